import type { ExternalAccess } from '../../../../shared/domain/external-access.ts'
import type { Workspace } from '../../../../shared/domain/workspace.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import type { DownloadedFile, WebDownload, WebRun } from '../../../contract/web-port.ts'
import { closingPattern, isAmong } from '../../../policy/paths/patterns.ts'
import { relativeNames } from '../../files/relative-path.ts'
import { codeOf, prepareNewFile, type NewFile, type NewFileWriter } from '../../files/new-file.ts'
import type { GuardedAnswer, GuardedClient } from '../client/client-types.ts'
import { failure } from '../client/failure.ts'
import { createCallRecord } from './call-record.ts'
import { addressForRecord, rulesFor } from './web-address.ts'

export type DownloadDeps = {
  readonly client: GuardedClient
  readonly access: () => ExternalAccess
  readonly platform: NodeJS.Platform
}

const longestMs = 4 * 3_600_000
const longestSilenceMs = 30_000

/** Fetches one file into a workspace. What a broken connection has left is gone on with at the next try. */
export async function download(deps: DownloadDeps, run: WebRun, wanted: WebDownload): Promise<Result<DownloadedFile>> {
  const { url, workspace, path } = wanted
  const access = deps.access()
  const opened = access.workspaces.find(({ name }) => name === workspace)
  if (opened === undefined)
    return fail('unknown_workspace', { workspace, known: access.workspaces.map(({ name }) => name) })
  const refused = refusedDownload(opened, path, deps.platform)
  if (refused !== null) return { ok: false, error: refused }
  const place = { root: opened.path, path, platform: deps.platform }
  for (let anew = false; ; anew = true) {
    const prepared = await prepareNewFile(place, url)
    if (!prepared.ok) return prepared
    const file = prepared.value
    const outcome = await fetchFile(deps, { file, wanted, run, maxBytes: access.maxDownloadBytes })
    if (outcome !== 'does_not_fit') {
      if (!outcome.ok && !keepsBegun.has(outcome.error.code)) await file.discard()
      return outcome
    }
    // What is there is not the beginning of what the server has now: it goes, and everything is asked for, once.
    await file.discard()
    if (anew) return fail('answer_broken', { host: new URL(url).host, reason: 'cut_off' })
  }
}

/** What was said of the folder holds for what is put into it as well. Programs may come: nothing here opens them. */
function refusedDownload({ name, access, only, never }: Workspace, path: string, platform: string): AppError | null {
  if (access === 'read') return appError('workspace_read_only', { path, workspace: name })
  const below = relativeNames(path) ?? []
  const pattern = closingPattern(below, never)
  if (pattern !== null) return appError('file_closed', { path, reason: 'never', pattern, workspace: name })
  if (isAmong(below, only, platform === 'win32')) return null
  return appError('file_closed', { path, reason: 'not_only', pattern: only.join(', '), workspace: name })
}

type Fetching = Pick<Taking, 'file' | 'wanted' | 'run' | 'maxBytes'>

async function fetchFile(deps: DownloadDeps, fetching: Fetching): Promise<Taken> {
  const { file, wanted, run, maxBytes } = fetching
  const { url } = wanted
  const { begun } = file
  const record = createCallRecord(addressForRecord(url))
  run.onCall(record.net)
  const taken = await deps.client.open(
    {
      url,
      rules: rulesFor(url, run.tool, deps.access()),
      tool: run.tool,
      signal: run.signal,
      limits: {
        totalMs: longestMs,
        idleMs: longestSilenceMs,
        maxReceivedBytes: Math.max(1, maxBytes - (begun?.bytes ?? 0)),
        maxDecodedBytes: maxBytes,
      },
      ...(begun === null ? {} : { headers: { range: `bytes=${begun.bytes}-`, 'if-range': begun.validator } }),
    },
    (answer) => {
      record.answered(answer, addressForRecord(answer.url))
      return take({ answer, ...fetching })
    },
  )
  return taken.ok ? taken.value : taken
}

/** `does_not_fit`: the server has another file now than the one that was begun. */
type Taken = Result<DownloadedFile> | 'does_not_fit'

/** After these, another try may go on with what has arrived. */
const keepsBegun: ReadonlySet<string> = new Set([
  'answer_broken',
  'cancelled',
  'service_failed',
  'site_not_found',
  'site_too_slow',
  'site_unreachable',
])

type Taking = {
  readonly answer: GuardedAnswer
  readonly file: NewFile
  readonly wanted: WebDownload
  readonly run: WebRun
  readonly maxBytes: number
}

async function take(taking: Taking): Promise<Taken> {
  const { answer, file, wanted } = taking
  const { status, headers } = answer
  const append = status === 206 && continues(headers['content-range'], file)
  if (status !== 200 && !append) {
    if (file.begun !== null && (status === 206 || status === 416)) return 'does_not_fit'
    return fail('service_failed', { host: new URL(answer.url).host, status })
  }
  try {
    return await store(taking, append)
  } catch (error) {
    const reason = codeOf(error)
    if (reason === null || !diskCodes.has(reason)) throw error
    return fail('file_unwritable', { path: wanted.path, reason })
  }
}

/** Codes that only a drive gives: what the network says is judged elsewhere. */
const diskCodes: ReadonlySet<string> = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EFBIG',
  'EIO',
  'ELOOP',
  'EMFILE',
  'ENOENT',
  'ENOSPC',
  'EPERM',
  'EROFS',
])

async function store(
  { answer, file, wanted, run, maxBytes }: Taking,
  append: boolean,
): Promise<Result<DownloadedFile>> {
  const { headers, url, status, guard } = answer
  const begunBytes = append ? (file.begun?.bytes ?? 0) : 0
  const origin = { url: wanted.url, validator: validatorOf(headers) }
  const writer = await file.write({ append, origin })
  const declared =
    headers['content-encoding'] === undefined ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN
  const total = Number.isNaN(declared) ? null : begunBytes + declared
  let bytes = begunBytes
  try {
    for await (const part of answer.body) {
      bytes += part.length
      if (bytes > maxBytes)
        throw failure(appError('answer_too_large', { host: new URL(url).host, limitBytes: maxBytes }))
      await writer.write(part)
      run.onProgress({ line: String(bytes), share: total === null || total === 0 ? null : Math.min(1, bytes / total) })
    }
  } catch (error) {
    await writer.close()
    throw error
  }
  return published(writer, { file: file.file, url, status, guard, resumed: append })
}

type About = Omit<DownloadedFile, 'bytes' | 'sha256' | 'marked'>

async function published(writer: NewFileWriter, about: About): Promise<Result<DownloadedFile>> {
  const made = await writer.publish(addressForRecord(about.url))
  return made.ok ? ok({ ...about, ...made.value }) : made
}

/** True when the answer begins where the file ends. */
function continues(contentRange: string | undefined, { begun }: NewFile): boolean {
  return begun !== null && contentRange?.startsWith(`bytes ${begun.bytes}-`) === true
}

/** A mark that surely means the same bytes; empty where there is none, or where the bytes were packed on the way. */
function validatorOf(headers: GuardedAnswer['headers']): string {
  const tag = headers['etag'] ?? ''
  return headers['content-encoding'] === undefined && tag.startsWith('"') ? tag : ''
}
