import path from 'node:path'

import { expect, test } from 'vitest'

import { isTestFile, sourceFiles, type SourceFile } from './source-files.ts'

/** Folders by the folders that their files import from, types and what is loaded later included. */
type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>

const imported = /(?:\bfrom\s+|\bimport\()\s*'(\.[^']+)'/g

/** Rooms whose folders are rooms themselves: a host stands on no other. */
const roomsOfRooms: readonly string[] = ['electron/hosts']

/** `electron/store` for every file below it: the rooms that docs/ARCHITECTURE.md names. */
function roomOf(file: string): string {
  const parts = path.posix.dirname(file).split('/')
  const room = parts.slice(0, 2).join('/')
  return roomsOfRooms.includes(room) ? parts.slice(0, 3).join('/') : room
}

function graphOf(files: readonly SourceFile[]): FolderGraph {
  const graph = new Map<string, Set<string>>()
  for (const { path: file, text } of files) {
    const from = roomOf(file)
    const uses = graph.get(from) ?? new Set<string>()
    graph.set(from, uses)
    for (const [, wanted = ''] of text.matchAll(imported)) {
      const to = roomOf(path.posix.join(path.posix.dirname(file), wanted))
      if (to !== from) uses.add(to)
    }
  }
  return graph
}

/** Folders that lead back to themselves. */
function inCircles(graph: FolderGraph): readonly string[] {
  const reachable = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [...(graph.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...(graph.get(next) ?? []))
    }
    return seen
  }
  return [...graph.keys()].filter((folder) => reachable(folder).has(folder)).sort()
}

test('no room of the engine or the pages leads back to itself', () => {
  const isProduct = (file: SourceFile): boolean =>
    /^(electron|renderer|shared)\/.*\.tsx?$/.test(file.path) && !isTestFile(file) && !file.path.endsWith('.test.tsx')
  const product = sourceFiles(['renderer']).filter(isProduct)
  const graph = graphOf(product)
  expect(graph.size).toBeGreaterThan(30)
  expect(inCircles(graph)).toEqual([])
})

test('a circle of three rooms is found, one of types as well, and what only leads into it is not named', () => {
  const file = (name: string, wanted: string): SourceFile => ({
    path: name,
    text: `import type { A } from '${wanted}'`,
  })
  const graph = graphOf([
    file('electron/a/one.ts', '../b/two.ts'),
    file('electron/b/deep/two.ts', '../../c/three.ts'),
    { path: 'electron/c/three.ts', text: "const later = await import('../a/one.ts')" },
    file('electron/d/four.ts', '../a/one.ts'),
  ])
  expect(inCircles(graph)).toEqual(['electron/a', 'electron/b', 'electron/c'])
})

test('a circle of two hosts is found, and of a host with what starts it', () => {
  const graph = graphOf([
    { path: 'electron/hosts/a/deep/one.ts', text: "import { two } from '../../b/two.ts'" },
    { path: 'electron/hosts/b/two.ts', text: "import { one } from '../a/deep/one.ts'" },
    { path: 'electron/hosts/c.ts', text: "import { three } from './c/three.ts'" },
    { path: 'electron/hosts/c/three.ts', text: "import { c } from '../c.ts'" },
    { path: 'electron/hosts/d.ts', text: "import { four } from './d/four.ts'" },
  ])
  expect(inCircles(graph)).toEqual(['electron/hosts', 'electron/hosts/a', 'electron/hosts/b', 'electron/hosts/c'])
})
