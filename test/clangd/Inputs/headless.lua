-- Opens the file, waits for the finding, takes the quick fix, waits until it is gone, writes the file.
local function say(text) io.stdout:write(text .. '\n') end
local function wait(what, condition)
  if not vim.wait(60000, condition, 50) then
    say('no ' .. what)
    vim.cmd('cquit 1')
  end
end
wait('finding', function() return #vim.diagnostic.get(0) > 0 end)
for _, d in ipairs(vim.diagnostic.get(0)) do
  say(string.format('%d:%d: %s [%s]', d.lnum + 1, d.col + 1, d.message:gsub('\n.*', ''), d.code))
end
local d = vim.diagnostic.get(0)[1]
vim.api.nvim_win_set_cursor(0, { d.lnum + 1, d.col })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = { d.user_data.lsp and {
  range = params.range, message = d.message, code = d.code, severity = d.severity, source = d.source } } }
params.context.diagnostics[1].range = {
  start = { line = d.lnum, character = d.col }, ['end'] = { line = d.end_lnum, character = d.end_col } }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 30000)
for _, answer in pairs(answers) do
  for _, action in ipairs(answer.result) do
    if action.kind == 'quickfix' then
      say('quick fix: ' .. action.title)
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
    end
  end
end
wait('end of the finding', function() return #vim.diagnostic.get(0) == 0 end)
say('clean')
vim.cmd('write')
vim.cmd('qall')
