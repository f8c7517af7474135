import type { AppError } from '../../../shared/errors.ts'
import { checkUrl } from '../../executors/http/guard/check-url.ts'
import { rulesFor, rulesInMode } from '../../executors/http/web/web-address.ts'
import { appError, ok } from '../../kernel/result.ts'
import type { ExternalAccessSettings } from '../host-ports.ts'

/** Why an address would not be reached now, without a look-up; null = it would. */
export function judgeUrl(
  url: string,
  tool: string,
  asked: { readonly externalAccess: ExternalAccessSettings; readonly oneWay: boolean },
): AppError | null {
  const { externalAccess, oneWay } = asked
  const way = { access: externalAccess.access(), mode: externalAccess.mode() }
  const rules = oneWay ? ok(rulesFor(url, tool, way.access)) : rulesInMode(url, tool, way)
  if (!rules.ok) return rules.error
  const checked = checkUrl(url, rules.value)
  if (checked.verdict === 'allow') return null
  const host = /^[a-z]+:\/\/([^/?#]{1,100})/i.exec(url)?.[1] ?? url.slice(0, 100)
  return appError('url_refused', { host, reason: checked.code, step: checked.step })
}
