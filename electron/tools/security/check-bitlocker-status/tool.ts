import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Without elevation only the number shown by Explorer is available, and only in Full Language Mode. Recovery keys are never selected. */
export const tool = defineTool({
  name: 'check_bitlocker_status',
  version: 1,
  category: 'security',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 500,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      volumes: z.array(
        z.object({
          drive: z.string(),
          protection: z.string().nullable(),
          volume: z.string().nullable(),
          encryptedPct: z.int().describe('%').nullable(),
          protectors: z.array(z.string()),
          shellCode: z.int().describe('1 on, 2 off, 3 encrypting, 4 decrypting, 5 suspended, 6 locked').nullable(),
        }),
      ),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'count(volumes) == 0 || all(volumes, it.protection == null && it.shellCode == null)',
  findings: [
    {
      id: 'suspended',
      severity: 'warning',
      when: "any(volumes, (it.protection == 'Off' && it.volume == 'FullyEncrypted') || it.shellCode == 5)",
      culprits: {
        each: 'volumes',
        where: "(it.protection == 'Off' && it.volume == 'FullyEncrypted') || it.shellCode == 5",
        name: 'it.drive',
      },
    },
    {
      id: 'locked',
      severity: 'problem',
      when: 'any(volumes, it.shellCode == 6)',
      culprits: { each: 'volumes', where: 'it.shellCode == 6', name: 'it.drive' },
    },
    {
      id: 'encrypting',
      severity: 'info',
      when: "any(volumes, it.volume in ['EncryptionInProgress','DecryptionInProgress'] || it.shellCode in [3,4])",
    },
    { id: 'not_encrypted', severity: 'info', when: "any(volumes, it.volume == 'FullyDecrypted' || it.shellCode == 2)" },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'volumes',
      label: 'it.drive',
      value: 'it.encryptedPct',
      states: [
        { when: 'it.shellCode == 6', word: 'locked' },
        { when: "it.shellCode == 5 || (it.protection == 'Off' && it.volume == 'FullyEncrypted')", word: 'suspended' },
        { when: "it.volume == 'FullyDecrypted' || it.shellCode == 2", word: 'notEncrypted' },
        { when: "it.protection == 'On' || it.shellCode == 1", word: 'protected', role: 'ok' },
      ],
    },
  ],
  plannerHints: { components: ['encryption'] },
  texts,
})
