import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The Security log is not offered. Messages are in the language of the PC: use values for decisions. */
export const tool = defineTool({
  name: 'check_event_log_details',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 1_000,
  timeoutMs: 45_000,
  args: () =>
    z.strictObject({
      log: z
        .enum([
          'System',
          'Application',
          'Setup',
          'Microsoft-Windows-WindowsUpdateClient/Operational',
          'Microsoft-Windows-GroupPolicy/Operational',
          'Microsoft-Windows-WLAN-AutoConfig/Operational',
          'Microsoft-Windows-PrintService/Admin',
          'Microsoft-Windows-Windows Defender/Operational',
          'Microsoft-Windows-TerminalServices-LocalSessionManager/Operational',
          'Microsoft-Windows-AppXDeploymentServer/Operational',
          'Microsoft-Windows-Kernel-PnP/Configuration',
        ])
        .default('System'),
      // An unexpected stop: what people ask for when they give no number.
      eventId: z.int().min(0).max(65_535).default(41),
      provider: text(/^[A-Za-z0-9 ._()/-]{1,128}$/, 128)
        .nullable()
        .default(null),
      hours: z.int().min(1).max(720).default(72).describe('h'),
      max: z.int().min(1).max(100).default(20),
    }),
  result: () =>
    z.object({
      log: z.string(),
      eventId: z.int(),
      count: z.int().describe('count'),
      events: z.array(
        z.object({
          utc: z.iso.datetime(),
          provider: z.string(),
          level: z.int(),
          pid: z.int(),
          values: z.array(z.string()),
          message: z.string().nullable(),
        }),
      ),
    }),
  steps: [powershell(run)],
  unknownWhen: 'count == null',
  findings: [
    { id: 'none', severity: 'info', when: 'count == 0' },
    { id: 'found', severity: 'info', when: 'count > 0' },
  ],
  picture: [{ kind: 'events', each: 'events', label: 'it.provider', at: 'it.utc', days: 'args.hours / 24' }],
  plannerHints: { components: ['event-log'] },
  texts,
})
