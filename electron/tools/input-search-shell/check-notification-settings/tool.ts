import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import { running, switched } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The present state of do not disturb or focus has no documented read: the app tells the person where to look (Windows key and N). */
export const tool = defineTool({
  name: 'check_notification_settings',
  version: 1,
  category: 'input_search_shell',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 300,
  timeoutMs: 15_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      notificationsOn: z.boolean(),
      soundsOn: z.boolean(),
      blockedByPolicy: z.boolean(),
      appsOff: z.array(z.string()),
      service: z.string().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'service == null',
  findings: [
    { id: 'all_off', severity: 'warning', act: { opens: 'notifications' }, when: 'notificationsOn == false' },
    { id: 'policy', severity: 'info', asCause: 'possible', when: 'blockedByPolicy == true' },
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        {
          finding: 'check_services/crashed',
          when: "!any(check_services.services, it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077]) && !starts(it.name, 'WpnUserService') && it.name != 'WpnService')",
        },
      ],
      when: "service != 'Running'",
      suggests: ['restart_system'],
    },
    {
      id: 'some_off',
      severity: 'info',
      act: { opens: 'notifications' },
      asCause: 'possible',
      when: 'count(appsOff) > 0',
    },
    {
      id: 'silent',
      severity: 'info',
      act: { opens: 'notifications' },
      asCause: 'possible',
      when: 'soundsOn == false && notificationsOn == true',
    },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'notifications',
          states: switched('notificationsOn'),
        },
        {
          word: 'sounds',
          states: switched('soundsOn'),
        },
        {
          word: 'service',
          states: running('service'),
        },
      ],
    },
  ],
  plannerHints: { components: ['notification', 'teams', 'mail'] },
  texts,
})
