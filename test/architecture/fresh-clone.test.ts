import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import manifest from '../../package.json' with { type: 'json' }
import { useTemporaryFolders } from '../fakes/storage-deps.ts'

const newFolder = useTemporaryFolders()
const importPattern = /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm

/** What a program of the build loads before its first line runs, itself included, with the packages that it asks for there. */
function loadedBy(file: string): { readonly files: readonly string[]; readonly packages: readonly string[] } {
  const files = new Set([file])
  const packages: string[] = []
  for (const one of files)
    for (const [, name = ''] of readFileSync(one, 'utf8').matchAll(importPattern))
      if (name.startsWith('.')) files.add(path.join(path.dirname(one), name))
      else if (!name.startsWith('node:')) packages.push(`${one}: ${name}`)
  return { files: [...files], packages }
}

const programs = Object.values(manifest.scripts).flatMap((line) => /^node (build\/[\w-]+\.mjs)/.exec(line)?.[1] ?? [])

test.each(programs)('%s begins where nothing is installed yet', (program) => {
  expect(loadedBy(program).packages).toEqual([])
})

test('the walk sees what others load', () => {
  expect(programs).toContain('build/test.mjs')
  expect(loadedBy('build/test.mjs').files).toContain(path.join('build', 'setup.mjs'))
  expect(loadedBy('build/windows-resources.mjs').packages).toEqual(['build/windows-resources.mjs: resedit'])
})

test('what they load needs no package either while it is loaded, whatever way it asks for one', async () => {
  const folder = await newFolder()
  cpSync('build', path.join(folder, 'build'), { recursive: true })
  cpSync('package.json', path.join(folder, 'package.json'))
  const loaded = new Set(
    programs.flatMap((program) => loadedBy(program).files).filter((file) => !programs.includes(file)),
  )
  expect(loaded.size).toBeGreaterThan(10)
  const text = [...loaded].map((file) => `await import(${JSON.stringify(`./${file}`)})`).join('\n')
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', text], { cwd: folder, encoding: 'utf8' })
  expect([run.stderr, run.status]).toEqual(['', 0])
})
