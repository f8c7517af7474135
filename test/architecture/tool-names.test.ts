import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { isTestFile, linesMatching, sourceFiles } from './source-files.ts'
import { toolFolders } from '../fakes/tool-parts.ts'

const names = loadTools().map(({ name }) => name)
const folders = toolFolders()
const product = sourceFiles().filter((file) => /^(electron|shared|renderer)\//.test(file.path) && !isTestFile(file))

/** Where one tool may name another: what it suggests, waits for or is proved by, and what cures its faults. */
const mayNameOthers = /^electron\/tools\/[^/]+\/[^/]+\/(tool|(?:[a-z-]+-)?faults)\.ts$/

test('nobody but the tool itself, and tools that build on it, knows its name', () => {
  const strangers = product.filter(({ path }) => !mayNameOthers.test(path))
  const found = names.flatMap((name) => {
    const own = `electron/tools/${folders.get(name) ?? ''}/`
    const others = strangers.filter(({ path }) => !path.startsWith(own))
    return linesMatching(others, new RegExp(String.raw`(?<![A-Za-z0-9_])${name}(?![A-Za-z0-9_])`))
  })
  expect(found).toEqual([])
})

test('no behaviour hangs on how a name begins or ends', () => {
  const parts = [...new Set(names.flatMap((name) => name.split('_')))].join('|')
  const prefix = String.raw`['"\`/^](${parts})_['"\`/.]`
  const suffix = String.raw`['"\`/]_(${parts})['"\`/$]`
  const code = product.filter(({ path }) => path.endsWith('.ts'))
  expect(linesMatching(code, new RegExp(`${prefix}|${suffix}`))).toEqual([])
})
