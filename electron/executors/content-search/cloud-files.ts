import { walkFolder } from '../files/walk-folder.ts'

/** A command line of Windows holds no more than 32,767 characters. */
const mostCharacters = 16_000

/** What ripgrep must not open, as switches: to read a file that is only in the cloud would download it. */
export async function withoutCloudFiles(
  folder: string,
  platform: NodeJS.Platform,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (platform !== 'win32') return []
  const found: string[] = []
  for await (const item of walkFolder(folder, { signal, maxEntries: 5_000_000, root: 'is_real' }, platform))
    if (!('unreadable' in item) && item.isPlaceholder) found.push(item.path.slice(folder.length))
  return cloudSwitches(found)
}

/** Each file by itself; where these are too many, the folders that they are in, and at last the whole of it. Pure. */
export function cloudSwitches(files: readonly string[]): readonly string[] {
  const paths = files.map((file) => file.split(/[/\\]/).filter((name) => name !== ''))
  const deepest = Math.max(0, ...paths.map(({ length }) => length))
  for (let depth = deepest; depth > 0; depth -= 1) {
    const places = [...new Set(paths.map((names) => names.slice(0, depth).map(plain).join('/')))]
    const switches = places.map((place) => `--glob=!/${place}`)
    if (switches.join(' ').length <= mostCharacters) return switches
  }
  return deepest === 0 ? [] : ['--glob=!/*']
}

/** A name in which no sign means anything else. */
function plain(name: string): string {
  return name.replace(/[[\]{}*?!]/g, (sign) => (sign === ']' || sign === '!' ? '?' : `[${sign}]`))
}
