import { heldIn } from '../../../shared/domain/is-record.ts'
import { readablePieces } from '../../../shared/texts/exact-text.ts'

/** What a model is told of a call: data with where it comes from, never a text of its own. */
export type Envelope = {
  readonly tool: string
  readonly callId: string
  /** `untrusted` = anybody can have written what stands in it. */
  readonly trust: 'pc' | 'untrusted'
  /** True = lists were shortened, or texts cut. */
  readonly truncated: boolean
  readonly data: unknown
}

const mostCharacters = 16 * 1024
const longestText = 2_000
/** Marks by which chat templates tell who speaks: broken up, nobody is imitated by them. */
const templateMarks = /<\||\|>|\[\/?INST\]|<\/?(?:s|tool_call|tool_response|think|system|assistant|user)>|<<\/?SYS>>/gi

/** Writes an envelope in at most 16 KiB of characters. Of a result that is far too long no more is looked at than can be told. */
export function sealed({ data, ...about }: Omit<Envelope, 'truncated'>): string {
  const written = (told: unknown, truncated: boolean): string =>
    JSON.stringify({ ...about, truncated, data: cleaned(told) } satisfies Envelope)
  const whole = roomLeft(data, mostCharacters) > 0 ? written(data, false) : null
  if (whole !== null && whole.length <= mostCharacters) return whole
  for (let most = 64; most >= 1; most = Math.floor(most / 2)) {
    const shorter = written(shortened(data, most), true)
    if (shorter.length <= mostCharacters) return shorter
  }
  return written(null, true)
}

/** What is left of this many characters behind the value, at least: to clean it can make it longer. Stops where nothing is left. */
function roomLeft(value: unknown, characters: number): number {
  if (typeof value === 'string') return characters - Math.min(value.length, longestText)
  if (typeof value !== 'object' || value === null) return characters - 1
  let left = characters
  for (const key in value) {
    left = roomLeft(heldIn(value, key), left - 1)
    if (left <= 0) break
  }
  return left
}

/** Text of the PC for a model: what hides, steers or imitates becomes visible or is broken up. */
function cleanText(text: string): string {
  const visible = readablePieces(text.slice(0, longestText)).map(({ kind, text: piece }) =>
    kind === 'text' ? piece : `\\u{${piece.replace(/^U\+/, '').toLowerCase()}}`,
  )
  return visible.join('').replace(templateMarks, (mark) => Array.from(mark).join(' '))
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [cleanText(key), cleaned(field)]))
}

/** Lists and tables with their first entries only, and how many there were. */
function shortened(value: unknown, most: number): unknown {
  if (typeof value === 'string') return value.slice(0, most * 32)
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((element) => shortened(element, most))
    return value.length > most ? [...kept, `… ${(value.length - most).toString()} more`] : kept
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(firstFields(value, Math.max(most, 16)).map(([key, field]) => [key, shortened(field, most)]))
}

function firstFields(table: object, count: number): readonly (readonly [string, unknown])[] {
  const fields: [string, unknown][] = []
  for (const key in table) {
    if (fields.length === count) break
    fields.push([key, heldIn(table, key)])
  }
  return fields
}
