import type { WithheldFix } from '../../shared/domain/diagnosis.ts'

/**
 * Fixes that are not offered and whose reason says something: that a step has nothing to act on here is no news to a person. Records
 * and JSON keep all of them.
 */
export function toldWithheld(withheld: readonly WithheldFix[]): readonly WithheldFix[] {
  return withheld.filter(({ reason }) => reason.data['reason'] !== 'no_element')
}
