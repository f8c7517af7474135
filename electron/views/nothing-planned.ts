import type { Plan } from '../../shared/domain/check-plan.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/**
 * A text for which nothing is looked at, at least not before a question is answered. Where no word of it is known it may be written in a language that
 * Deskmedic does not read: that is said, for "no problem of this PC" would be wrong then.
 */
export function nothingPlanned(
  plan: { readonly reason: string } & Pick<Plan, 'firstAid'>,
  translator: Translator,
): readonly string[] {
  const { reason } = plan
  if (reason === 'empty_text') return [translator.text('diagnose.empty')]
  if (reason === 'first_aid') return firstAidText(plan, translator)
  if (reason === 'unsafe_request') return [translator.text('diagnose.refuse')]
  if (reason === 'unsafe_part') return [translator.text('diagnose.refusePart')]
  if (reason === 'other_language') return [translator.text('diagnose.languages')]
  if (reason === 'program_wanted') return [translator.text('diagnose.programWanted')]
  if (reason === 'perhaps_off_topic') return [translator.text('diagnose.perhapsOther')]
  const none = translator.text('diagnose.none')
  return reason === 'nothing_matched' ? [none, translator.text('diagnose.languages')] : [none]
}

/** What a person does themselves; said first, whatever is looked into besides. */
export function firstAidText(plan: Pick<Plan, 'firstAid'> | null, translator: Translator): readonly string[] {
  const firstAid = plan?.firstAid
  return firstAid === undefined ? [] : [translator.text(`firstAid.${firstAid}`)]
}
