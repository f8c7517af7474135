import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createGitPort } from '../../electron/executors/git/git-port.ts'
import type { GitDeps } from '../../electron/executors/git/run-git.ts'
import type { GitPort } from '../../electron/contract/git-port.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import { systemStarter } from './script-host-fixture.ts'

/** A folder with one repository in it, and a program that leaves a mark when anything starts it. */
export type GitFixture = {
  readonly root: string
  readonly repository: string
  /** A command that leaves the mark, as a configuration names it, and as a file. */
  readonly payload: string
  /** The same for what would wait for an answer: it says nothing and reads nothing. */
  readonly silentPayload: string
  readonly wasRun: () => boolean
  /** Git as anybody starts it in the repository; what it writes, also when it fails. */
  readonly plain: (...argv: readonly string[]) => string
  readonly write: (file: string, text: string) => void
  /** The content stays; when it was written does not: Git has to read the file again. */
  readonly touch: (file: string) => void
  readonly remove: () => void
}

export const gitProgram = ['/usr/bin/git', '/usr/local/bin/git'].find((file) => existsSync(file)) ?? null

export function makeRepository(): GitFixture {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'deskmedic-git-')))
  const repository = path.join(root, 'repository')
  const mark = path.join(root, 'was-run')
  const payload = path.join(root, 'payload.sh')
  writeFileSync(payload, `#!/bin/sh\ntouch '${mark}'\ncat 2>/dev/null\nexit 0\n`)
  const silentPayload = path.join(root, 'silent.sh')
  writeFileSync(silentPayload, `#!/bin/sh\ntouch '${mark}'\nexit 1\n`)
  for (const file of [payload, silentPayload]) chmodSync(file, 0o755)
  mkdirSync(repository)
  const environment = { PATH: '/usr/bin:/bin', HOME: root, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' }
  const plain = (...argv: readonly string[]): string => {
    try {
      const options = { cwd: repository, env: environment, input: '', encoding: 'utf8', timeout: 20_000 } as const
      return execFileSync(gitProgram ?? 'git', argv, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
    } catch (error) {
      return (error as { readonly stdout?: string }).stdout ?? ''
    }
  }
  const write = (file: string, text: string): void => {
    const place = path.join(repository, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  plain('init', '--quiet', '--initial-branch=main')
  plain('config', 'user.name', 'Kim')
  plain('config', 'user.email', 'kim@example.com')
  write('a.txt', 'one\n')
  plain('add', '.')
  plain('commit', '--quiet', '-m', 'first')
  return {
    ...{ root, repository, payload, silentPayload, plain, write },
    wasRun: () => existsSync(mark),
    touch: (file) => utimesSync(path.join(repository, file), 1_000_000, 1_000_000),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Files with these names in them may not be shown; folders below `open` were opened. */
export function gitDepsHere(closed: readonly string[] = [], open?: string): GitDeps {
  const found = gitProgram === null ? {} : { git: { path: gitProgram, version: null } }
  return {
    platform: process.platform,
    finder: { known: () => found, find: () => Promise.resolve(found) },
    startProcess: systemStarter,
    environment: { PATH: '/usr/bin:/bin', HOME: '/' },
    cwd: '/',
    timers: systemTimers,
    mayShow: (file) => Promise.resolve(!closed.some((name) => file.includes(name))),
    isOpen: (folder) => Promise.resolve(open !== undefined && folder.startsWith(open)),
  }
}

export function gitPortHere(closed: readonly string[] = []): GitPort {
  return createGitPort(gitDepsHere(closed))
}
