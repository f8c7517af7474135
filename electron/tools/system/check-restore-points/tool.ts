import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { switched } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The list itself needs elevation; without it points is null and the verdict is unknown, never "none". */
export const tool = defineTool({
  name: 'check_restore_points',
  version: 1,
  category: 'system',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 600,
  timeoutMs: 40_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      protectionOn: z.boolean().nullable(),
      disabledByPolicy: z.boolean(),
      points: z.array(z.object({ sequence: z.int(), description: z.string(), createdDmtf: z.string() })).nullable(),
      newestSequence: z.int().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'points == null && (disabledByPolicy == null || disabledByPolicy == false)',
  findings: [
    {
      id: 'protection_off',
      severity: 'info',
      act: { opens: 'system_protection' },
      asCause: 'possible',
      when: 'protectionOn == false',
    },
    { id: 'blocked_by_policy', severity: 'info', when: 'disabledByPolicy == true' },
    {
      id: 'no_points',
      severity: 'info',
      asCause: 'possible',
      when: 'count(points) == 0',
      suggests: ['create_restore_point'],
    },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'protection',
          states: switched('protectionOn'),
        },
        {
          word: 'points',
          value: 'count(points)',
          states: [
            { when: 'count(points) == 0', word: 'none' },
            { when: 'count(points) > 0', word: 'there', role: 'ok' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['restore-point'] },
  texts,
})
