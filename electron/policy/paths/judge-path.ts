import { blockPath, type PathBlock } from '../../../shared/domain/path-sandbox.ts'
import type { PathCheck, PathRules } from './path-rules.ts'
import { isIn, placeFrom, volumeOf, type Place } from './place.ts'

export type PathQuestion = { readonly root: Place; readonly input: string; readonly rules: PathRules }

/**
 * What the text of a path says, steps 1 to 7: nothing that a system could take for another place, a device or a stream, and
 * nothing outside the root. Where `..` leads up from where a link has led, only the disk can say what is outside.
 */
export function judgePathText({ root, input, rules }: PathQuestion): PathBlock | { verdict: 'allow'; place: Place } {
  if (!input.isWellFormed()) return blockPath('broken_letter')
  const text = input.replace(rules.separators, rules.separator)
  const refusals = [firstOf(rules.text, text, rules), refusedVolume(root, text, rules), refusedName(text, rules)]
  const [first] = refusals.filter((refusal) => refusal !== null).toSorted((a, b) => a.step - b.step)
  if (first !== undefined) return first
  const place = placeFrom(root, text, rules)
  return rules.stepUp === 'by_name' && !isIn(place, root, rules) ? blockPath('outside') : { verdict: 'allow', place }
}

/** A server that is asked gets a proof of who signed in here: it is refused before anything looks at it. */
function refusedVolume(root: Place, text: string, rules: PathRules): PathBlock | null {
  const volume = volumeOf(text, rules)
  if (volume?.startsWith('\\\\') !== true) return null
  return rules.sameName(volume) === rules.sameName(root.volume) ? null : blockPath('other_server')
}

function refusedName(text: string, rules: PathRules): PathBlock | null {
  const names = text.slice(volumeOf(text, rules)?.length ?? 0).split(rules.separator)
  for (const name of names) {
    const refused = name === '' || name === '.' || name === '..' ? null : firstOf(rules.name, name, rules)
    if (refused !== null) return refused
  }
  return null
}

function firstOf(checks: readonly PathCheck[], text: string, { lengthOf }: PathRules): PathBlock | null {
  const found = checks.find((check) =>
    'pattern' in check ? check.pattern.test(text) : text.length > check.longest || lengthOf(text) > check.longest,
  )
  return found === undefined ? null : blockPath(found.code)
}
