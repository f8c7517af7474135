import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Private keys are never touched. Browser warnings about a web site have another cause: the clock or the site itself. */
export const tool = defineTool({
  name: 'check_certificates',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 300,
  timeoutMs: 20_000,
  args: () => z.strictObject({ days: z.int().min(1).max(365).default(30).describe('d') }),
  result: () =>
    z.object({
      total: z.int().describe('count').nullable(),
      valid: z.int().describe('count').nullable(),
      listed: z
        .array(
          z.object({
            subject: z.string(),
            issuer: z.string(),
            thumbprint: z.string(),
            hasPrivateKey: z.boolean(),
            selfSigned: z.boolean(),
            notBeforeUtc: z.iso.datetime(),
            notAfterUtc: z.iso.datetime(),
            expired: z.boolean(),
            soon: z.boolean(),
            store: z.enum(['user', 'machine']),
            fromTemplate: z.boolean().describe('by a company authority that renews it by policy').nullable(),
          }),
        )
        .nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'total == null',
  findings: [
    {
      id: 'expired',
      severity: 'problem',
      when: 'any(listed, it.expired == true && it.hasPrivateKey == true && it.selfSigned == false && days_since(it.notAfterUtc) < 400)',
      suggests: ['refresh_group_policy'],
      // What somebody issued by hand, nobody renews by itself.
      bind: {
        refresh_group_policy: {
          each: 'listed',
          where: 'it.expired == true && it.hasPrivateKey == true && it.fromTemplate == true',
        },
      },
      followUpChecks: ['check_vpn_status', 'check_domain_status'],
    },
    {
      id: 'soon',
      severity: 'warning',
      when: 'any(listed, it.soon == true && it.hasPrivateKey == true && it.selfSigned == false)',
      suggests: ['refresh_group_policy'],
      figure: {
        each: 'listed',
        where: 'it.soon == true && it.hasPrivateKey == true && it.selfSigned == false',
        best: '0 - days_until(it.notAfterUtc)',
        value: 'days_until(it.notAfterUtc)',
      },
    },
    { id: 'none', severity: 'info', when: 'total == 0' },
  ],
  picture: [
    {
      kind: 'spans',
      each: 'listed',
      label: 'it.subject',
      from: 'it.notBeforeUtc',
      to: 'it.notAfterUtc',
      nothing: 'noneExpire',
    },
  ],
  plannerHints: { components: ['certificate', 'vpn', 'account', 'web-page'] },
  texts,
})
