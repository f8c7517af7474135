import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { PartView } from '../../shared/ipc/about-view.ts'

/** The packages that this program is made of, as its build wrote them down; from the sources there are none. */
export async function partsHere(): Promise<readonly PartView[]> {
  // A chunk of the program lies in a folder of its own.
  const built = path.basename(__dirname) === 'main' ? path.dirname(__dirname) : __dirname
  try {
    return JSON.parse(await readFile(path.join(built, 'parts.json'), 'utf8')) as readonly PartView[]
  } catch {
    return []
  }
}
