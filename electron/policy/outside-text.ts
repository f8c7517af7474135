/** Texts of a conversation, by who can have written them. */
export type ReadTexts = {
  /** What the person wrote or picked. */
  readonly own: readonly string[]
  /** What was read where others can write, and what a model made of it. */
  readonly outside: readonly string[]
  /** False = something was read there, and what it was is not known any more. */
  readonly isWhole: boolean
}

/** Shorter pieces of a text are found in it by chance. */
const shortestPiece = 5

/**
 * Whether somebody else can have written this value: it stands in what was read, or what was read is part of it, and it is none of the
 * person's own words. What is not known any more can have held anything.
 */
export function isFromOutside(value: string, { own, outside, isWhole }: ReadTexts): boolean {
  const sought = compared(value)
  if (sought === '' || own.some((text) => compared(text).includes(sought))) return false
  return !isWhole || outside.some((text) => areParts(compared(text), sought))
}

function areParts(text: string, value: string): boolean {
  if (text === value) return true
  const [shorter, longer] = text.length < value.length ? [text, value] : [value, text]
  return shorter.length >= shortestPiece && longer.includes(shorter)
}

/** Windows takes names and paths in any case, and both separators. */
function compared(text: string): string {
  return text.toLowerCase().replaceAll('\\', '/').replaceAll(/\s+/gu, ' ').trim()
}

/** Every text in a value: those of its fields, and the names of its fields, which can be names of things. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [name, ...textsIn(field)])
}
