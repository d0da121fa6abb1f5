-- Neovim 0.7 and newer as docs/editors.md sets it up.
vim.diagnostic.config({
  virtual_text = { format = function(d) return d.code end },
  float = { format = function(d) return string.format('%s [%s]', d.message, d.code) end },
})
vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'c', 'cpp', 'cuda' },
  callback = function(args)
    local id = vim.lsp.start_client({
      name = 'smemlint-clangd',
      cmd = { vim.env.SMEMLINT_CLANGD },
      root_dir = vim.fn.getcwd(),
    })
    vim.lsp.buf_attach_client(args.buf, id)
  end,
})
vim.opt.shortmess:append('I')
vim.opt.swapfile = false
vim.opt.number = true
vim.opt.signcolumn = 'yes'
