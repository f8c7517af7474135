import { personalKinds, type PersonalKind } from './report.ts'

/** What a stand-in says of the value behind it; `name` = nobody can tell. */
export type StandInKind = PersonalKind | 'name'

const kinds = [...personalKinds, 'name'].join('|')

/** Every stand-in in a text, such as `<computer-1>`. */
export const standInPattern = new RegExp(`<(?:${kinds})-\\d{1,6}>`, 'g')

/** The beginning of one at the end of a text that still comes in. */
export const halfStandIn = /<(?:[a-z]{0,8}(?:-\d{0,6})?)?$/u

export function standInFor(kind: StandInKind, number: number): string {
  return `<${kind}-${number.toString()}>`
}
