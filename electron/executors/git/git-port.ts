import { join } from 'node:path'

import type { GitAnswer, GitDiff, GitFileDiff, GitPort } from '../../contract/git-port.ts'
import { branchFormat, logFormat, readBranches, readLog, readNames, readStatus } from './read-output.ts'
import { openRepository, refused, type GitDeps, type OpenRepository } from './run-git.ts'

/** A submodule is a repository with a configuration of its own: it is named, never entered. */
const statusOf = [
  'status',
  '--porcelain=v2',
  '--branch',
  '-z',
  '--untracked-files=normal',
  '--ignore-submodules=all',
  '--no-renames',
]
const diffOf = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '--no-renames']
/** Most characters of the change of one file. */
const longestPatch = 20_000

/** The Git of this computer over repositories that nobody vouches for. */
export function createGitPort(deps: GitDeps): GitPort {
  type Read<T> = (repository: OpenRepository) => Promise<T | null>
  const within = async <T>(folder: string, signal: AbortSignal, read: Read<T>): Promise<GitAnswer<T>> => {
    const opened = await openRepository(folder, deps, signal)
    if (!opened.read) return opened
    const value = await read(opened.value)
    return value === null ? refused('failed') : { read: true, value }
  }
  const asText = async <T>(text: Promise<string | null>, read: (text: string) => T): Promise<T | null> => {
    const written = await text
    return written === null ? null : read(written)
  }
  return {
    status: (folder, signal) =>
      within(folder, signal, ({ run, filters }) =>
        asText(run(statusOf), (text) => ({ ...readStatus(text), filtersOff: filters })),
      ),
    log: (folder, limit, signal) =>
      within(folder, signal, async ({ run }) => {
        const hasCommits = await hasHead(run)
        if (hasCommits !== true) return hasCommits === null ? null : []
        const options = ['-z', `--max-count=${limit}`, `--format=${logFormat}`, '--no-show-signature', '--no-mailmap']
        return asText(run(['log', ...options, '--encoding=UTF-8', '--no-color', '--no-patch', 'HEAD', '--']), readLog)
      }),
    branches: (folder, signal) =>
      within(folder, signal, ({ run }) =>
        asText(run(['for-each-ref', `--format=${branchFormat}`, '--sort=-committerdate', 'refs/heads']), readBranches),
      ),
    diff: (folder, limit, signal) =>
      within(folder, signal, async ({ run, top }) => {
        const hasCommits = await hasHead(run)
        if (hasCommits === null) return null
        // Before the first commit there is nothing to compare with but what is staged.
        const from = hasCommits ? 'HEAD' : '--cached'
        const names = await run([...diffOf, '--name-only', '-z', '-O/dev/null', from, '--'])
        if (names === null) return null
        return diffOfFiles(readNames(names), limit, {
          mayShow: (path) => deps.mayShow(join(top, path)),
          patch: (path) => run([...diffOf, from, '--', path]),
        })
      }),
  }
}

type Reading = {
  readonly mayShow: (path: string) => Promise<boolean>
  readonly patch: (path: string) => Promise<string | null>
}

/** File by file: the content of one that may not be shown is never read, and whose patch it is stands in no text. */
async function diffOfFiles(all: readonly string[], limit: number, { mayShow, patch }: Reading): Promise<GitDiff> {
  const files: GitFileDiff[] = []
  const leftOut: string[] = []
  const asked = all.slice(0, limit)
  for (const path of asked) {
    // A folder with the name of a file that was there would be compared with all that is in it.
    const isFolderToo = all.some((other) => other.startsWith(`${path}/`))
    if (isFolderToo || !(await mayShow(path))) leftOut.push(path)
    else files.push(fileOf(path, await patch(path)))
  }
  // Without a text only the time of writing is another one.
  return { files: files.filter(({ patch: text }) => text !== ''), leftOut, more: all.length - asked.length }
}

function fileOf(path: string, text: string | null): GitFileDiff {
  return { path, patch: text?.slice(0, longestPatch) ?? null, cut: text !== null && text.length > longestPatch }
}

/** Whether there is a commit yet; null = it cannot be read, which is not the same as none. */
async function hasHead(run: OpenRepository['run']): Promise<boolean | null> {
  const text = await run([...statusOf, '--untracked-files=no'])
  return text === null ? null : readStatus(text).head !== null
}
