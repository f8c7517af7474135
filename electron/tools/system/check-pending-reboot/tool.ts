import * as z from 'zod'

import { defineTool, type NativeOutput, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**
 * Rights of the signed-in person, from a table whose first column is the same on every Windows; what they mean stands
 * beside it in the language of the PC. Null = no right is named at all.
 */
export function parsePrivileges({ stdout }: Pick<NativeOutput, 'stdout'>): { readonly mayRestart: boolean | null } {
  const rights = [...stdout.matchAll(/^"(Se\w+Privilege)"/gm)].map(([, name]) => name)
  return { mayRestart: rights.length === 0 ? null : rights.includes('SeShutdownPrivilege') }
}

/** Tells whether Windows waits for a restart and for what reason. A file_rename reason alone is weak evidence: antivirus updaters set it all the time. */
export const tool = defineTool({
  name: 'check_pending_reboot',
  version: 1,
  category: 'system',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 400,
  timeoutMs: 20_000,
  triage: true,
  capabilities: ['pending_restart'],
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      pending: z.boolean().nullable(),
      strong: z.boolean().nullable(),
      reasons: z.array(z.enum(['servicing', 'windows_update', 'file_rename', 'computer_rename'])).nullable(),
      mayRestart: z.boolean().describe('the signed-in person has the right to').nullable(),
    }),
  steps: [
    powershell(run),
    {
      id: 'rights',
      via: 'native',
      outputs: ['mayRestart'],
      executable: '%SystemRoot%\\System32\\whoami.exe',
      argv: ['/priv', '/fo', 'csv', '/nh'],
      okExitCodes: [0],
      decode: 'oem',
      parse: parsePrivileges,
    },
  ],
  unknownWhen: 'pending == null',
  findings: [
    {
      id: 'restart_needed',
      severity: 'warning',
      when: 'strong == true && (mayRestart == null || mayRestart == true)',
      suggests: ['restart_system'],
      followUpChecks: ['check_windows_update_status'],
    },
    {
      id: 'restart_not_allowed',
      severity: 'problem',
      explains: ['check_pending_reboot/restart_needed', 'check_windows_update_status/restart_required'],
      when: 'strong == true && mayRestart == false',
    },
    { id: 'weak_sign', severity: 'info', when: 'pending == true && strong == false' },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'restart',
          states: [
            { when: 'strong == true', word: 'needed' },
            { when: 'pending == true', word: 'wished' },
            { when: 'pending == false', word: 'notNeeded', role: 'ok' },
          ],
        },
      ],
    },
  ],
  plannerHints: {
    components: ['restart', 'update', 'installed-software'],
    symptoms: ['asks-for-restart', 'slower-over-time'],
  },
  texts,
})
