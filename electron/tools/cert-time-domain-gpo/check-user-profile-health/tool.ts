import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The profile of the signed-in person, and what Windows wrote down about profiles in the last 30 days. */
export const tool = defineTool({
  name: 'check_user_profile_health',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 800,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      temporary: z.boolean(),
      backupEntries: z.int().describe('count'),
      profiles: z.int().describe('count'),
      events: z.array(z.object({ id: z.int(), utc: z.iso.datetime() })).nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'profiles == null || profiles == 0',
  findings: [
    {
      id: 'temporary_profile',
      severity: 'problem',
      explains: ['check_user_profile_health/load_errors', 'check_user_profile_health/broken_entry'],
      when: 'temporary == true',
      // A sign-out or a restart is for the person, once their files are in a safe place.
      keeps: ['files_of_this_session'],
      followUpChecks: ['check_disk_usage', 'check_volume_errors'],
    },
    {
      id: 'broken_entry',
      severity: 'warning',
      explains: ['check_user_profile_health/load_errors'],
      when: 'backupEntries > 0',
    },
    {
      id: 'load_errors',
      severity: 'warning',
      when: 'any(events, it.id in [1508,1511,1515])',
      logEvidence: { list: 'events', at: 'utc' },
    },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'profile',
          states: [
            { when: 'temporary == true', word: 'temporary' },
            { when: 'temporary == false', word: 'usual', role: 'ok' },
          ],
        },
        {
          word: 'leftOvers',
          states: [
            { when: 'backupEntries > 0', word: 'damaged' },
            { when: 'backupEntries == 0', word: 'nothing', role: 'ok' },
          ],
        },
      ],
    },
    { kind: 'events', when: 'count(events) > 0', each: 'events', label: 'it.id', at: 'it.utc', days: '30' },
  ],
  plannerHints: { components: ['profile', 'file', 'account', 'permission'], symptoms: ['missing'] },
  texts,
})
