import type { ModelEndpoint } from '../../../../shared/domain/model-endpoint.ts'
import type { ModelsView } from '../../../../shared/ipc/model-view.ts'
import type { WindowText } from '../../../i18n/text-context.ts'

/** What is known of a model of the server in use: whether it can run checks, and how much it keeps in mind. */
export function abilityText(
  { address, model, measured }: ModelEndpoint & Pick<ModelsView, 'measured'>,
  { text, formats }: Pick<WindowText, 'text' | 'formats'>,
): string {
  const known = measured.find((each) => each.address === address && each.model === model)
  if (known === undefined) return text('ui.models.notMeasured')
  const can = known.canUseTools ? 'yes' : 'no'
  return known.contextTokens === null
    ? text('ui.models.ability', { can })
    : text('ui.models.abilityTokens', { can, tokens: formats.count(known.contextTokens) })
}
