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
  await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: entry, outDir: folder, minify: false, rolldownOptions: { output: { entryFileNames: 'bundle.mjs' } } },
  })
  return pathToFileURL(path.join(folder, 'bundle.mjs')).href
}
