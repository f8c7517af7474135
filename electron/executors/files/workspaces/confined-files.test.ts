import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makesLinks } from '../../../../test/fakes/abilities.ts'
import { noBackups } from '../../../../test/fakes/no-backups.ts'
import { never } from '../../../../test/fakes/script-host-fixture.ts'
import { useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { plainWorkspace } from '../../../../shared/domain/workspace.ts'
import { createFilesPort } from '../files-port.ts'
import { createConfinedFiles } from './confined-files.ts'
import { createJudges } from './file-judge.ts'

const newFolder = useTemporaryFolders()

async function place() {
  const root = await newFolder()
  const team = path.join(root, 'team')
  for (const folder of ['team', 'team/deep', 'team/closed', 'outside']) await mkdir(path.join(root, folder))
  const files = ['team/a.txt', 'team/deep/b.txt', 'team/deep/id_rsa', 'team/closed/c.txt', 'outside/secret.txt']
  for (const file of files) await writeFile(path.join(root, file), 'x')
  const { judgeFolder } = createJudges({
    platform: process.platform,
    workspaces: () => [{ ...plainWorkspace('team', team), never: ['closed'] }],
    closedFolders: () => [],
  })
  const port = createConfinedFiles(createFilesPort(process.platform, noBackups), judgeFolder)
  const walked = async (folder: string): Promise<string[]> => {
    const found: string[] = []
    for await (const item of port.walk(folder, { signal: never, maxEntries: 100 }))
      found.push('unreadable' in item ? `!${path.relative(root, item.unreadable)}` : path.relative(root, item.path))
    return found.sort()
  }
  return { root, team, port, walked }
}

test('an agent walks through its folder without what is closed in it, and through no other one', async () => {
  const { root, team, port, walked } = await place()
  const names = (parts: readonly string[]) => parts.map((name) => path.join(...name.split('/')))
  expect(await walked(team)).toEqual(names(['team/a.txt', 'team/deep', 'team/deep/b.txt']))
  expect((await port.list(team, never))?.map(({ name }) => name).sort()).toEqual(['a.txt', 'deep'])
  for (const folder of [root, path.join(root, 'outside'), path.join(team, 'closed')]) {
    expect(await walked(folder)).toEqual([`!${path.relative(root, folder)}`])
    expect(await port.list(folder, never)).toBeNull()
  }
  expect(await port.open(path.join(team, 'a.txt'), { within: [team], signal: never })).toBe('outside')
})

test.skipIf(!makesLinks || process.platform !== 'linux')(
  'links that are swapped into the way never lead a walk outside',
  async () => {
    const { root, team, walked } = await place()
    const [deep, aside, link] = [path.join(team, 'deep'), path.join(team, 'aside'), path.join(root, 'link')]
    await symlink(path.join(root, 'outside'), link)
    const over = new AbortController()
    const swapping = (async () => {
      while (!over.signal.aborted) {
        await rename(deep, aside)
        await rename(link, deep)
        await rename(deep, link)
        await rename(aside, deep)
      }
    })()
    const seen = new Set<string>()
    for (let round = 0; round < 2_500; round += 1) for (const name of await walked(deep)) seen.add(name)
    for (let round = 0; round < 2_500; round += 1) for (const name of await walked(team)) seen.add(name)
    // On a busy computer the folder may never have been there at the right moment: it has to have been met at least once.
    while (!seen.has(path.join('team', 'deep', 'b.txt'))) for (const name of await walked(deep)) seen.add(name)
    over.abort()
    await swapping
    expect([...seen].filter((name) => name.includes('secret'))).toEqual([])
  },
)
