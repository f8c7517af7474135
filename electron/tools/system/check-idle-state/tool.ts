import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { readSession } from './read-session.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Checked before every action that waits for a quiet moment: input idle time, lock state, other people signed in, calls in progress, power source. idleSec and locked come from the user session, not from an elevated process. quser.exe is missing on Home editions and its text is translated. Full-screen state is left out: there is no dependable read without compiled code. */
export const tool = defineTool({
  name: 'check_idle_state',
  version: 1,
  category: 'system',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 200,
  timeoutMs: 20_000,
  capabilities: ['idle_state'],
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      idleSec: z.int().describe('s').nullable(),
      locked: z.boolean().nullable(),
      otherSessions: z.array(z.int().describe('session number')),
      onBattery: z.boolean(),
      batteryPct: z.int().describe('%').nullable(),
      inCall: z.boolean(),
      remoteSession: z.boolean().nullable(),
      mediaApps: z.array(z.string()),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run), { id: 'session', via: 'node', outputs: ['idleSec', 'locked'], run: readSession }],
  unknownWhen: 'idleSec == null || locked == null || remoteSession == null',
  findings: [
    { id: 'in_use', severity: 'info', when: 'idleSec < 300 && locked == false' },
    { id: 'remote_session', severity: 'info', when: 'remoteSession == true' },
    { id: 'call_running', severity: 'info', when: 'inCall == true' },
    { id: 'others_signed_in', severity: 'info', when: 'count(otherSessions) > 0' },
    {
      id: 'battery_low',
      severity: 'warning',
      when: 'onBattery == true && batteryPct < 20',
      followUpChecks: ['check_battery_status'],
      figure: 'batteryPct',
    },
  ],
  checkUp: { standsForArea: false },
  picture: [
    {
      kind: 'facts',
      facts: [{ value: 'idleSec' }, { value: 'batteryPct' }, { value: 'inCall' }, { value: 'remoteSession' }],
    },
  ],
  plannerHints: { components: ['presence'] },
  texts,
})
