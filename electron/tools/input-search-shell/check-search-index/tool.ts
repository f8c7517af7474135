import * as z from 'zod'

import { onlyCrashedService } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import { running } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The question to the index needs COM: in restricted script mode the answer stays unknown. */
export const tool = defineTool({
  name: 'check_search_index',
  version: 1,
  category: 'input_search_shell',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 1_500,
  timeoutMs: 35_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      service: z.string().nullable(),
      startType: z.string().nullable(),
      setupDone: z.boolean().nullable(),
      dataFolder: z.string().nullable(),
      queryOk: z.boolean().nullable(),
      hasFiles: z.boolean().nullable(),
      errors7d: z.int().describe('count').nullable(),
      indexerRunning: z.boolean(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: "service == null || (service == 'Running' && queryOk == null)",
  findings: [
    {
      id: 'service_off',
      severity: 'problem',
      explains: [
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['WSearch']) },
        'check_search_index/index_silent',
        'check_search_index/index_empty',
      ],
      when: "service != 'Running' && startType != 'Disabled'",
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'WSearch'" } } },
    },
    {
      id: 'service_disabled',
      severity: 'warning',
      explains: ['check_search_index/service_off', 'check_search_index/index_silent', 'check_search_index/index_empty'],
      when: "startType == 'Disabled'",
      followUpChecks: ['check_group_policy'],
    },
    {
      id: 'index_silent',
      severity: 'problem',
      explains: ['check_search_index/many_errors'],
      when: 'queryOk == false',
      suggests: ['restart_whitelisted_service', 'rebuild_search_index'],
      bind: { restart_whitelisted_service: { args: { name: "'WSearch'" } } },
    },
    { id: 'index_empty', severity: 'problem', when: 'hasFiles == false', suggests: ['rebuild_search_index'] },
    {
      id: 'many_errors',
      severity: 'warning',
      when: 'errors7d > 10 && (setupDone == null || setupDone == true)',
      suggests: ['rebuild_search_index'],
    },
    { id: 'rebuilding', severity: 'info', when: 'setupDone == false' },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'service',
          states: running('service'),
        },
        {
          word: 'answers',
          states: [
            { when: 'queryOk == true', word: 'works', role: 'ok' },
            { when: 'queryOk == false', word: 'noAnswer' },
          ],
        },
        {
          word: 'content',
          states: [
            { when: 'hasFiles == true', word: 'filled', role: 'ok' },
            { when: 'hasFiles == false', word: 'empty' },
          ],
        },
        {
          word: 'errors',
          value: 'errors7d',
          states: [
            { when: 'errors7d > 10', word: 'many' },
            { when: 'errors7d <= 10', word: 'few', role: 'ok' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['search', 'mail', 'file'] },
  texts,
})
