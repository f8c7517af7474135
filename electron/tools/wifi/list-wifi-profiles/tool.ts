import * as z from 'zod'

import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { readProfilesStep } from './read-profiles.ts'
import { texts } from './texts.ts'

/** Names and protection of the saved networks, from the XML that Windows exports into a folder of this run. Passwords are never read. */
export const tool = defineTool({
  name: 'list_wifi_profiles',
  version: 1,
  category: 'wifi',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 1_200,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      profiles: z
        .array(
          z.object({ name: z.string(), auth: z.string(), encryption: z.string(), mode: z.enum(['auto', 'manual']) }),
        )
        .nullable(),
    }),
  steps: [
    {
      id: 'export',
      via: 'native',
      executable: '%SystemRoot%\\System32\\netsh.exe',
      argv: ['wlan', 'export', 'profile', 'folder={runtime.dir}'],
      // Without the Wi-Fi service nothing is exported: that is no answer, not "none".
      okExitCodes: [0],
      decode: 'oem',
      // Without key=clear the files hold no readable key.
      parse: () => ({}),
    },
    {
      id: 'read',
      via: 'node',
      outputs: ['profiles'],
      run: readProfilesStep,
    },
  ],
  unknownWhen: 'profiles == null',
  findings: [
    {
      id: 'open_network',
      severity: 'warning',
      act: { opens: 'wifi' },
      when: "any(profiles, it.auth == 'open' && it.encryption == 'none' && it.mode == 'auto')",
      culprits: {
        each: 'profiles',
        where: "it.auth == 'open' && it.encryption == 'none' && it.mode == 'auto'",
        name: 'it.name',
      },
    },
    {
      id: 'old_protection',
      severity: 'warning',
      when: "any(profiles, it.encryption in ['WEP','TKIP'])",
      culprits: { each: 'profiles', where: "it.encryption in ['WEP','TKIP']", name: 'it.name' },
    },
    { id: 'none', severity: 'info', when: 'count(profiles) == 0' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'profiles',
      label: 'it.name',
      states: [
        { when: "it.auth == 'open' && it.encryption == 'none'", word: 'open' },
        { when: "it.encryption in ['WEP','TKIP']", word: 'old' },
        { when: "it.auth != 'open'", word: 'protected', role: 'ok' },
      ],
      nothing: 'noNetwork',
    },
  ],
  plannerHints: { components: ['wifi'] },
  texts,
})
