import path from 'node:path'

const longest = 32
/** For a name of a folder without any letter that the name of a workspace may have. */
const plainName = 'folder'

/** A name for a folder by the name it has on the disk, and different from all that there are. */
export function suggestedName(folder: string, taken: readonly string[]): string {
  // Both kinds of separators: a person sees folders of Windows also where none are.
  const base = path.win32.basename(folder).toLowerCase()
  const letters = base
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .replace(/-+$/, '')
  const name = letters === '' ? plainName : letters.slice(0, longest)
  const numbered = (number: number): string => `${name.slice(0, longest - String(number).length - 1)}-${number}`
  if (!taken.includes(name)) return name
  for (let number = 2; ; number += 1) if (!taken.includes(numbered(number))) return numbered(number)
}
