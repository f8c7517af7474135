import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { agentMayRead, realPathHere, simulatedPath } from './agent-folders.ts'

const newFolder = useTemporaryFolders()

async function place() {
  const root = await newFolder()
  const [work, other, data] = ['work', 'other', 'work-data'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [work, other, data, path.join(work, 'deep')]) await mkdir(folder)
  await writeFile(path.join(other, 'secret.txt'), 'x')
  const folders = {
    workspaces: () => ({ team: work }),
    dataFolder: data,
    platform: process.platform,
    realPath: realPathHere,
  }
  return { root, work, other, data, folders, may: (asked: string) => agentMayRead(asked, folders) }
}

test('a workspace and what is in it; nothing beside, above or behind it', async () => {
  const { root, work, other, data, may } = await place()
  expect(await may(work)).toBe(true)
  expect(await may(path.join(work, 'deep'))).toBe(true)
  for (const asked of [
    root,
    other,
    data,
    '/',
    path.join(work, '..', 'other'),
    path.join(work, '..'),
    path.join(work, 'none'),
  ])
    expect([asked, await may(asked)]).toEqual([asked, false])
})

test.skipIf(process.platform === 'win32')('a link inside a workspace opens nothing', async () => {
  const { work, other, may } = await place()
  await symlink(other, path.join(work, 'out'))
  expect(await may(path.join(work, 'out'))).toBe(false)
})

test('never the own data, nor a workspace around it', async () => {
  const { root, data, work, folders } = await place()
  const wide = { ...folders, workspaces: () => ({ all: root }) }
  expect(await agentMayRead(data, wide)).toBe(false)
  expect(await agentMayRead(root, wide)).toBe(false)
  expect(await agentMayRead(work, wide)).toBe(true)
})

test('the simulated PC has paths of Windows', async () => {
  const folders = {
    workspaces: () => ({ downloads: 'C:\\Users\\test\\Downloads' }),
    dataFolder: '/tmp/x',
    platform: 'win32',
    realPath: simulatedPath,
  } as const
  expect(await agentMayRead('c:\\users\\TEST\\downloads', folders)).toBe(true)
  expect(await agentMayRead('C:\\Users\\test\\Downloads\\a', folders)).toBe(true)
  for (const asked of ['C:\\Users\\test', 'C:\\Users\\test\\Downloads\\..', 'C:\\Users\\test\\Downloads2', '/etc'])
    expect([asked, await agentMayRead(asked, folders)]).toEqual([asked, false])
})
