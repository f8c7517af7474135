import { defineTool } from '../../../contract/define-tool.ts'
import { codeFolder, runsCode } from '../../../contract/presets.ts'
import { runFindings, runProof, runResult } from '../../../contract/run-code.ts'
import { args, runStep } from './run.ts'
import { texts } from './texts.ts'

/** A check of source code, by one call of Python or Node without a shell; its line is judged and shown, and every call asks. */
export const tool = defineTool({
  name: 'lint_code',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: runsCode,
  placement: codeFolder,
  timeoutMs: 320_000,
  capabilities: ['free_command'],
  commandLine: { argument: 'command', shell: 'posix' },
  args,
  result: runResult,
  steps: [{ id: 'run', via: 'node', run: runStep }],
  object: { from: ['command'] },
  undo: 'none',
  proof: runProof,
  findings: runFindings,
  texts,
})
