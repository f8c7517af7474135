import path from 'node:path'
import * as z from 'zod'

import type { AppError } from '../../shared/errors.ts'
import { digestOf } from '../kernel/digest.ts'
import type { Logger } from '../kernel/ports.ts'
import { appError, fail, type Result } from '../kernel/result.ts'
import type { StandingGrant } from '../policy/standing-grant.ts'
import { setAside, writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { recordedTarget, withTarget } from './record-target.ts'
import {
  numberedFormat,
  parseJson,
  readVersioned,
  versioned,
  type Content,
  type StoredFormat,
} from './schema-version.ts'

export type GrantFileDeps = AtomicFileDeps & { readonly file: string; readonly logger: Logger }

export type GrantFile = {
  /** Found at the start; none where the file cannot be read or understood. */
  readonly found: readonly StandingGrant[]
  /** What is wrong with the file, for the person to know: `grants_unreadable`, `grants_damaged` or `grants_newer`. */
  readonly problem: AppError | null
  /** Durable when it resolves. Fails with `grants_unreadable`, `grants_newer` or `data_folder_unwritable`; then the old file stands. */
  save(grants: readonly StandingGrant[]): Promise<Result<void>>
}

const grantBase = {
  id: z.string().regex(/^[\da-z-]{1,64}$/i),
  tool: z.string().max(80),
  version: z.int(),
  seal: z.string().max(64).optional(),
  target: recordedTarget.optional(),
  role: z.enum(['human_agent', 'admin']),
  shownTextHash: z.string().max(64),
  givenAt: z.int().optional(),
}
const grantSchema = z.discriminatedUnion('scope', [
  z.strictObject({ ...grantBase, scope: z.literal('until'), expiresAt: z.int() }),
  z.strictObject({ ...grantBase, scope: z.literal('tool'), expiresAt: z.null() }),
])
const fileSchema = z.strictObject({
  grants: z.array(grantSchema).max(200),
  checksum: z.string(),
})

const grantFormat: StoredFormat = { ...numberedFormat, migrations: [withTargets, asItWas] }

/** The checksum is over the permissions: it is made anew for what fitted it. */
function withTargets(content: Content): Content {
  const { grants, checksum } = content
  if (!Array.isArray(grants) || digestOf(grants) !== checksum) return content
  const named = (grants as readonly Content[]).map(withTarget)
  return { ...content, grants: named, checksum: digestOf(named) }
}

/** Nobody knows when what was given before was given. */
function asItWas(content: Content): Content {
  return content
}

/**
 * Permissions that outlive the session, as one file. What is damaged is set aside; what cannot be read or is of a later version is left
 * alone: nothing is written over it, now or later in this session. None of them grants anything.
 */
export async function openGrantFile(deps: GrantFileDeps): Promise<GrantFile> {
  const read = await readGrants(deps)
  const problem = problemOf(deps.file, read)
  const aside = read.kind === 'damaged' ? await keepAside(deps) : null
  if (problem !== null) deps.logger.log('warn', 'standing permissions do not count', { code: problem.code })
  const unseen = read.kind === 'unreadable' || read.kind === 'newer' ? problem : null
  return {
    found: read.kind === 'whole' ? read.grants : [],
    problem: aside?.ok ? appError('grants_damaged', { file: aside.value }) : problem,
    // What nobody has seen at the start may hold what was revoked or given since.
    save: (grants) => (unseen === null ? writeGrants(deps, grants) : Promise.resolve({ ok: false, error: unseen })),
  }
}

/** The same problem without changing anything; also what was set aside and not replaced since. */
export async function grantFileProblem(deps: GrantFileDeps): Promise<AppError | null> {
  const read = await readGrants(deps)
  if (read.kind !== 'missing') return problemOf(deps.file, read)
  const folder = path.dirname(deps.file)
  const listed = await ioResult({ code: 'grants_unreadable', data: { file: deps.file } }, () =>
    deps.fileSystem.list(folder),
  )
  if (!listed.ok) return listed.error
  const start = `${path.basename(deps.file)}.`
  const aside = listed.value.filter((name) => name.startsWith(start) && name.endsWith('.corrupt')).sort()
  const last = aside.at(-1)
  return last === undefined ? null : appError('grants_damaged', { file: path.join(folder, last) })
}

type Read =
  | { readonly kind: 'missing' | 'damaged' | 'newer' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'whole'; readonly grants: readonly StandingGrant[] }

async function readGrants(deps: GrantFileDeps): Promise<Read> {
  const { file, fileSystem } = deps
  const read = await ioResult({ code: 'grants_unreadable' }, () => readOwn(fileSystem, file))
  if (!read.ok) return { kind: 'unreadable', reason: String(read.error.data['reason']) }
  if (read.value === null) return { kind: 'missing' }
  const document = readVersioned(parseJson(read.value.toString('utf8')), grantFormat)
  if (document.kind !== 'whole') return { kind: document.kind }
  const parsed = fileSchema.safeParse(document.content)
  if (!parsed.success || digestOf(parsed.data.grants) !== parsed.data.checksum) return { kind: 'damaged' }
  return { kind: 'whole', grants: parsed.data.grants }
}

function problemOf(file: string, read: Read): AppError | null {
  if (read.kind === 'unreadable') return appError('grants_unreadable', { file, reason: read.reason })
  if (read.kind === 'newer') return appError('grants_newer', { file })
  return read.kind === 'damaged' ? appError('grants_damaged', { file }) : null
}

async function writeGrants(deps: GrantFileDeps, grants: readonly StandingGrant[]): Promise<Result<void>> {
  const { file } = deps
  // What lies there now may be another file than at the start.
  const now = await readGrants(deps)
  if (now.kind === 'unreadable') return fail('grants_unreadable', { file, reason: now.reason })
  if (now.kind === 'newer') return fail('grants_newer', { file })
  if (now.kind === 'damaged') {
    const aside = await keepAside(deps)
    if (!aside.ok) return aside
  }
  return ioResult({ code: 'data_folder_unwritable', data: { folder: file } }, () => {
    const text = JSON.stringify(versioned({ grants, checksum: digestOf(grants) }, grantFormat), null, 2)
    return writeFileAtomic(deps, file, `${text}\n`)
  })
}

function keepAside(deps: GrantFileDeps): Promise<Result<string>> {
  return ioResult({ code: 'data_folder_unwritable', data: { folder: deps.file } }, () => setAside(deps, deps.file))
}
