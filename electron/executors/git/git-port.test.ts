import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { gitPortHere, gitProgram, makeRepository, type GitFixture } from '../../../test/fakes/git-fixture.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { createGitPort } from './git-port.ts'
import { judgeConfig, readEntries } from './judge-config.ts'

const made: GitFixture[] = []
afterEach(() => made.splice(0).forEach(({ remove }) => remove()))
function make(): GitFixture {
  const fixture = makeRepository()
  made.push(fixture)
  return fixture
}
const git = gitPortHere()
const skip = gitProgram === null || process.platform === 'win32'

test.skipIf(skip)('a status names each file with what was done to it, whatever it is called', async () => {
  const { repository, write, plain } = make()
  expect(await git.status(repository, never)).toMatchObject({
    read: true,
    value: { branch: 'main', upstream: null, ahead: null, files: [], filtersOff: 0 },
  })
  write('a.txt', 'two\n')
  plain('add', 'a.txt')
  write('a.txt', 'three\n')
  write('new file\nof two lines 한글.txt', 'x')
  write('-dash', 'x')
  plain('add', '--', '-dash')
  expect(await git.status(repository, never)).toMatchObject({
    value: {
      files: [
        { path: '-dash', change: 'added', staged: true },
        { path: 'a.txt', change: 'modified', staged: true },
        { path: 'a.txt', change: 'modified', staged: false },
        { path: 'new file\nof two lines 한글.txt', change: 'untracked', staged: false },
      ],
    },
  })
})

test.skipIf(skip)('branches, commits and what is ahead are those that Git knows', async () => {
  const { repository, write, plain } = make()
  plain('branch', 'other')
  plain('branch', '--set-upstream-to=other')
  write('a.txt', 'two\n')
  plain('commit', '-qam', 'second: with 한글 \u001b[31m')
  expect(await git.status(repository, never)).toMatchObject({ value: { upstream: 'other', ahead: 1, behind: 0 } })
  const log = await git.log(repository, 20, never)
  expect(log).toMatchObject({
    value: [{ author: 'Kim', subject: 'second: with 한글 \u001b[31m' }, { subject: 'first' }],
  })
  expect(await git.log(repository, 1, never)).toMatchObject({ value: [{ author: 'Kim' }] })
  const branches = await git.branches(repository, never)
  expect(branches.read && branches.value.map(({ name, current }) => [name, current]).sort()).toEqual([
    ['main', true],
    ['other', false],
  ])
  plain('checkout', '--quiet', '--detach')
  expect(await git.status(repository, never)).toMatchObject({ value: { branch: null } })
})

test.skipIf(skip)('a diff shows what may be shown, and names what may not without reading it', async () => {
  const { repository, write, plain, touch } = make()
  for (const file of ['b.txt', 'secret/c.txt', 'same.txt']) write(file, 'one\n')
  plain('add', '.')
  plain('commit', '-qm', 'more')
  for (const file of ['b.txt', 'secret/c.txt']) write(file, 'changed here\n')
  touch('same.txt')
  const diff = await gitPortHere(['secret']).diff(repository, 50, never)
  expect(diff).toMatchObject({ read: true, value: { leftOut: ['secret/c.txt'], more: 0 } })
  expect(JSON.stringify(diff)).toContain('+changed here')
  expect(diff.read && diff.value.files.map((file) => file.path)).toEqual(['b.txt'])
  expect(await git.diff(repository, 1, never)).toMatchObject({ value: { more: 2 } })
})

test.skipIf(skip)('before the first commit there is no history, and what is staged is the change', async () => {
  const { repository, plain } = make()
  plain('update-ref', '-d', 'HEAD')
  expect(await git.status(repository, never)).toMatchObject({ value: { head: null, branch: 'main' } })
  expect(await git.log(repository, 20, never)).toEqual({ read: true, value: [] })
  expect(await git.diff(repository, 20, never)).toMatchObject({ value: { files: [{ path: 'a.txt' }] } })
})

test.skipIf(skip)('what is damaged is not read, and never called clean or empty', async () => {
  const { repository, plain } = make()
  const head = plain('rev-parse', 'HEAD').trim()
  rmSync(path.join(repository, '.git', 'objects', head.slice(0, 2), head.slice(2)))
  expect(await git.log(repository, 20, never)).toMatchObject({ read: false, reason: 'failed' })
  writeFileSync(path.join(repository, '.git', 'index'), 'no index')
  expect(await git.status(repository, never)).toMatchObject({ read: false, reason: 'failed' })
  writeFileSync(path.join(repository, '.git', 'config'), '[core\n')
  expect(await git.status(repository, never)).toMatchObject({ read: false, reason: 'not_understood' })
  writeFileSync(path.join(repository, '.git', 'HEAD'), '')
  for (const answer of [await git.log(repository, 20, never), await git.branches(repository, never)])
    expect(answer.read).toBe(false)
})

test.skipIf(skip)('a stop ends it, and without Git nothing is read', async () => {
  const { repository } = make()
  expect(await git.status(repository, AbortSignal.abort())).toMatchObject({ read: false })
  const nothing = { known: () => ({}), find: () => Promise.resolve({}) }
  const without = createGitPort({ finder: nothing } as unknown as Parameters<typeof createGitPort>[0])
  expect(await without.status(repository, never)).toEqual({ read: false, reason: 'git_missing', detail: null })
})

test('of a configuration, what has no switch is refused and filters are switched off by name', () => {
  const of = (text: string) => judgeConfig(readEntries(text))
  expect(of('core.bare\nfalse\u0000user.name\nKim\u0000')).toEqual({ refused: null, switches: [], filters: 0 })
  expect(of('core.bare\u0000')).toMatchObject({ refused: 'not_a_repository' })
  expect(of('core.worktree\n/etc\u0000')).toMatchObject({ refused: 'leads_outside' })
  expect(of('includeif.gitdir:/a.path/.path\nx\u0000')).toMatchObject({ refused: 'includes_config' })
  expect(of('extensions.somethingnew\ntrue\u0000')).toMatchObject({ refused: 'not_understood' })
  expect(of('remote.a.b.promisor\ntrue\u0000')).toMatchObject({ refused: 'needs_network' })
  expect(of('filter.a=b.clean\nx\u0000')).toMatchObject({ refused: 'not_understood', key: 'filter.a=b' })
  const filters = of('filter.lfs.clean\ngit-lfs clean\u0000filter.lfs.process\nx\u0000filter.B.smudge\nx\u0000')
  expect(filters).toMatchObject({ refused: null, filters: 2 })
  expect(filters.refused === null && filters.switches.map(({ key, value }) => `${key}=${value}`)).toContain(
    'filter.lfs.process=',
  )
})
