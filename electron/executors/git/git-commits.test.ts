import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { gitDepsHere, gitProgram, makeRepository, type GitFixture } from '../../../test/fakes/git-fixture.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import type { AgreedCommit, WantedCommit } from '../../contract/git-commit-port.ts'
import { createGitCommits } from './git-commits.ts'
import { createGitPort } from './git-port.ts'

const made: GitFixture[] = []
afterEach(() => made.splice(0).forEach(({ remove }) => remove()))
function make(): GitFixture {
  const fixture = makeRepository()
  made.push(fixture)
  return fixture
}

const skip = gitProgram === null || process.platform === 'win32'
const nothingAgreed: AgreedCommit = { parent: null, tree: null }
const commits = createGitCommits(gitDepsHere())

function wantedIn({ repository }: GitFixture, ...files: readonly string[]): WantedCommit {
  return { folder: repository, message: 'Opening hours\n\nof December', files }
}

const head = ({ plain }: GitFixture): string => plain('rev-parse', 'HEAD').trim()
const reasonOf = async (wanted: WantedCommit, with_ = commits): Promise<unknown> => {
  const planned = await with_.plan(wanted, nothingAgreed, never)
  return planned.ok ? 'planned' : planned.error.data['reason']
}

test.skipIf(skip)('what is shown is what is committed, and nothing else; undoing it leaves the files', async () => {
  const fixture = make()
  const { write, plain, repository } = fixture
  const first = head(fixture)
  write('a.txt', 'two\n')
  write('new 한글.txt', 'x\n')
  write('other.txt', 'staged\n')
  plain('add', 'other.txt')
  const wanted = wantedIn(fixture, 'a.txt', 'new 한글.txt')
  const objects = plain('count-objects', '-v')
  const planned = await commits.plan(wanted, nothingAgreed, never)
  expect(planned).toMatchObject({
    value: {
      ...{ branch: 'main', parent: first, author: 'Kim <kim@example.com>', wantsSignature: false },
      diffs: [
        { path: 'a.txt', removed: 1, added: 1, diff: '@@ -1 +1 @@\n-one\n+two\n' },
        { path: 'new 한글.txt', removed: 0, added: 1 },
      ],
    },
  })
  expect([head(fixture), plain('count-objects', '-v')]).toEqual([first, objects])
  if (!planned.ok) return
  const { parent, tree } = planned.value
  const done = await commits.commit(wanted, { parent, tree }, never)
  if (!done.ok) throw new Error(done.error.code)
  expect(head(fixture)).toBe(done.value.commit)
  expect(plain('log', '-1', '--format=%an %ae %P %T%n%B').trim()).toBe(
    `Kim kim@example.com ${first} ${tree}\nOpening hours\n\nof December`,
  )
  expect(plain('status', '--porcelain')).toBe('A  other.txt\n')
  const undone = await commits.undoCommit({ folder: repository, commit: done.value.commit, parent }, never)
  expect([undone.ok, head(fixture)]).toEqual([true, first])
  expect(readFileSync(path.join(repository, 'a.txt'), 'utf8')).toBe('two\n')
  expect(plain('status', '--porcelain', '-z').split('\0').slice(0, 3)).toEqual([
    'M  a.txt',
    'A  new 한글.txt',
    'A  other.txt',
  ])
})

test.skipIf(skip)('with no file named it is what is staged, also before the first commit', async () => {
  const fixture = make()
  const { write, plain, repository } = fixture
  plain('update-ref', '-d', 'HEAD')
  write('a.txt', 'not staged\n')
  const done = await commits.commit(wantedIn(fixture), nothingAgreed, never)
  expect(done).toMatchObject({ value: { parent: 'none', diffs: [{ path: 'a.txt', added: 1 }] } })
  expect(plain('show', 'HEAD:a.txt')).toBe('one\n')
  const undone = done.ok && (await commits.undoCommit({ folder: repository, ...done.value }, never))
  expect(undone).toMatchObject({ ok: true })
  expect(head(fixture)).toBe('HEAD')
})

