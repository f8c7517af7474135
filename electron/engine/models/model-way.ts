import type { ModelEndpoint } from '../../../shared/domain/model-endpoint.ts'
import { wayToModel, type ModelWay } from '../../executors/http/model-address.ts'
import { parseUrl } from '../../kernel/parse-url.ts'
import { fail, type Result } from '../../kernel/result.ts'
import type { Settings } from '../../settings/settings.ts'
import { guardListsOf } from '../network/external-access.ts'

/** How a model may be reached now: the mode is asked, and what settings or policy say of models. */
export function allowedWay(
  { address }: Pick<ModelEndpoint, 'address'>,
  settings: Pick<Settings, 'get' | 'view'>,
): Result<ModelWay> {
  const allowed = settings.get('modelMode')
  const isListed = settings.get('modelEndpoints').some((one) => isBelow(address, one))
  if (allowed === 'none' || (allowed === 'listed' && !isListed)) {
    const { source } = settings.view('modelMode')
    return fail(source === 'policy' ? 'blocked_by_policy' : 'blocked_in_settings')
  }
  return wayToModel(address, { mode: settings.get('mode'), access: guardListsOf(settings) })
}

/** The same server, and a path that begins as the listed one does. */
function isBelow(address: string, listed: string): boolean {
  const [asked, allowed] = [parseUrl(address), parseUrl(listed)]
  if (allowed === null || asked?.origin !== allowed.origin) return false
  const path = allowed.pathname.replace(/\/$/, '')
  return asked.pathname === path || asked.pathname.startsWith(`${path}/`)
}
