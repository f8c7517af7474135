import { lstatSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const filesPerFolder = 100

export async function makeTree(root: string, count: number): Promise<string> {
  for (let folder = 0; folder < count / filesPerFolder; folder += 1) {
    const place = path.join(root, `part-${folder % 10}`, `folder-${folder}`)
    await mkdir(place, { recursive: true })
    await Promise.all(
      Array.from({ length: filesPerFolder }, (_, at) => writeFile(path.join(place, `file-${at}.txt`), '')),
    )
  }
  return root
}

export async function plainWalk(folder: string): Promise<number> {
  let found = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) found += await plainWalk(path.join(folder, entry.name))
    else if (entry.name.endsWith('77.txt')) found += 1
  }
  return found
}

export async function renamed(folder: string, name: string): Promise<string> {
  const to = path.join(path.dirname(folder), name)
  await rename(folder, to)
  return to
}

/** What a search again would take at least if nobody told it what has changed: one look at each folder and at the file that fits. */
export function statEach(root: string, count: number): Promise<void> {
  for (let folder = 0; folder < count / filesPerFolder; folder += 1) {
    const place = path.join(root, `part-${folder % 10}`, `folder-${folder}`)
    for (const looked of [place, path.join(place, 'file-77.txt')]) lstatSync(looked)
  }
  return Promise.resolve()
}
