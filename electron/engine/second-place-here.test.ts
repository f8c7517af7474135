import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { defaultDataFolder, stateFolder } from '../store/data-folder.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { secondPlaceHere } from './second-place-here.ts'

const newFolder = useTemporaryFolders()
const deps = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }

test.each(['XDG', 'home'] as const)(
  'the second place is outside the data folder, for the default one alone (%s)',
  async (from) => {
    const homeFolder = await newFolder()
    const [data, state] = [path.join(homeFolder, 'd'), path.join(homeFolder, 's')]
    const environment = from === 'XDG' ? { XDG_DATA_HOME: data, XDG_STATE_HOME: state } : {}
    const facts = { platform: 'linux', environment, homeFolder }
    const root = defaultDataFolder(facts)
    expect(secondPlaceHere(path.join(homeFolder, 'chosen'), facts, deps)).toBeUndefined()
    const chain = path.join(root, 'audit', 'cli')
    await deps.fileSystem.ensureFolder(chain)
    await secondPlaceHere(root, facts, deps)?.keep(chain, { seq: 1, hash: 'a'.repeat(64), settled: null })
    expect(await readdir(path.join(stateFolder(facts), 'heads'))).toHaveLength(1)
    expect(path.relative(root, stateFolder(facts)).startsWith('..')).toBe(true)
  },
)

test('on Windows it lies beside the data folder, never inside and never in what roams', () => {
  const facts = { platform: 'win32', environment: { LOCALAPPDATA: 'C:\\U\\AppData\\Local' }, homeFolder: 'C:\\U' }
  expect(stateFolder(facts)).toBe('C:\\U\\AppData\\Local\\Deskmedic State')
  expect(stateFolder(facts).startsWith(`${defaultDataFolder(facts)}\\`)).toBe(false)
})
