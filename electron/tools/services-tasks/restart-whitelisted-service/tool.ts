import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

const allowed = [
  'Spooler',
  'Audiosrv',
  'AudioEndpointBuilder',
  'WlanSvc',
  'Dhcp',
  'wuauserv',
  'BITS',
  'WSearch',
  'W32Time',
  'Netlogon',
  'LanmanWorkstation',
  'Themes',
  'FontCache',
  'bthserv',
  'TermService',
] as const

// oxlint-disable-next-line no-control-regex -- keeping control characters out is what it is for
const serviceName = /^[^\u0000-\u001f\\/:*?]{1,256}$/

/** Restarts one service of a short allow-list and the services that depend on it. The DNS client service cannot be stopped on Windows 10 and later and is not on the list: use flush_dns_cache. TermService ends remote sessions: never offer it inside one. */
export const tool = defineTool({
  name: 'restart_whitelisted_service',
  version: 1,
  category: 'services_tasks',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Only services of the allow-list; the person confirms the notice and the elevation prompt.',
  },
  placement: thisPc,
  timeoutMs: 90_000,
  args: () =>
    z.strictObject({
      name: z.enum(allowed),
    }),
  result: () =>
    z.object({
      name: z.enum(allowed),
      status: z.string(),
      dependents: z.array(
        z.object({
          name: text(serviceName, 256),
          status: z.string(),
        }),
      ),
    }),
  steps: [powershell(withParts(run, 'namePattern', 'stopServices'))],
  undoSteps: [powershell(withParts(undo, 'namePattern'), 'start')],
  object: { from: ['name'] },
  undo: 'automatic',
  undoWhen: "result.status != 'Running' || any(result.dependents, it.status != 'Running')",
  undoReads: ['name', 'dependents'],
  proof: {
    tool: 'check_services',
    args: { names: ['$args.name'] },
    after: 25_000,
    improvedWhen: "any(after.services, it.name == args.name && it.state == 'Running')",
  },
  changes: [
    { field: 'state', each: { list: 'services', where: 'it.name == args.name' }, value: 'it.state', to: "'Running'" },
  ],
  findings: [
    {
      id: 'not_running',
      severity: 'problem',
      when: "status != 'Running'",
      suggests: ['restart_system'],
      followUpChecks: ['check_event_logs_summary'],
    },
    { id: 'dependent_down', severity: 'warning', when: "any(dependents, it.status != 'Running')" },
  ],
  plannerHints: { components: ['service'] },
  // Asked for by name is the one service that people know: the one that prints.
  requestedArgs: { name: 'Spooler' },
  texts,
})