test.skipIf(skip)(
  'a deleted file, a program that may be run and what is no text are shown for what they are',
  async () => {
    const fixture = make()
    const { write, repository } = fixture
    rmSync(path.join(repository, 'a.txt'))
    write('run.sh', 'x\n')
    chmodSync(path.join(repository, 'run.sh'), 0o755)
    write('b.bin', 'a\0b')
    const planned = await commits.plan(wantedIn(fixture, 'a.txt', 'run.sh', 'b.bin'), nothingAgreed, never)
    expect(planned).toMatchObject({
      value: {
        diffs: [
          { path: 'a.txt', removed: 1, added: 0 },
          { path: 'b.bin', diff: expect.stringContaining('Binary') as string },
          { path: 'run.sh', diff: expect.stringContaining('mode 100755') as string },
        ],
      },
    })
  },
)

test.skipIf(skip)('a yes holds for what was shown, and for the commit that it came after', async () => {
  const fixture = make()
  const { write, plain } = fixture
  write('a.txt', 'two\n')
  const wanted = wantedIn(fixture, 'a.txt')
  const planned = await commits.plan(wanted, nothingAgreed, never)
  const agreed = planned.ok ? planned.value : nothingAgreed
  write('a.txt', 'something else\n')
  expect(await commits.commit(wanted, agreed, never)).toMatchObject({ error: { code: 'changed_since_preview' } })
  write('a.txt', 'two\n')
  plain('commit', '--quiet', '--allow-empty', '-m', 'somebody else')
  const before = head(fixture)
  expect(await commits.commit(wanted, agreed, never)).toMatchObject({ error: { code: 'changed_since_preview' } })
  expect(head(fixture)).toBe(before)
})

test.skipIf(skip)('a commit is undone only while it is the last one, and only to the one before it', async () => {
  const fixture = make()
  const { write, plain, repository } = fixture
  const first = head(fixture)
  write('a.txt', 'two\n')
  const done = await commits.commit(wantedIn(fixture, 'a.txt'), nothingAgreed, never)
  const commit = done.ok ? done.value.commit : ''
  const forged = { folder: repository, commit, parent: 'f'.repeat(40) }
  expect(await commits.undoCommit(forged, never)).toMatchObject({ error: { code: 'commit_not_last' } })
  plain('commit', '--quiet', '--allow-empty', '-m', 'later')
  const later = head(fixture)
  const undone = await commits.undoCommit({ folder: repository, commit, parent: first }, never)
  expect(undone).toMatchObject({ error: { code: 'commit_not_last' } })
  expect(head(fixture)).toBe(later)
})

const hooks = [
  ...['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit', 'post-index-change'],
  ...['reference-transaction', 'post-rewrite', 'pre-auto-gc'],
]

test.skipIf(skip)('no hook, signing program, monitor or editor of the repository runs, and that is said', async () => {
  const control = make()
  const prepare = ({ repository, plain, payload, silentPayload, write }: GitFixture): void => {
    write('a.txt', 'two\n')
    for (const hook of hooks) symlinkSync(silentPayload, path.join(repository, '.git', 'hooks', hook))
    plain('config', 'commit.gpgSign', 'true')
    for (const key of ['gpg.program', 'core.fsmonitor', 'core.editor', 'core.pager']) plain('config', key, payload)
    plain('config', 'commit.template', payload)
  }
  prepare(control)
  rmSync(path.join(control.root, 'was-run'), { force: true })
  control.plain('commit', '-qam', 'x')
  expect(control.wasRun(), 'the control').toBe(true)
  const fixture = make()
  prepare(fixture)
  rmSync(path.join(fixture.root, 'was-run'), { force: true })
  const done = await commits.commit(wantedIn(fixture, 'a.txt'), nothingAgreed, never)
  expect(done).toMatchObject({ value: { wantsSignature: true } })
  const undone = done.ok && (await commits.undoCommit({ folder: fixture.repository, ...done.value }, never))
  expect([undone, fixture.wasRun()]).toMatchObject([{ ok: true }, false])
})

