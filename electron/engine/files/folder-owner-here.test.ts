import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { silentLogger } from '../../kernel/ports.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { folderOwnerHere, type AskOwner } from './folder-owner-here.ts'

const newFolder = useTemporaryFolders()
const person = 'S-1-5-21-1-2-3-1001'
const said =
  (owner: string | null): AskOwner =>
  () =>
    Promise.resolve({ descriptor: owner && `O:${owner}G:DUD:(A;;FA;;;BA)`, account: `"pc\\kim","${person}"` })

test.each([
  [person, 'own', 0],
  ['S-1-5-21-1-2-3-1002', 'other', 0],
  [null, 'unknown', 1],
] as const)('outside of the profile Windows is asked: %s is %s', async (owner, verdict, told) => {
  const homeFolder = await newFolder()
  const lines: string[] = []
  const logger = { ...silentLogger, log: (_: string, message: string) => void lines.push(message) }
  const here = { platform: 'win32', environment: {}, homeFolder, fileSystem: createNodeFileSystem(), logger } as const
  const ask = folderOwnerHere(here, said(owner)) ?? expect.unreachable()
  const places = [await newFolder(), homeFolder, `${homeFolder}-not`, path.join(homeFolder, '..', 'x')]
  expect(await Promise.all(places.map(ask))).toEqual(places.map(() => verdict))
  expect(lines).toHaveLength(told * places.length)
})

test('in the profile of this person, and where users are numbers, nobody is asked', async () => {
  const homeFolder = await newFolder()
  const inside = path.join(homeFolder, 'AppData', 'Local', '..Deskmedic')
  await mkdir(inside, { recursive: true })
  const here = { environment: {}, homeFolder, fileSystem: createNodeFileSystem(), logger: silentLogger }
  const never: AskOwner = () => expect.unreachable()
  expect(await folderOwnerHere({ ...here, platform: 'win32' }, never)?.(inside)).toBe('own')
  expect(folderOwnerHere({ ...here, platform: 'linux' }, never)).toBeUndefined()
})
