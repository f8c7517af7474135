import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makesLinks } from '../../../../test/fakes/abilities.ts'
import { useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { plainWorkspace } from '../../../../shared/domain/workspace.ts'
import { createJudges } from './file-judge.ts'

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
  const judgeIn = (folder: string) =>
    createJudges({
      platform: process.platform,
      workspaces: () => [plainWorkspace('team', folder)],
      closedFolders: () => [data],
    }).judgeFile
  const may = async (asked: string, judge = judgeIn(work)): Promise<string> => {
    const judged = await judge({ path: asked, use: 'read', confined: true })
    return judged.verdict === 'allow' ? 'open' : judged.refusal.reason
  }
  return { root, work, other, data, judgeIn, may }
}

test('a workspace and what is in it; nothing beside, above or behind it', async () => {
  const { root, work, other, data, may } = await place()
  expect(await may(work)).toBe('open')
  expect(await may(path.join(work, 'deep'))).toBe('open')
  expect(await may('team/deep')).toBe('open')
  for (const asked of [root, other, path.join(work, '..', 'other'), path.join(work, '..')])
    expect([asked, await may(asked)]).toEqual([asked, 'outside'])
  expect(await may(data)).toBe('outside')
})

test('what is not there yet is judged by where it would be', async () => {
  const { work, judgeIn } = await place()
  const judged = await judgeIn(work)({ path: path.join(work, 'none'), use: 'write', confined: true })
  expect(judged).toMatchObject({ verdict: 'allow', file: { kind: 'missing' } })
})

test.skipIf(!makesLinks)('a link inside a workspace opens nothing', async () => {
  const { work, other, may } = await place()
  await symlink(other, path.join(work, 'out'))
  expect(await may(path.join(work, 'out'))).toBe('leads_outside')
  expect(await may(path.join(work, 'out', 'secret.txt'))).toBe('leads_outside')
  await symlink('loop', path.join(work, 'loop'))
  expect(await may(path.join(work, 'loop'))).toBe('link_loop')
})

test.skipIf(!makesLinks)('a workspace that is a link is where it leads to', async () => {
  const { root, work, may, judgeIn } = await place()
  const link = path.join(root, 'link')
  await symlink(work, link)
  expect(await may(path.join(work, 'deep'), judgeIn(link))).toBe('open')
})

test('never the own data, nor a workspace around it', async () => {
  const { root, data, work, judgeIn, may } = await place()
  const wide = judgeIn(root)
  expect(await may(data, wide)).toBe('own_folder')
  expect(await may(root, wide)).toBe('own_folder')
  expect(await may(work, wide)).toBe('open')
})

test('a workspace that is gone opens nothing', async () => {
  const { root, may, judgeIn } = await place()
  const gone = path.join(root, 'gone')
  expect(await may(path.join(gone, 'a'), judgeIn(gone))).toBe('outside')
  expect(await may('team', judgeIn(gone))).toBe('not_readable')
})
