import { blockPath, type PathBlock } from '../../../shared/domain/path-sandbox.ts'
import type { PathRules } from './path-rules.ts'
import { isIn, parentOf, pathOf, placeFrom, type Place } from './place.ts'

/** What lies at a path, the last name not followed. `target` = where a link says that it leads; null = nobody can read it. */
export type Seen = 'missing' | 'there' | 'unreadable' | { readonly target: string | null }

type RealQuestion = {
  readonly place: Place
  readonly rules: PathRules
  readonly look: (path: string) => Promise<Seen>
}

/** `root` is real: without links. */
export type LinkQuestion = RealQuestion & { readonly root: Place }

export type Followed = {
  readonly verdict: 'allow'
  /** Without links and without `..`. */
  readonly place: Place
  /** How many names of it are there; the rest is yet to come into being. */
  readonly present: number
  /** How many links stood on the way. */
  readonly links: number
}

/** Systems give up after as many. */
const mostLinks = 40

/** Step 8: whether a place really lies in the root. */
export async function followLinks({ root, ...question }: LinkQuestion): Promise<PathBlock | Followed> {
  const real = await realPlace(question)
  if (real.verdict === 'block' || isIn(real.place, root, question.rules)) return real
  return blockPath(real.links > 0 ? 'leads_outside' : 'outside')
}

/**
 * Where a place really is, name by name from the top. A link whose target does not exist leads there all the same: what is written
 * below it would come into being there.
 */
export async function realPlace({ place, rules, look }: RealQuestion): Promise<PathBlock | Followed> {
  const whole = await behindLetter(place, rules, look)
  let at: Place = { volume: whole.volume, names: [] }
  let waiting = [...whole.names]
  let present = 0
  let links = whole === place ? 0 : 1
  let isMissing = false
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (name === '..') {
      at = parentOf(at)
      present = Math.min(present, at.names.length)
      isMissing = present < at.names.length
      continue
    }
    const next: Place = { volume: at.volume, names: [...at.names, name] }
    const seen: Seen = isMissing ? 'missing' : await look(pathOf(next, rules))
    if (seen === 'unreadable') return blockPath('not_readable')
    if (typeof seen === 'object') {
      links += 1
      if (links > mostLinks) return blockPath('link_loop')
      const target = seen.target === null ? null : targetOf(at, seen.target, rules)
      if (target === null) return blockPath('leads_outside')
      const { volume, names } = await behindLetter(target, rules, look)
      waiting = [...names, ...waiting]
      at = { volume, names: [] }
      present = 0
      continue
    }
    at = next
    isMissing = seen === 'missing'
    if (!isMissing) present = at.names.length
  }
  return { verdict: 'allow', place: at, present, links }
}

/** A letter of Windows can stand for a folder (`subst`) and leads there then, as a link does. */
async function behindLetter(place: Place, rules: PathRules, look: RealQuestion['look']): Promise<Place> {
  if (rules.style !== 'win32' || !/^[A-Za-z]:$/.test(place.volume)) return place
  const top = { volume: place.volume, names: [] }
  const seen = await look(pathOf(top, rules))
  const target = typeof seen === 'object' && seen.target !== null ? targetOf(top, seen.target, rules) : null
  return target === null ? place : { volume: target.volume, names: [...target.names, ...place.names] }
}

/** Null = it leads to a device, a volume without a letter or another computer: looking there would already be too much. */
function targetOf(folder: Place, target: string, rules: PathRules): Place | null {
  const plain = rules.style === 'win32' ? target.replace(/^\\(?:\\\?|\?\?)\\(?=[A-Za-z]:\\)/, '') : target
  const place = placeFrom(folder, plain, rules)
  const isElsewhere = place.volume.startsWith('\\\\') && rules.sameName(place.volume) !== rules.sameName(folder.volume)
  return isElsewhere || plain === '' ? null : place
}
