import * as z from 'zod'

import { defineTool } from '../../../contract/define-tool.ts'
import { ownNetwork, repair } from '../../../contract/presets.ts'
import { texts } from './texts.ts'

/** Without switches that sign out or restart: what needs one of them comes with the next sign-in. */
export const tool = defineTool({
  name: 'refresh_group_policy',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'remediation',
  access: repair,
  placement: ownNetwork,
  timeoutMs: 180_000,
  args: () => z.strictObject({ target: z.enum(['user', 'computer']).default('user') }),
  result: () => z.object({ exitCode: z.int() }),
  steps: [
    {
      id: 'refresh',
      via: 'native',
      executable: '%SystemRoot%\\System32\\gpupdate.exe',
      argv: ['/target:{p.target}', '/wait:120'],
      // 1 = some could not be loaded: the check afterwards tells.
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
    },
  ],
  object: 'one',
  undo: 'none',
  preconditions: [{ tool: 'check_domain_status', must: 'domainJoined == true && dcReachable == true' }],
  proof: {
    tool: 'check_group_policy',
    after: 0,
    improvedWhen: 'after.readUtc > before.readUtc && count(after.failed) <= count(before.failed)',
  },
  findings: [
    {
      id: 'failed',
      severity: 'problem',
      when: 'exitCode != 0',
      followUpChecks: ['check_domain_status', 'check_vpn_status'],
    },
  ],
  plannerHints: { components: ['policy'] },
  texts,
})
