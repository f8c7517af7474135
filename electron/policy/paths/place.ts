import type { PathRules } from './path-rules.ts'

/** An absolute path in its parts. Places are compared part by part, never as texts. `volume`: `C:`, `\\server\share`, or empty. */
export type Place = { readonly volume: string; readonly names: readonly string[] }

/** A path as it was written: without a volume it begins at that of the folder it is read from, or in that folder itself. */
type Written = { readonly volume: string | null; readonly fromTop: boolean; readonly names: readonly string[] }

const drive = /^[A-Za-z]:/
const share = /^\\\\[^\\]*(?:\\[^\\]*)?/

/** The place that an absolute path names, without asking the disk; null = it is not absolute. */
export function placeOf(path: string, rules: PathRules): Place | null {
  const { volume, fromTop, names } = read(path, rules)
  return volume === null && (rules.style === 'win32' || !fromTop)
    ? null
    : { volume: volume ?? '', names: withoutSteps(names) }
}

/** The place that a path names when it is read from `folder`. Where `..` needs the disk, it is left in. */
export function placeFrom(folder: Place, path: string, rules: PathRules): Place {
  const { volume, fromTop, names } = read(path, rules)
  const start = volume !== null || fromTop ? [] : folder.names
  const all = [...start, ...names]
  return { volume: volume ?? folder.volume, names: rules.stepUp === 'by_name' ? withoutSteps(all) : all }
}

export function pathOf({ volume, names }: Place, { separator }: PathRules): string {
  return `${volume}${separator}${names.join(separator)}`
}

/** The volume of a path as it is written; null = it names none. */
export function volumeOf(path: string, rules: PathRules): string | null {
  return read(path, rules).volume
}

/** Whether a place is a folder itself or lies in it. Both are real: without links and without `..`. */
export function isIn(place: Place, folder: Place, { sameName }: PathRules): boolean {
  if (sameName(place.volume) !== sameName(folder.volume) || place.names.length < folder.names.length) return false
  return folder.names.every((name, index) => sameName(name) === sameName(place.names[index] ?? ''))
}

export function parentOf({ volume, names }: Place): Place {
  return { volume, names: names.slice(0, -1) }
}

function read(path: string, rules: PathRules): Written {
  const text = path.replace(rules.separators, rules.separator)
  const [volume] = rules.style === 'win32' ? ((text.startsWith('\\\\') ? share : drive).exec(text) ?? []) : []
  const rest = text.slice(volume?.length ?? 0)
  const fromTop = rest.startsWith(rules.separator)
  // An empty name is a doubled separator, and `.` the same folder.
  const names = rest.split(rules.separator).filter((name) => name !== '' && name !== '.')
  return { volume: volume ?? null, fromTop, names }
}

function withoutSteps(names: readonly string[]): readonly string[] {
  const left: string[] = []
  for (const name of names) {
    if (name === '..') left.pop()
    else left.push(name)
  }
  return left
}
