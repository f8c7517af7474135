import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { PeerCase } from './peer-case.ts'

/** Makes the folder of a case anew. */
export async function layOut(folder: string, files: PeerCase['files']): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

/** All files of a folder with what they hold, in order. */
export async function holding(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const told = files.map(async (file) => {
    const name = path.relative(folder, file).replaceAll('\\', '/')
    return `${name}: ${await readFile(file, 'utf8')}`
  })
  return (await Promise.all(told)).sort()
}

/** Some tell the line break behind the last line of a page, others do not. */
export function withoutLastBreak(page: string): string {
  return page.replace(/\r?\n$/, '')
}
