import { standInPattern } from '../../../shared/domain/stand-ins.ts'
import type { MeasuredModel } from '../../../shared/domain/model-endpoint.ts'
import { categories } from '../../../shared/domain/tool-manifest.ts'
import type { ModelsView, SentView } from '../../../shared/ipc/model-view.ts'
import type { ModelMessage } from '../../contract/model-port.ts'
import type { ModelKeys } from '../../hosts/desktop/model-keys.ts'
import { allowedWay } from '../../engine/models/model-way.ts'
import type { Settings } from '../../settings/settings.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'
import type { SentToModel } from '../consent/model-agreement.ts'
import { settingView } from './pc-view.ts'

export type ModelsViewDeps = {
  readonly settings: Settings
  readonly keys: ModelKeys
  readonly measured: readonly MeasuredModel[]
}

/** What an agent does with files and pages is nothing that a model elsewhere is told of. */
const checkAreas = categories.filter((category) => category !== 'files' && category !== 'web')

/** What was told, as the page shows it. */
export function sentView({ address, model, messages, tools }: SentToModel): SentView {
  const shown = messages.map((message) => ({ from: message.role, text: textOf(message) }))
  const whole = shown.map(({ text }) => text).join('\n')
  return {
    ...{ address, model, tools, messages: shown },
    sizeBytes: Buffer.byteLength(whole),
    standIns: new Set(whole.match(standInPattern)).size,
  }
}

function textOf(message: ModelMessage): string {
  if (message.role !== 'assistant') return message.text
  const calls = message.calls.map(({ name, argumentsText }) => `${name} ${argumentsText}`)
  return [message.text, ...calls].filter((text) => text !== '').join('\n')
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
    areas: checkAreas.map((category) => ({
      category,
      title: context.translator.text(`ui.category.${category}`),
      isTold: !settings.get('modelWithheld').includes(category),
    })),
    measured,
  }
}
