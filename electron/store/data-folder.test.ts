import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { defaultDataFolder, isOnAnotherComputer, openDataFolder } from './data-folder.ts'
import { createNodeFileSystem } from './node-file-system.ts'

const newFolder = useTemporaryFolders()
const deps = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }

test('the default folder is local to the user on each platform', () => {
  const windows = { platform: 'win32', homeFolder: 'C:\\Users\\kim' }
  expect(defaultDataFolder({ ...windows, environment: { LOCALAPPDATA: 'D:\\Local' } })).toBe('D:\\Local\\Deskmedic')
  expect(defaultDataFolder({ ...windows, environment: {} })).toBe('C:\\Users\\kim\\AppData\\Local\\Deskmedic')
  const linux = { platform: 'linux', homeFolder: '/home/kim' }
  expect(defaultDataFolder({ ...linux, environment: { XDG_DATA_HOME: '/data' } })).toBe('/data/deskmedic')
  expect(defaultDataFolder({ ...linux, environment: { XDG_DATA_HOME: 'data' } })).toBe(
    '/home/kim/.local/share/deskmedic',
  )
})

test('makes the folder and leaves nothing else in it', async () => {
  const root = path.join(await newFolder(), 'a', '한글 데이터')
  expect(await openDataFolder(deps, root)).toMatchObject({ ok: true, value: { root, undo: path.join(root, 'undo') } })
  expect((await readdir(root)).sort()).toEqual(['audit', 'undo'])
})

test('a folder that cannot be made or written is a typed failure', async () => {
  const folder = await newFolder()
  await writeFile(path.join(folder, 'file'), '')
  const code = { error: { code: 'data_folder_unwritable' } }
  expect(await openDataFolder(deps, path.join(folder, 'file', 'below'))).toMatchObject(code)
  expect(await openDataFolder(deps, '')).toMatchObject(code)
})

test('a path of Windows on another computer is told by its form', () => {
  const remote = [
    '\\\\server\\share\\x',
    '//server/share',
    '\\\\?\\UNC\\server\\share',
    '\\\\.\\unc\\server\\share',
    '\\/server\\x',
    '\\\\?\\GLOBALROOT\\Device\\Mup\\server\\share',
    '//./globalroot/DosDevices/UNC/server/share',
  ]
  expect(remote.filter((root) => !isOnAnotherComputer(root))).toEqual([])
  const here = ['C:\\Users\\kim', 'D:\\', '\\\\?\\C:\\Users', '\\\\.\\C:\\x', '/home/kim', 'relative']
  expect(here.filter(isOnAnotherComputer)).toEqual([])
})

test.skipIf(process.platform !== 'win32')(
  'a folder on another computer is refused before anything is asked there',
  async () => {
    const watched = createFaultyFileSystem(deps.fileSystem, () => null)
    const root = '\\\\deskmedic-no-such-server\\share\\data'
    expect(await openDataFolder({ ...deps, fileSystem: watched }, root)).toMatchObject({
      error: { code: 'data_folder_unwritable', data: { folder: root, reason: 'REMOTE' } },
    })
    expect(watched.operations).toEqual([])
  },
)

test.each(['ENOSPC', 'EIO', 'EPERM'] as const)('a folder that takes nothing (%s) can still be read', async (code) => {
  const refusing = createFaultyFileSystem(deps.fileSystem, (operation) => (operation === 'write' ? code : null))
  const root = path.join(await newFolder(), 'full')
  const opened = await openDataFolder({ ...deps, fileSystem: refusing }, root)
  expect(opened).toMatchObject({
    ok: true,
    value: { root, unwritable: { code: 'data_folder_unwritable', data: { reason: code } } },
  })
  expect((await readdir(root)).sort()).toEqual(['audit', 'undo'])
})

test('a probe that something holds open says nothing about writing', async () => {
  const root = await newFolder()
  const held = createFaultyFileSystem(deps.fileSystem, (operation) => (operation === 'remove' ? 'EPERM' : null))
  expect(await openDataFolder({ ...deps, fileSystem: held }, root)).toMatchObject({
    ok: true,
    value: { unwritable: null },
  })
})

/** A drive letter or a link behind which another computer stands: only its real path tells. */
const elsewhere = (from: string) => ({
  ...deps.fileSystem,
  realPath: (place: string) =>
    place === from
      ? Promise.resolve('\\\\server\\share')
      : Promise.reject(Object.assign(new Error('not there'), { code: 'ENOENT' })),
})

test.each([
  ['the folder itself', (folder: string) => folder],
  ['one around it, before it is made', (folder: string) => path.dirname(folder)],
])('a drive letter that stands for another computer is refused, by %s', async (_what, place) => {
  const root = path.join(await newFolder(), 'data')
  expect(await openDataFolder({ ...deps, fileSystem: elsewhere(place(root)) }, root)).toMatchObject({
    error: { code: 'data_folder_unwritable', data: { folder: root, reason: 'REMOTE' } },
  })
  expect(await readdir(path.dirname(root))).toEqual([])
})

test.each([
  [1_000, 1_000, null],
  [1_000, 0, null],
  [0, 1_000, null],
  [null, 1_000, null],
  [1_000, null, null],
  [1_000, 1_001, 'OWNER'],
])('user %s in a folder of %s: %s', async (user, owner, reason) => {
  const root = await newFolder()
  const fileSystem = { ...deps.fileSystem, owner: () => Promise.resolve(owner) }
  const opened = await openDataFolder({ ...deps, fileSystem, user }, root)
  expect(opened.ok ? null : opened.error.data['reason']).toBe(reason)
  if (reason !== null) expect(await readdir(root)).toEqual([])
})

test.each([
  ['own', null],
  ['unknown', null],
  ['other', 'OWNER'],
] as const)('where the system is asked, and says %s', async (verdict, reason) => {
  const root = await newFolder()
  const asked: string[] = []
  const users = { user: null, fileSystem: { ...deps.fileSystem, owner: () => Promise.resolve(null) } }
  const folderOwner = (folder: string): Promise<typeof verdict> => {
    asked.push(folder)
    return Promise.resolve(verdict)
  }
  const opened = await openDataFolder({ ...deps, ...users, folderOwner }, root)
  expect(opened.ok ? null : opened.error).toEqual(
    reason === null ? null : { code: 'data_folder_unwritable', data: { folder: root, reason } },
  )
  expect(asked).toEqual([await deps.fileSystem.realPath(root)])
  if (reason !== null) expect(await readdir(root)).toEqual([])
  // What is not there yet is made by this user: nobody is asked.
  expect(await openDataFolder({ ...deps, ...users, folderOwner }, path.join(root, 'new'))).toMatchObject({ ok: true })
  expect(asked).toHaveLength(1)
})
