import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, type NativeOutput, powershell } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

// Time of the sample, then the difference with its sign; the decimal mark follows the language of the person.
const sample = /^.*\d\d:\d\d.*,\s*([+-]\d{1,12})[.,](\d{1,9})s\s*$/gm

/**
 * Reads `w32tm /stripchart /dataonly`: the middle of the samples in seconds, + = the clock of the PC is behind. A
 * sample that failed has a code instead. Null = there is none.
 */
export function parseOffset({ stdout }: Pick<NativeOutput, 'stdout'>): { offsetSec: number | null } {
  const offsets = [...stdout.matchAll(sample)]
    .map(([, whole = '', fraction = '']) => Number(`${whole}.${fraction}`))
    .toSorted((a, b) => a - b)
  return { offsetSec: offsets[Math.floor(offsets.length / 2)] ?? null }
}

/**
 * Needs no elevation, unlike w32tm /query. The time service starts on a trigger on PCs without a domain: stopped is
 * normal.
 */
export const tool = defineTool({
  name: 'check_time_sync',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'diagnostic',
  access: readOnly,
  placement: ownNetwork,
  typicalMs: 2_500,
  timeoutMs: 25_000,
  args: () =>
    z.strictObject({ server: text(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/, 253).default('time.windows.com') }),
  result: () =>
    z.object({
      server: z.string(),
      offsetSec: z.number().describe('s').nullable(),
      service: z.string().nullable(),
      startType: z.string().nullable(),
      syncType: z.string().nullable(),
      zone: z.string(),
      zoneOffsetMin: z.int().describe('min'),
      daylightOn: z.boolean(),
      autoZone: z.boolean().nullable(),
    }),
  steps: [
    {
      id: 'asked',
      via: 'node',
      outputs: ['server'],
      run: ({ state }) => Promise.resolve({ server: state.p.server }),
    },
    {
      id: 'offset',
      reaches: ({ p }) => String(p['server']),
      via: 'native',
      outputs: ['offsetSec'],
      executable: '%SystemRoot%\\System32\\w32tm.exe',
      argv: ['/stripchart', '/computer:{p.server}', '/samples:3', '/dataonly'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: parseOffset,
    },
    powershell(run, 'local'),
  ],
  unknownWhen: 'offsetSec == null',
  findings: [
    {
      id: 'clock_wrong',
      severity: 'problem',
      when: 'abs(offsetSec) > 300',
      suggests: ['sync_time'],
      followUpChecks: ['check_domain_status'],
      figure: 'abs(offsetSec)',
    },
    {
      id: 'clock_off',
      severity: 'warning',
      when: 'abs(offsetSec) > 30 && abs(offsetSec) <= 300',
      suggests: ['sync_time'],
      figure: 'abs(offsetSec)',
    },
    { id: 'service_disabled', severity: 'warning', when: "startType == 'Disabled'" },
    {
      id: 'whole_hours',
      severity: 'info',
      act: { opens: 'date_time' },
      asCause: 'possible',
      when: 'abs(offsetSec) <= 30 && autoZone == false',
    },
  ],
  picture: [{ kind: 'gauge', value: 'abs(offsetSec)', word: 'clock', to: '600' }],
  plannerHints: { components: ['clock', 'certificate', 'account'] },
  texts,
})
