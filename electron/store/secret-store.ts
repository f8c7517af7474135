import * as z from 'zod'

import { searchKeyNames, type SearchKeyName } from '../../shared/domain/external-access.ts'
import type { KeyPlace, KeysView } from '../../shared/ipc/setting-view.ts'
import { createSerialQueue } from '../kernel/serial-queue.ts'
import type { Ids, Logger } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic } from './atomic-file.ts'
import type { DurableFileSystem } from './file-system.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { numberedFormat, parseJson, readSealed, sealed } from './schema-version.ts'

/** Makes text unreadable for everybody but this user of this PC. */
export type TextEncryption = {
  /** False = what it would write could be read by anybody who has the file. */
  isAvailable(): boolean
  /** @throws when the system refuses. */
  encrypt(text: string): Uint8Array
  /** @throws when it was written by somebody else or is damaged. */
  decrypt(bytes: Uint8Array): string
}

/** Keys of search services. Nothing gives a key out but `get`, which is for the request to the service alone. */
export type SecretStore = {
  /** Null = there is none that can be read. */
  get(name: SearchKeyName): Promise<string | null>
  /** Fails with `key_invalid` or `key_not_kept`. */
  set(name: SearchKeyName, key: string): Promise<Result<void>>
  /** Takes away what was entered; the environment is nobody's to change. Fails with `key_not_kept`. */
  remove(name: SearchKeyName): Promise<Result<void>>
  view(): Promise<KeysView>
}

export type SecretStoreDeps = {
  readonly file: string
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly logger: Logger
  readonly encryption: TextEncryption
  /** The key that the environment gives; null = none. */
  readonly fallback: (name: SearchKeyName) => string | null
}

/** What a key of any of the services looks like: signs that fit into a header. */
const keyForm = /^[\x21-\x7e]{1,400}$/

export function isSearchKey(given: string): boolean {
  return keyForm.test(given.trim())
}

/**
 * Keeps keys encrypted in one file. Where the system cannot encrypt, a key is kept in memory until the end of the
 * session: it never lies readable on the disk, and whoever entered it is told.
 */
export function createSecretStore(deps: SecretStoreDeps): SecretStore {
  const session = new Map<SearchKeyName, string>()
  const inOrder = createSerialQueue()
  const keep = (name: SearchKeyName, text: string | null): Promise<Result<void>> =>
    inOrder(() => changeStored(deps, name, text))
  return {
    get: async (name) => session.get(name) ?? (await readStored(deps, name)) ?? deps.fallback(name),
    set: async (name, given) => {
      const key = given.trim()
      if (!isSearchKey(given)) return fail('key_invalid')
      if (!deps.encryption.isAvailable()) {
        session.set(name, key)
        return ok(undefined)
      }
      const encrypted = encryptedText(deps, key)
      const kept = encrypted === null ? fail('key_not_kept', { reason: '' }) : await keep(name, encrypted)
      if (kept.ok) session.delete(name)
      return kept
    },
    remove: async (name) => {
      session.delete(name)
      return keep(name, null)
    },
    view: async () => {
      const stored = await readFileOf(deps)
      const placeOf = (name: SearchKeyName): KeyPlace => {
        if (session.has(name)) return 'session'
        const text = stored.ok ? stored.value[name] : undefined
        if (text !== undefined) return decrypted(deps, text) === null ? 'unreadable' : 'stored'
        return deps.fallback(name) === null ? 'none' : 'environment'
      }
      const places = Object.fromEntries(searchKeyNames.map((name) => [name, placeOf(name)]))
      return { kept: deps.encryption.isAvailable(), places: places as KeysView['places'] }
    },
  }
}

type StoredKeys = Readonly<Partial<Record<SearchKeyName, string>>>

const base64 = z.string().regex(/^[A-Za-z0-9+/]{1,4000}={0,2}$/)
const fileSchema = z.strictObject({
  keys: z.strictObject({ tavily: base64.optional(), serper: base64.optional(), bing: base64.optional() }),
})

/** A file that makes no sense is set aside: no key is guessed out of it. */
async function readFileOf(deps: SecretStoreDeps): Promise<Result<StoredKeys>> {
  const read = await ioResult({ code: 'key_not_kept' }, async () => {
    const bytes = await readOwn(deps.fileSystem, deps.file)
    if (bytes === null) return {}
    const document = readSealed(parseJson(bytes.toString('utf8')), numberedFormat)
    if (document.kind === 'newer') return 'later'
    const parsed = fileSchema.safeParse(document.content)
    if (document.kind === 'whole' && parsed.success) return Object.fromEntries(Object.entries(parsed.data.keys))
    await setAside(deps, deps.file)
    deps.logger.log('warn', 'the file of keys makes no sense and was set aside')
    return {}
  })
  if (read.ok && read.value !== 'later') return ok(read.value)
  const refused = read.ok ? fail('data_newer') : read
  deps.logger.log('error', 'the file of keys cannot be read', { code: refused.error.code })
  return refused
}

async function readStored(deps: SecretStoreDeps, name: SearchKeyName): Promise<string | null> {
  const stored = await readFileOf(deps)
  const text = stored.ok ? stored.value[name] : undefined
  return text === undefined ? null : decrypted(deps, text)
}

/** `text` null = taken away. */
async function changeStored(deps: SecretStoreDeps, name: SearchKeyName, text: string | null): Promise<Result<void>> {
  const stored = await readFileOf(deps)
  if (!stored.ok) return stored
  if (text === null && stored.value[name] === undefined) return ok(undefined)
  const others = Object.fromEntries(Object.entries(stored.value).filter(([each]) => each !== name))
  const keys = text === null ? others : { ...others, [name]: text }
  return ioResult({ code: 'key_not_kept' }, () =>
    writeFileAtomic(deps, deps.file, `${JSON.stringify(sealed({ keys }, numberedFormat), null, 2)}\n`),
  )
}

/** Null = the system refuses. What it throws is not written anywhere: nobody knows what stands in it. */
function encryptedText({ encryption, logger }: SecretStoreDeps, key: string): string | null {
  try {
    return Buffer.from(encryption.encrypt(key)).toString('base64')
  } catch {
    logger.log('error', 'a key could not be encrypted')
    return null
  }
}

function decrypted({ encryption }: SecretStoreDeps, text: string): string | null {
  if (!encryption.isAvailable()) return null
  try {
    return encryption.decrypt(Buffer.from(text, 'base64'))
  } catch {
    return null
  }
}
