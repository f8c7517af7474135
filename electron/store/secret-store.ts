import * as z from 'zod'

import { isOneOf } from '../../shared/domain/is-one-of.ts'
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

/** Keys of services, by name. Nothing gives a key out but `get`, which is for the request to the service alone. */
export type SecretStore<Name extends string = SearchKeyName> = {
  /** Null = there is none that can be read. */
  get(name: Name): Promise<string | null>
  /** Fails with `key_invalid` or `key_not_kept`. */
  set(name: Name, key: string): Promise<Result<void>>
  /** Takes away what was entered; the environment is nobody's to change. Fails with `key_not_kept`. */
  remove(name: Name): Promise<Result<void>>
  placeOf(name: Name): Promise<KeyPlace>
  /** False = a key that is entered is gone when Deskmedic is closed. */
  isKept(): boolean
}

export type SecretStoreDeps<Name extends string = SearchKeyName> = {
  readonly file: string
  /** What a name can be: a file that holds others is none of this store. */
  readonly isName: (name: string) => boolean
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly logger: Logger
  readonly encryption: TextEncryption
  /** The key that the environment gives; null = none. */
  readonly fallback: (name: Name) => string | null
}

/** What a key of any of the services looks like: signs that fit into a header. */
const keyForm = /^[\x21-\x7e]{1,2000}$/

export function isServiceKey(given: string): boolean {
  return keyForm.test(given.trim())
}

export function isSearchKeyName(name: string): name is SearchKeyName {
  return isOneOf(searchKeyNames, name)
}

/** Where the key of each search service is. */
export async function keysView(keys: SecretStore): Promise<KeysView> {
  const places = await Promise.all(searchKeyNames.map(async (name) => [name, await keys.placeOf(name)] as const))
  return { kept: keys.isKept(), places: Object.fromEntries(places) as KeysView['places'] }
}

/**
 * Keeps keys encrypted in one file. Where the system cannot encrypt, a key is kept in memory until the end of the
 * session: it never lies readable on the disk, and whoever entered it is told.
 */
export function createSecretStore<Name extends string>(deps: SecretStoreDeps<Name>): SecretStore<Name> {
  const session = new Map<Name, string>()
  const inOrder = createSerialQueue()
  const keep = (name: Name, text: string | null): Promise<Result<void>> => inOrder(() => changeStored(deps, name, text))
  return {
    get: async (name) => session.get(name) ?? (await readStored(deps, name)) ?? deps.fallback(name),
    set: async (name, given) => {
      const key = given.trim()
      if (!isServiceKey(given)) return fail('key_invalid')
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
    placeOf: async (name) => {
      if (session.has(name)) return 'session'
      const stored = await readFileOf(deps)
      const text = stored.ok ? stored.value[name] : undefined
      if (text !== undefined) return decrypted(deps, text) === null ? 'unreadable' : 'stored'
      return deps.fallback(name) === null ? 'none' : 'environment'
    },
    isKept: () => deps.encryption.isAvailable(),
  }
}

type StoredKeys = Readonly<Record<string, string>>

const base64 = z.string().regex(/^[A-Za-z0-9+/]{1,12000}={0,2}$/)
const fileSchema = z.strictObject({ keys: z.record(z.string().max(300), base64) })

/** A file that makes no sense is set aside: no key is guessed out of it. */
async function readFileOf<Name extends string>(deps: SecretStoreDeps<Name>): Promise<Result<StoredKeys>> {
  const read = await ioResult({ code: 'key_not_kept' }, async () => {
    const bytes = await readOwn(deps.fileSystem, deps.file)
    if (bytes === null) return {}
    const document = readSealed(parseJson(bytes.toString('utf8')), numberedFormat)
    if (document.kind === 'newer') return 'later'
    const parsed = fileSchema.safeParse(document.content)
    if (document.kind === 'whole' && parsed.success && Object.keys(parsed.data.keys).every(deps.isName))
      return parsed.data.keys
    await setAside(deps, deps.file)
    deps.logger.log('warn', 'the file of keys makes no sense and was set aside')
    return {}
  })
  if (read.ok && read.value !== 'later') return ok(read.value)
  const refused = read.ok ? fail('data_newer') : read
  deps.logger.log('error', 'the file of keys cannot be read', { code: refused.error.code })
  return refused
}

async function readStored<Name extends string>(deps: SecretStoreDeps<Name>, name: Name): Promise<string | null> {
  const stored = await readFileOf(deps)
  const text = stored.ok ? stored.value[name] : undefined
  return text === undefined ? null : decrypted(deps, text)
}

/** `text` null = taken away. */
async function changeStored<Name extends string>(
  deps: SecretStoreDeps<Name>,
  name: Name,
  text: string | null,
): Promise<Result<void>> {
  const stored = await readFileOf(deps)
  if (!stored.ok) return stored
  if (text === null && stored.value[name] === undefined) return ok(undefined)
  const others = Object.fromEntries(Object.entries(stored.value).filter(([each]) => each !== name))
  const keys = text === null ? others : { ...others, [name]: text }
  return ioResult({ code: 'key_not_kept' }, () =>
    writeFileAtomic(deps, deps.file, `${JSON.stringify(sealed({ keys }, numberedFormat), null, 2)}\n`),
  )
}

type Encrypting = Pick<SecretStoreDeps, 'encryption' | 'logger'>

/** Null = the system refuses. What it throws is not written anywhere: nobody knows what stands in it. */
function encryptedText({ encryption, logger }: Encrypting, key: string): string | null {
  try {
    return Buffer.from(encryption.encrypt(key)).toString('base64')
  } catch {
    logger.log('error', 'a key could not be encrypted')
    return null
  }
}

function decrypted({ encryption }: Pick<Encrypting, 'encryption'>, text: string): string | null {
  if (!encryption.isAvailable()) return null
  try {
    return encryption.decrypt(Buffer.from(text, 'base64'))
  } catch {
    return null
  }
}
