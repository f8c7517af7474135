/** Words are told apart by so many letters; a Korean or Chinese character says more. */
const mostCharacters = { latin: 4, squeezed: 2 } as const
/** Nothing with more beginnings is spelled out. */
const mostBeginnings = 80

type Script = keyof typeof mostCharacters
/** Where reading goes on after the end of a group. */
type Return = { readonly place: number; readonly end: number; readonly next: Return | undefined }
type Walk = {
  readonly source: string
  readonly script: Script
  /** Places of closing brackets by those of opening ones. */
  readonly closing: ReadonlyMap<number, number>
  readonly found: Set<string>
}

/**
 * What every match of a phrase of the lexicon begins with, as few characters as tell it from most others; an empty one
 * where it can begin with anything. Says too much rather than too little: who has one of these is read in full.
 */
export function beginningsOf(phrase: string, script: Script): string[] {
  const source = script === 'latin' ? phrase : phrase.replaceAll(/ \??/gu, '')
  const walk: Walk = { source, script, closing: closingBrackets(source), found: new Set() }
  readChoices(walk, { place: 0, end: source.length, next: undefined }, '')
  return walk.found.has('') || walk.found.size > mostBeginnings ? [''] : [...walk.found]
}

function readChoices(walk: Walk, { place, end, next }: Return, before: string): void {
  for (const [start, stop] of choicesWithin(walk, place, end)) readOn(walk, { place: start, end: stop, next }, before)
}

/** Follows every way to read on until a beginning is long enough, or what comes next is not known. */
function readOn(walk: Walk, at: Return, before: string): void {
  if (before.length >= mostCharacters[walk.script] || walk.found.size > mostBeginnings) {
    walk.found.add(before)
  } else if (at.place < at.end) {
    readPart(walk, at, before)
  } else if (at.next !== undefined) {
    readOn(walk, at.next, before)
  } else {
    walk.found.add(before)
  }
}

function readPart(walk: Walk, at: Return, before: string): void {
  const { source, script, closing } = walk
  const character = source[at.place] ?? ''
  const last = character === '[' ? source.indexOf(']', at.place) : (closing.get(at.place) ?? at.place)
  const mark = source[last + 1] ?? ''
  const repeated = mark === '+' || mark === '*'
  const after = { ...at, place: last + (repeated || mark === '?' ? 2 : 1) }
  // In Latin letters a star is the rest of a word, elsewhere it repeats what stands before it.
  if (mark === '?' || (mark === '*' && script === 'squeezed')) readOn(walk, after, before)

  if (character === '(') {
    const isLook = source[at.place + 1] === '?'
    if (isLook) readOn(walk, after, before)
    else readChoices(walk, { place: at.place + 1, end: last, next: repeated ? stop : after }, before)
    return
  }
  const inside = character === '[' ? source.slice(at.place + 1, last) : character
  if (!isSpelledOut(inside, script)) {
    walk.found.add(before)
    return
  }
  for (const letter of inside) readOn(walk, repeated ? stop : after, before + letter)
}

/** Nothing is known from here on. */
const stop: Return = { place: 0, end: 0, next: undefined }

function isSpelledOut(characters: string, script: Script): boolean {
  return script === 'latin' ? /^[a-z0-9]+$/u.test(characters) : !/[\\.*^-]/u.test(characters)
}

/** From where to where the choices between two places stretch. */
function choicesWithin({ source, closing }: Walk, from: number, to: number): [number, number][] {
  const choices: [number, number][] = []
  let start = from
  for (let place = from; place < to; place += 1) {
    if (source[place] === '(') place = closing.get(place) ?? to
    if (source[place] === '|') {
      choices.push([start, place])
      start = place + 1
    }
  }
  return [...choices, [start, to]]
}

function closingBrackets(source: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>()
  const open: number[] = []
  for (let place = 0; place < source.length; place += 1) {
    if (source[place] === '(') open.push(place)
    if (source[place] === ')') closing.set(open.pop() ?? 0, place)
  }
  return closing
}
