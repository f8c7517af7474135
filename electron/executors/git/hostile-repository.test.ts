import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { gitPortHere, gitProgram, makeRepository, type GitFixture } from '../../../test/fakes/git-fixture.ts'
import { outside, runs } from '../../../test/fakes/hostile-repositories.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import type { GitAnswer } from '../../contract/git-port.ts'

const made: GitFixture[] = []
afterEach(() => made.splice(0).forEach(({ remove }) => remove()))
function make(): GitFixture {
  const fixture = makeRepository()
  made.push(fixture)
  return fixture
}

const git = gitPortHere()

/** Everything that can be asked of a repository. */
async function askAll({ repository }: GitFixture): Promise<readonly GitAnswer<unknown>[]> {
  return [
    await git.status(repository, never),
    await git.log(repository, 20, never),
    await git.branches(repository, never),
    await git.diff(repository, 50, never),
  ]
}

const skip = gitProgram === null || process.platform === 'win32'

test.skipIf(skip).each(Object.entries(runs))('%s: Git alone runs it, here nothing does', async (_, hostile) => {
  const control = make()
  hostile.prepare(control)
  control.plain(...hostile.plainly)
  expect(control.wasRun(), 'the control').toBe(true)

  const fixture = make()
  hostile.prepare(fixture)
  // What was needed to prepare it may have run it.
  rmSync(path.join(fixture.root, 'was-run'), { force: true })
  const answers = await askAll(fixture)
  expect(fixture.wasRun()).toBe(false)
  const refused = hostile.refused
  for (const answer of answers)
    expect(answer).toMatchObject(refused === undefined ? { read: true } : { read: false, reason: refused })
})

test.skipIf(skip).each(Object.entries(outside))(
  '%s: Git alone shows what is there, here it is refused',
  async (_, hostile) => {
    const fixture = make()
    hostile.prepare(fixture)
    expect(fixture.plain(...hostile.plainly), 'the control').toContain('secret')
    for (const answer of await askAll(fixture)) expect(answer).toMatchObject({ read: false, reason: 'leads_outside' })
  },
)

test.skipIf(skip)('a folder inside a repository, and one that Git would find further up, is none', async () => {
  const { repository, write, plain } = make()
  write('below/file.txt', 'x')
  expect(plain('-C', path.join(repository, 'below'), 'rev-parse', '--show-toplevel').trim()).toBe(repository)
  expect(await git.status(path.join(repository, 'below'), never)).toMatchObject({ reason: 'not_a_repository' })
})

test.skipIf(skip)('nothing is written: the index stays as it was, also where Git alone refreshes it', async () => {
  const index = ({ repository }: GitFixture): Buffer => readFileSync(path.join(repository, '.git', 'index'))
  const control = make()
  control.touch('a.txt')
  const before = index(control)
  control.plain('status')
  expect(index(control).equals(before), 'the control').toBe(false)
  const fixture = make()
  fixture.touch('a.txt')
  const kept = index(fixture)
  await askAll(fixture)
  expect(index(fixture).equals(kept)).toBe(true)
})
