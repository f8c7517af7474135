import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, lstat, open, readFile, realpath, unlink, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

import { heldIn } from '../../../shared/domain/is-record.ts'
import { noFollow } from './open-flags.ts'
import { errorCode } from '../../kernel/error-code.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { busyDelaysMs, whileBusy } from '../../kernel/while-busy.ts'
import { liesInside } from './open-inside.ts'
import { relativeNames } from './relative-path.ts'

/** Where a file that is still being written comes from; `validator` = the mark by which its server knows this version. */
export type FileOrigin = { readonly url: string; readonly validator: string }

/** A file that is to come into being. Until it is whole, its bytes stand in a file of their own beside it. */
export type NewFile = {
  readonly file: string
  /** What is there from an earlier try of the same address. */
  readonly begun: (FileOrigin & { readonly bytes: number }) | null
  /** Goes on with what is there, or begins anew. */
  write(options: { readonly append: boolean; readonly origin: FileOrigin }): Promise<NewFileWriter>
  /** Removes what was begun. */
  discard(): Promise<void>
}

export type NewFileWriter = {
  write(part: Uint8Array): Promise<void>
  close(): Promise<void>
  /** Makes it the file, once, marked as coming from the internet. Fails with `file_exists` and `file_unwritable`. */
  publish(
    hostUrl: string,
  ): Promise<Result<{ readonly bytes: number; readonly sha256: string; readonly marked: boolean }>>
}

export type NewFilePlace = { readonly root: string; readonly path: string; readonly platform: NodeJS.Platform }

/** Fails with `outside_workspace`, `file_exists` and `file_unwritable`. Makes no folders. */
export async function prepareNewFile({ root, path, platform }: NewFilePlace, url: string): Promise<Result<NewFile>> {
  const names = relativeNames(path)
  if (names === null) return fail('outside_workspace', { path: path.slice(0, 200) })
  const realRoot = await realpath(root).catch(() => null)
  const folder = realRoot === null ? null : await realpath(join(realRoot, ...names.slice(0, -1))).catch(() => null)
  if (realRoot === null || folder === null) return fail('file_unwritable', { path, reason: 'ENOENT' })
  const file = join(folder, names.at(-1) ?? '')
  if (!liesInside(file, realRoot, platform)) return fail('outside_workspace', { path })
  if ((await lstat(file).catch(() => null)) !== null) return fail('file_exists', { path })
  const part = `${file}.part`
  return ok({
    file,
    begun: await begunOf(part, url),
    write: (options) => writer({ file, part, platform, path }, options),
    discard: () => remove(part),
  })
}

type Places = {
  readonly file: string
  readonly part: string
  readonly platform: NodeJS.Platform
  readonly path: string
}

async function begunOf(part: string, url: string): Promise<NewFile['begun']> {
  const stats = await lstat(part).catch(() => null)
  const note = await readFile(`${part}.json`, 'utf8').catch(() => null)
  if (stats?.isFile() !== true || stats.nlink !== 1 || note === null) return null
  try {
    const origin: unknown = JSON.parse(note)
    const [from, validator] = [heldIn(origin, 'url'), heldIn(origin, 'validator')]
    return from === url && typeof validator === 'string' && validator !== '' && stats.size > 0
      ? { url, validator, bytes: stats.size }
      : null
  } catch {
    return null
  }
}

const onlyOwner = 0o600

async function writer(places: Places, { append, origin }: Parameters<NewFile['write']>[0]): Promise<NewFileWriter> {
  const { part } = places
  if (!append) {
    await remove(part)
    await writeFile(`${part}.json`, JSON.stringify(origin), { flag: 'wx', mode: onlyOwner })
  }
  const flags = append
    ? constants.O_RDWR | constants.O_APPEND
    : constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL
  const handle = await open(part, flags | noFollow, onlyOwner)
  const hash = createHash('sha256')
  let bytes = append ? await hashBegun(handle, hash) : 0
  return {
    write: async (chunk) => {
      hash.update(chunk)
      bytes += chunk.length
      await handle.writeFile(chunk)
    },
    close: () => handle.close(),
    publish: async (hostUrl) => {
      await handle.sync()
      await handle.close()
      const published = await publish(places, hostUrl)
      return published.ok ? ok({ bytes, sha256: hash.digest('hex'), marked: published.value }) : published
    },
  }
}

async function hashBegun(handle: FileHandle, hash: ReturnType<typeof createHash>): Promise<number> {
  let bytes = 0
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, bytes)
    if (bytesRead === 0) return bytes
    hash.update(buffer.subarray(0, bytesRead))
    bytes += bytesRead
  }
}

/** The name appears with the whole file behind it, and never takes the place of another. True = it carries its mark. */
async function publish({ file, part, platform, path }: Places, hostUrl: string): Promise<Result<boolean>> {
  let markIsOurs = false
  try {
    const marked = await markAsDownloaded(part, file, { platform, hostUrl })
    markIsOurs = platform !== 'win32'
    await link(part, file).catch((error: unknown) => {
      // Some drives know no second names for a file.
      if (codeOf(error) === 'EEXIST') throw error
      return copyFile(part, file, constants.COPYFILE_EXCL)
    })
    await remove(part)
    return ok(marked)
  } catch (error) {
    const reason = codeOf(error)
    if (reason === null) throw error
    if (markIsOurs) await removeOne(markBeside(file))
    return reason === 'EEXIST' ? fail('file_exists', { path }) : fail('file_unwritable', { path, reason })
  }
}

function markBeside(file: string): string {
  return `${file}.Zone.Identifier`
}

type Mark = { readonly platform: NodeJS.Platform; readonly hostUrl: string }

/** Windows warns before it opens what came from the internet. On other systems the same text stands beside the file. */
async function markAsDownloaded(part: string, file: string, { platform, hostUrl }: Mark): Promise<boolean> {
  const text = `[ZoneTransfer]\r\nZoneId=3\r\nHostUrl=${hostUrl}\r\n`
  if (platform !== 'win32') {
    await writeFile(markBeside(file), text, { flag: 'wx', mode: onlyOwner })
    return true
  }
  // A drive that cannot carry the mark carries it for no browser either: the person is told.
  return writeFile(`${part}:Zone.Identifier`, text).then(
    () => true,
    () => false,
  )
}

async function remove(part: string): Promise<void> {
  await removeOne(part)
  await removeOne(`${part}.json`)
}

async function removeOne(file: string): Promise<void> {
  await whileBusy(busyDelaysMs(process.platform), () => unlink(file)).catch(() => undefined)
}

/** Code of a failure of the system; null = a bug. */
export function codeOf(error: unknown): string | null {
  const code = errorCode(error)
  return code !== null && /^E[A-Z0-9]+$/.test(code) ? code : null
}
