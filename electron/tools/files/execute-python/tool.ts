import { defineTool } from '../../../contract/define-tool.ts'
import { codeFolder, runsCode } from '../../../contract/presets.ts'
import { runFindings, runProof, runResult } from '../../../contract/run-code.ts'
import { args, runStep } from './run.ts'
import { texts } from './texts.ts'

/** A program of Python, shown in full and run only after a person approved exactly this text; as the signed-in user, without a shell. */
export const tool = defineTool({
  name: 'execute_python',
  version: 1,
  category: 'files',
  kind: 'remediation',
  access: runsCode,
  placement: { ...codeFolder, program: 'python3' },
  timeoutMs: 320_000,
  capabilities: ['free_command'],
  commandLine: { argument: 'code', shell: 'python' },
  args,
  result: runResult,
  steps: [{ id: 'run', via: 'node', run: runStep }],
  object: { from: ['path'] },
  undo: 'none',
  proof: runProof,
  findings: runFindings,
  texts,
})
