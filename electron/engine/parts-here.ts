import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

import type { PartView } from '../../shared/ipc/about-view.ts'

const parts: z.ZodType<readonly PartView[]> = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    license: z.string(),
    author: z.string().nullable(),
    text: z.string().nullable(),
  }),
)

/** The packages that this program is made of, as its build wrote them down; from the sources there are none. */
export async function partsHere(): Promise<readonly PartView[]> {
  try {
    return parts.parse(JSON.parse(await readFile(path.join(builtFolder(), 'parts.json'), 'utf8')))
  } catch {
    return []
  }
}

/** Where the build put this program; a chunk of it lies in a folder of its own. */
export function builtFolder(): string {
  return path.basename(__dirname) === 'main' ? path.dirname(__dirname) : __dirname
}
