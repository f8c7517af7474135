import { readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { runsInNode } from '../../electron/contract/runs-in-node.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { toolFolders } from '../fakes/tool-parts.ts'

const root = path.join(import.meta.dirname, '../../electron/tools')
const inNode = new Set(loadTools().flatMap((tool) => (runsInNode(tool) ? [tool.name] : [])))
const folders = [...toolFolders()].map(([name, folder]) => ({
  folder,
  files: readdirSync(path.join(root, folder)),
  /** Its steps run on the simulated PC as they are. */
  runsInNode: inNode.has(name),
}))

/** What a tool is only where it is tried: without Windows, with something wrong on the simulated PC, in its tests. */
const isForTrying = (file: string): boolean => /^portable\.ts$|(?:^|-)faults\.ts$|\.test\.ts$/.test(file)

/** The scripts of its steps and of its undo count once. */
const subjectOf = (file: string): string => (file.endsWith('.ps1') ? 'scripts' : file)

const mostFiles = 5

test('a tool is what it is, its texts, its scripts, its simulation, and at most one file of code beside them', () => {
  const large = folders.flatMap(({ folder, files }) => {
    const own = new Set(files.filter((file) => !isForTrying(file)).map(subjectOf))
    return own.size > mostFiles ? [`${folder}: ${[...own].join(', ')}`] : []
  })
  expect(large).toEqual([])
  const lacking = folders.filter(({ files }) => ['texts.ts', 'tool.ts'].some((file) => !files.includes(file)))
  expect(lacking.map(({ folder }) => folder)).toEqual([])
})

test('a tool has a simulation where its steps need Windows, and none where they do not', () => {
  const wrong = folders.filter(({ files, runsInNode: hasNodeAlone }) => files.includes('simulated.ts') === hasNodeAlone)
  expect(wrong.map(({ folder }) => folder)).toEqual([])
})

test('most tools are no more than five files with everything', () => {
  const small = folders.filter(({ files }) => files.length <= mostFiles)
  expect(small.length).toBeGreaterThan(folders.length / 2)
})
