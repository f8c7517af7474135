import { readdirSync } from 'node:fs'
import path from 'node:path'

import { parseUrl } from '../kernel/parse-url.ts'

/** Files that a page may ask for: path below its host, such as `/assets/index.js`, to the file on disk. */
export type BuiltFiles = ReadonlyMap<string, string>

/** Lists what the build made in this folder. Whatever is not in the list is not served, however its path is written. */
export function listBuiltFiles(folder: string): BuiltFiles {
  const files = new Map<string, string>()
  const add = (relative: string): void => {
    for (const entry of readdirSync(path.join(folder, relative), { withFileTypes: true })) {
      const place = path.posix.join(relative, entry.name)
      if (entry.isDirectory()) add(place)
      else if (entry.isFile()) files.set(`/${place}`, path.join(folder, place))
    }
  }
  add('')
  return files
}

/** The file of this address, or null when the address is not one of ours. `/` is the page itself. */
export function findBuiltFile(files: BuiltFiles, address: string, host: string): string | null {
  const url = parseUrl(address)
  if (url?.protocol !== 'app:' || url.host !== host) return null
  return files.get(url.pathname === '/' || url.pathname === '' ? '/index.html' : url.pathname) ?? null
}
