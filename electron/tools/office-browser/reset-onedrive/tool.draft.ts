import * as z from 'zod'

import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'reset_onedrive',
  version: 1,
  category: 'office_browser',
  kind: 'remediation',
  access: {
    minRole: 'human_agent',
    risk: 'caution',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'external_api',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'public',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 180_000,
  args: () => z.strictObject({}),
  result: () => z.object({ exitCode: z.int(), running: z.boolean() }),
  steps: [
    {
      id: 'find',
      via: 'node',
      gives: [],
      run: FILL /* Find OneDrive.exe in %LOCALAPPDATA%\Microsoft\OneDrive, %ProgramFiles%\Microsoft OneDrive, %ProgramFiles(x86)%\Microsoft OneDrive, check the signature. ->  */,
    },
    {
      id: 'reset',
      via: 'native',
      gives: ['exitCode'],
      executable: '{runtime.oneDriveExe}',
      argv: ['/reset'],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* exit code only -> exitCode */,
    },
    { id: 'wait', via: 'node', gives: [], run: FILL /* Wait up to 60 seconds for the process to end. ->  */ },
    {
      id: 'start',
      via: 'native',
      gives: [],
      executable: '{runtime.oneDriveExe}',
      argv: ['/background'],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* none, do not wait for the end ->  */,
    },
    powershell(run, 'verify'),
  ],
  undo: 'none',
  proof: {
    tool: 'check_onedrive_status',
    after: 60_000,
    improvedWhen: 'after.running == true && after.signedIn == true',
  },
  findings: [{ id: 'not_back', severity: 'problem', when: 'running == false' }],
  plannerHints: { things: ['cloud-files'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["No uploads are waiting, or the person knows about them.", "The program was found in one of three known places.", "Runs unelevated."] ; verify in words: The process is back within 120 seconds and the account key still exists. ; undo in words: none; files stay, a full comparison follows ; confirm_on_pc: [] */
