import type { Translator } from '../../../shared/texts/translate.ts'
import type { Found } from '../../conversation/driver.ts'
import { harmless } from '../../views/harmless.ts'
import { showError } from './show-error.ts'

/** What a model said, as its own words, and that it was lost where it was. */
export function modelLines({ said }: Pick<Found, 'said'>, model: string, translator: Translator): readonly string[] {
  if (said === undefined) return []
  const text = said.text.trim()
  const spoken = text === '' ? [] : [translator.text('models.says', { model: harmless(model) }), harmless(text), '']
  return said.lost === null
    ? spoken
    : [...spoken, translator.text('models.lost'), ...showError(said.lost, translator), '']
}
