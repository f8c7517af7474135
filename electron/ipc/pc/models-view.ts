import type { MeasuredModel } from '../../../shared/domain/model-endpoint.ts'
import type { ModelsView } from '../../../shared/ipc/model-view.ts'
import type { ModelKeys } from '../../hosts/model-keys.ts'
import { allowedWay } from '../../hosts/models.ts'
import type { Settings } from '../../settings/settings.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'
import { settingView } from './pc-view.ts'

export type ModelsViewDeps = {
  readonly settings: Settings
  readonly keys: ModelKeys
  readonly measured: readonly MeasuredModel[]
}

/** Settings of models as the page shows them. */
export async function modelsView(
  context: ViewContext,
  { settings, keys, measured }: ModelsViewDeps,
): Promise<ModelsView> {
  const address = settings.get('modelAddress')
  const way = address === '' ? null : allowedWay({ address }, settings)
  const mode = settingView('modelMode', settings)
  const on = settingView('modelOn', settings)
  const isForbidden = mode.value === 'none'
  return {
    use: {
      source: on.source,
      value: on.value && address !== '' && !isForbidden ? 'on' : 'off',
      lockedBy: isForbidden ? (mode.lockedBy ?? { source: mode.source, contact: null, policy: null }) : on.lockedBy,
    },
    address,
    model: settings.get('modelName'),
    place: way?.ok === true ? way.value.place : null,
    refusal: way?.ok === false ? errorView(way.error, context) : null,
    key: { place: address === '' ? 'none' : await keys.placeOf(address), isKept: keys.isKept() },
    listed: settings.get('modelEndpoints'),
    onlyListed:
      mode.value === 'listed' ? (mode.lockedBy ?? { source: mode.source, contact: null, policy: null }) : null,
    sendPii: settingView('sendPii', settings),
    measured,
  }
}
