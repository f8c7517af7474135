import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { PartView } from '../../shared/ipc/about-view.ts'

/** The packages that this program is made of, as its build wrote them down; from the sources there are none. */
export async function partsHere(): Promise<readonly PartView[]> {
  try {
    return JSON.parse(await readFile(path.join(builtFolder(), 'parts.json'), 'utf8')) as readonly PartView[]
  } catch {
    return []
  }
}

/** Where the build put this program; a chunk of it lies in a folder of its own. */
export function builtFolder(): string {
  return path.basename(__dirname) === 'main' ? path.dirname(__dirname) : __dirname
}
