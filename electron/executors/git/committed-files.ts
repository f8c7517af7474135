import { lstat, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { errorCode } from '../../kernel/error-code.ts'
import { liesInside } from '../files/open-inside.ts'
import type { OpenRepository } from './run-git.ts'

export type FileProblem = {
  readonly reason: 'file_closed' | 'not_plain_file' | 'ignored_file' | 'needs_filter'
  readonly detail: string
}

export type FileFacts = {
  readonly platform: NodeJS.Platform
  readonly mayShow: (file: string) => Promise<boolean>
}

/** The first of these files that cannot be committed as it is here; null = all can. */
export async function problemOf(
  files: readonly string[],
  { run, top }: OpenRepository,
  facts: FileFacts,
): Promise<FileProblem | null> {
  for (const file of files) {
    if (!(await isPlain(file, top, facts.platform))) return { reason: 'not_plain_file', detail: file }
    if (!(await facts.mayShow(join(top, file)))) return { reason: 'file_closed', detail: file }
  }
  const ignored = await ignoredOf(files, run)
  if (ignored !== null) return { reason: 'ignored_file', detail: ignored }
  // Path, name of the attribute, value. A filter can be named here and set up for the whole account.
  const attributes = partsOf(await run(['check-attr', '-z', 'filter', '--', ...files]))
  const filtered = attributes.findIndex((value, at) => at % 3 === 2 && value !== 'unspecified' && value !== 'unset')
  return filtered === -1 ? null : { reason: 'needs_filter', detail: attributes[filtered - 2] ?? '' }
}

/** Git ends as if it had failed where it leaves none of them out. */
async function ignoredOf(files: readonly string[], run: OpenRepository['run']): Promise<string | null> {
  const isIgnored = async (...some: readonly string[]): Promise<boolean> =>
    // It takes names by themselves only without the mark that they are; nothing in them means more behind a dot.
    (await run(['check-ignore', '--', ...some.map((file) => `./${file}`)], { GIT_LITERAL_PATHSPECS: '0' })) !== null
  if (!(await isIgnored(...files))) return null
  for (const file of files) if (await isIgnored(file)) return file
  return null
}

function partsOf(text: string | null): readonly string[] {
  return (text ?? '').split('\u0000').slice(0, -1)
}

/** A file of the repository, or none any more; not behind a link. */
async function isPlain(file: string, top: string, platform: NodeJS.Platform): Promise<boolean> {
  const names = file.split('/')
  if (names.some((name) => name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git')) return false
  const path = join(top, file)
  const found = await lstat(path).catch(errorCode)
  if (found === null || typeof found === 'string') return found === 'ENOENT' || found === 'ENOTDIR'
  const folder = await realpath(dirname(path)).catch(() => null)
  const isInside = folder !== null && (folder === top || liesInside(folder, top, platform))
  return found.isFile() && isInside && folder === dirname(path)
}
