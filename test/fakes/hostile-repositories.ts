import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import type { GitRefusal } from '../../electron/contract/git-port.ts'
import type { GitFixture } from './git-fixture.ts'

/** A repository that wants something run when somebody looks at it. */
export type Hostile = {
  readonly prepare: (fixture: GitFixture) => void
  /** How anybody would look, and run the program of the repository. */
  readonly plainly: readonly string[]
  /** Absent = it is read all the same. */
  readonly refused?: GitRefusal
}

function config(...pairs: readonly (readonly [string, string])[]): Hostile['prepare'] {
  return (fixture) => {
    for (const [key, value] of pairs) fixture.plain('config', key, value.replace('PAYLOAD', fixture.payload))
    fixture.touch('a.txt')
  }
}

function attributes(line: string, ...pairs: readonly (readonly [string, string])[]): Hostile['prepare'] {
  return (fixture) => {
    fixture.write('.gitattributes', `${line}\n`)
    fixture.write('a.txt', 'two\n')
    config(...pairs)(fixture)
  }
}

function hook(name: string): Hostile['prepare'] {
  return (fixture) => {
    symlinkSync(fixture.payload, path.join(fixture.repository, '.git', 'hooks', name))
    fixture.touch('a.txt')
  }
}

/** Each way in which Git runs a program of a repository. */
export const runs: Readonly<Record<string, Hostile>> = {
  'a hook of the index': { prepare: hook('post-index-change'), plainly: ['status'] },
  'hooks in a folder of the repository': {
    prepare: (fixture) => {
      fixture.write('hooks/post-index-change', readFileSync(fixture.payload, 'utf8'))
      fixture.plain('update-index', '--refresh')
      execute(fixture, 'hooks/post-index-change')
      config(['core.hooksPath', 'hooks'])(fixture)
    },
    plainly: ['status'],
  },
  'a monitor of files': { prepare: config(['core.fsmonitor', 'PAYLOAD']), plainly: ['status'] },
  'a filter that cleans': { prepare: attributes('* filter=x', ['filter.x.clean', 'PAYLOAD']), plainly: ['status'] },
  'a filter that is needed': {
    prepare: attributes('* filter=x', ['filter.x.clean', 'PAYLOAD'], ['filter.x.required', 'true']),
    plainly: ['diff'],
  },
  'a filter that stays running': {
    prepare: attributes('* filter=x', ['filter.x.process', 'PAYLOAD']),
    plainly: ['status'],
  },
  'a filter named in the repository only': {
    prepare: (fixture) => {
      config(['filter.x y.clean', 'PAYLOAD'])(fixture)
      // A name with a blank cannot be asked for by an attribute; the folder of the repository has attributes of its own.
      fixture.plain('config', 'filter.z.clean', fixture.payload)
      writeFileSync(path.join(fixture.repository, '.git', 'info', 'attributes'), '* filter=z\n')
      fixture.write('a.txt', 'two\n')
      fixture.touch('a.txt')
    },
    plainly: ['status'],
  },
  'a reader of texts': {
    prepare: attributes('* diff=x', ['diff.x.textconv', 'PAYLOAD']),
    plainly: ['diff'],
  },
  'a program that compares': {
    prepare: attributes('* diff=x', ['diff.x.command', 'PAYLOAD']),
    plainly: ['diff'],
  },
  'a program that compares everything': {
    prepare: (fixture) => {
      config(['diff.external', 'PAYLOAD'])(fixture)
      fixture.write('a.txt', 'two\n')
    },
    plainly: ['diff'],
  },
  'a checker of signatures': {
    prepare: (fixture) => {
      config(['gpg.program', 'PAYLOAD'], ['log.showSignature', 'true'])(fixture)
      signedCommit(fixture)
    },
    plainly: ['log'],
  },
  'an included configuration': {
    prepare: (fixture) => {
      fixture.write('more.cfg', `[core]\nfsmonitor = ${fixture.payload}\n`)
      config(['include.path', '../more.cfg'])(fixture)
    },
    plainly: ['status'],
    refused: 'includes_config',
  },
  'a configuration included for this folder': {
    prepare: (fixture) => {
      fixture.write('more.cfg', `[core]\nfsmonitor = ${fixture.payload}\n`)
      config([`includeIf.gitdir:${fixture.repository}/.path`, '../more.cfg'])(fixture)
    },
    plainly: ['status'],
    refused: 'includes_config',
  },
  'a configuration of the worktree': {
    prepare: (fixture) => {
      config(['core.repositoryformatversion', '1'], ['extensions.worktreeConfig', 'true'])(fixture)
      const text = `[core]\nfsmonitor = ${fixture.payload}\n`
      writeFileSync(path.join(fixture.repository, '.git', 'config.worktree'), text)
    },
    plainly: ['status'],
  },
  'a submodule with a monitor of its own': { prepare: submodule, plainly: ['status'] },
  'a missing content that is fetched by a program': {
    prepare: (fixture) => {
      partialClone(fixture)
      config(['extensions.partialClone', 'origin'], ['core.repositoryformatversion', '1'])(fixture)
    },
    plainly: ['diff', 'HEAD'],
    refused: 'needs_network',
  },
  'a missing content of a remote that promises it': {
    prepare: (fixture) => {
      partialClone(fixture)
      config(['remote.origin.promisor', 'true'])(fixture)
    },
    plainly: ['diff', 'HEAD'],
    refused: 'needs_network',
  },
  'a command with the name of an alias': {
    prepare: config(['alias.look', '!PAYLOAD']),
    plainly: ['look'],
  },
}