test.skipIf(skip)('what would be stored by a program of the repository is refused', async () => {
  const fixture = make()
  const { write, plain, payload } = fixture
  write('.gitattributes', '*.txt filter=x\n')
  plain('config', 'filter.x.clean', payload)
  write('a.txt', 'two\n')
  expect(await reasonOf(wantedIn(fixture, 'a.txt'))).toBe('needs_filter')
  expect(fixture.wasRun()).toBe(false)
})

test.skipIf(skip)('what may not be shown, is ignored, is no file or leads out is not committed', async () => {
  const fixture = make()
  const { write, plain, repository, root } = fixture
  write('secret/key.txt', 'x\n')
  write('.gitignore', '*.log\n')
  write('a.log', 'x\n')
  writeFileSync(path.join(root, 'outside.txt'), 'x')
  symlinkSync(path.join(root, 'outside.txt'), path.join(repository, 'link.txt'))
  symlinkSync(root, path.join(repository, 'out'))
  const guarded = createGitCommits(gitDepsHere(['secret']))
  const reason = (file: string): Promise<unknown> => reasonOf(wantedIn(fixture, file), guarded)
  expect(await reason('secret/key.txt')).toBe('file_closed')
  expect(await reason('a.log')).toBe('ignored_file')
  for (const file of ['link.txt', 'out/outside.txt', '../outside.txt', '.git/config', 'secret', 'a//b'])
    expect([file, await reason(file)]).toEqual([file, 'not_plain_file'])
  expect(await reason('a.txt')).toBe('nothing_to_commit')
  plain('add', 'secret/key.txt')
  expect(await reasonOf(wantedIn(fixture), guarded)).toBe('file_closed')
})

test.skipIf(skip)('without a name, and in the middle of a merge, nothing is committed', async () => {
  const fixture = make()
  const { write, plain, repository } = fixture
  write('a.txt', 'two\n')
  writeFileSync(path.join(repository, '.git', 'MERGE_HEAD'), head(fixture))
  expect(await reasonOf(wantedIn(fixture, 'a.txt'))).toBe('in_progress')
  rmSync(path.join(repository, '.git', 'MERGE_HEAD'))
  plain('config', '--unset', 'user.name')
  expect(await reasonOf(wantedIn(fixture, 'a.txt'))).toBe('no_identity')
  writeFileSync(path.join(fixture.root, '.gitconfig'), '[user]\nname = Lee\n[alias]\nx = !false\n')
  const own = { ...gitDepsHere(), environment: { PATH: '/usr/bin:/bin', HOME: fixture.root } }
  const planned = await createGitCommits(own).plan(wantedIn(fixture, 'a.txt'), nothingAgreed, never)
  expect(planned).toMatchObject({ value: { author: 'Lee <kim@example.com>' } })
})

test.skipIf(skip)(
  'a linked worktree counts where the repository that it belongs to names it back and is open',
  async () => {
    const fixture = make()
    const { root, plain, repository, write } = fixture
    const linked = path.join(root, 'linked')
    plain('worktree', 'add', '--quiet', linked)
    writeFileSync(path.join(linked, 'a.txt'), 'two\n')
    const closed = await createGitPort(gitDepsHere()).status(linked, never)
    expect(closed).toMatchObject({ read: false, reason: 'leads_outside' })
    const deps = gitDepsHere([], repository)
    expect(await createGitPort(deps).status(linked, never)).toMatchObject({
      value: { branch: 'linked', files: [{ path: 'a.txt', change: 'modified' }] },
    })
    const wanted = { folder: linked, message: 'In the other folder', files: ['a.txt'] }
    expect(await createGitCommits(deps).commit(wanted, nothingAgreed, never)).toMatchObject({ ok: true })
    expect(plain('log', '-1', '--format=%s', 'linked').trim()).toBe('In the other folder')
    // Somebody else names the same place: that one does not know of it.
    write('third/.git', readFileSync(path.join(linked, '.git'), 'utf8'))
    const forged = await createGitPort(deps).status(path.join(repository, 'third'), never)
    expect(forged).toMatchObject({ read: false, reason: 'leads_outside' })
  },
)
