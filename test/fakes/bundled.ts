import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

export const repositoryRoot = path.join(import.meta.dirname, '../..')

/** Parts of the product as one module that a bare Node process can load; gives its address. */
export async function bundled(folder: string, parts: readonly string[]): Promise<string> {
  const entry = path.join(folder, 'entry.ts')
  const lines = parts.map((part) => `export * from ${JSON.stringify(path.join(repositoryRoot, part))}\n`)
  await writeFile(entry, lines.join(''))
  return pathToFileURL(await bundle(folder, entry)).href
}

/** A program of the tests that a bare Node process can run; gives its file. */
export function bundledProgram(folder: string, program: string): Promise<string> {
  return bundle(folder, path.join(repositoryRoot, program))
}

async function bundle(folder: string, entry: string): Promise<string> {
  const name = 'bundle.mjs'
  await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  return path.join(folder, name)
}