function execute({ repository }: GitFixture, file: string): void {
  renameSync(path.join(repository, file), path.join(repository, `${file}.tmp`))
  writeFileSync(path.join(repository, file), readFileSync(path.join(repository, `${file}.tmp`)), { mode: 0o755 })
  rmSync(path.join(repository, `${file}.tmp`))
}

function signedCommit({ repository, plain }: GitFixture): void {
  const text = plain('cat-file', 'commit', 'HEAD')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n'
  writeFileSync(path.join(repository, '..', 'commit'), text.replace('\n\n', `\n${signature}\n`))
  const id = plain('hash-object', '-t', 'commit', '-w', path.join(repository, '..', 'commit')).trim()
  plain('update-ref', 'HEAD', id)
}

function submodule({ repository, payload, plain }: GitFixture): void {
  const inner = path.join(repository, 'inner')
  mkdirSync(inner)
  plain('-C', inner, 'init', '--quiet')
  plain('-C', inner, '-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--allow-empty', '-qm', 'x')
  plain('-c', 'advice.addEmbeddedRepo=false', 'add', 'inner')
  plain('commit', '--quiet', '-m', 'with a submodule')
  plain('-C', inner, 'config', 'core.fsmonitor', payload)
}

/** The content of the only file is not there, and where it comes from is a program. */
function partialClone(fixture: GitFixture): void {
  const { repository, plain } = fixture
  config(['remote.origin.url', `ext::${fixture.silentPayload} x`], ['protocol.ext.allow', 'always'])(fixture)
  const id = plain('rev-parse', 'HEAD:a.txt').trim()
  rmSync(path.join(repository, '.git', 'objects', id.slice(0, 2), id.slice(2)))
  fixture.write('a.txt', 'two\n')
}

/** Another repository of the same account, with something in it that nobody here asked for. */
function secret({ root, plain }: GitFixture): string {
  const other = path.join(root, 'other')
  mkdirSync(other)
  writeFileSync(path.join(other, 'secret.txt'), 'secret content\n')
  plain('-C', other, 'init', '--quiet', '--initial-branch=main')
  plain('-C', other, 'add', '.')
  plain('-C', other, '-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'secret commit')
  return other
}

/** Folders that both have (the first two letters of an id may be the same) are gone through. */
function linkAll(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const target = path.join(to, name)
    if (!existsSync(target)) symlinkSync(path.join(from, name), target)
    else if (statSync(target).isDirectory()) linkAll(path.join(from, name), target)
  }
}

/** Each way in which a repository leads to what lies elsewhere. */
export const outside: Readonly<Record<string, Omit<Hostile, 'refused'>>> = {
  'a file in the place of the folder': {
    prepare: (fixture) => {
      const other = secret(fixture)
      rmSync(path.join(fixture.repository, '.git'), { recursive: true })
      fixture.write('.git', `gitdir: ${other}/.git\n`)
    },
    plainly: ['log'],
  },
  'a link in the place of the folder': {
    prepare: (fixture) => {
      const other = secret(fixture)
      rmSync(path.join(fixture.repository, '.git'), { recursive: true })
      symlinkSync(path.join(other, '.git'), path.join(fixture.repository, '.git'))
    },
    plainly: ['log'],
  },
  'objects of another repository': {
    prepare: (fixture) => {
      const other = secret(fixture)
      const info = path.join(fixture.repository, '.git', 'objects', 'info')
      writeFileSync(path.join(info, 'alternates'), `${other}/.git/objects\n`)
      fixture.plain('update-ref', 'HEAD', fixture.plain('-C', other, 'rev-parse', 'HEAD').trim())
    },
    plainly: ['log'],
  },
  'a link among the objects': {
    prepare: (fixture) => {
      const other = secret(fixture)
      linkAll(path.join(other, '.git', 'objects'), path.join(fixture.repository, '.git', 'objects'))
      fixture.plain('update-ref', 'HEAD', fixture.plain('-C', other, 'rev-parse', 'HEAD').trim())
    },
    plainly: ['log'],
  },
  'a common folder elsewhere': {
    prepare: (fixture) => {
      writeFileSync(path.join(fixture.repository, '.git', 'commondir'), `${secret(fixture)}/.git\n`)
    },
    plainly: ['log', '--all'],
  },
  'a worktree elsewhere': {
    prepare: (fixture) => {
      const other = secret(fixture)
      fixture.plain('config', 'core.worktree', other)
    },
    plainly: ['status', '--untracked-files=all'],
  },
}
