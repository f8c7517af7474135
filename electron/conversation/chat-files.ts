import path from 'node:path'

import { heldIn, isRecord, recordIn } from '../../shared/domain/is-record.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import type { Ids, Logger } from '../kernel/ports.ts'
import { fail, type Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { readOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { removeLeftovers, removeWithLeftovers } from '../store/leftover-files.ts'
import {
  numberedFormat,
  parseJson,
  readSealed,
  sealedBytes,
  type Migration,
  type StoredFormat,
} from '../store/schema-version.ts'
import type { KeptCalls } from '../contract/kept-calls.ts'
import { maskSecrets, maskSecretsIn } from '../contract/mask-secrets.ts'
import type { ChatRecord, Item } from './items.ts'

/** A chat as found; `corrupt` = its file makes no sense and was set aside. */
export type StoredChat = ChatRecord | 'corrupt' | null

export type ChatStore = {
  /** Ids of all chats, newest first. */
  list(): Promise<Result<readonly string[]>>
  /** Fails with `data_newer` where a later version wrote it, and with `file_unreadable`. */
  load(chatId: string): Promise<Result<StoredChat>>
  /** Durable when it resolves. */
  save(record: ChatRecord): Promise<Result<void>>
  /** Removes a chat for good, with what was set aside of it. No error when it is gone already. */
  remove(chatId: string): Promise<Result<void>>
  /** Removes what was set aside or left half written before this time; gives the number. */
  removeLeftovers(beforeMs: number): Promise<Result<number>>
}

export type ChatFilesDeps = {
  readonly folder: string
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly logger: Logger
  /** How calls may stand on the disk. */
  readonly kept: Pick<KeptCalls, 'inside'>
}

const idPattern = /^[a-z0-9]{1,40}$/

/** The first version called the steps of a plan that wait for an answer `parked`. Nothing is known of the content yet: it may be damaged. */
const withWaitingSteps = inEntries(withWaiting)

function withWaiting(entry: unknown): unknown {
  if (!isRecord(entry) || !('parked' in entry)) return entry
  const { parked, ...rest } = entry
  return { ...rest, waiting: parked }
}

/** The second version knew first aid for accounts alone. */
const withFirstAid = inEntries(withPlannedAid)

function withPlannedAid(entry: unknown): unknown {
  const plan = recordIn(heldIn(entry, 'plan'))
  if (!isRecord(entry) || plan === null || !('account' in plan)) return entry
  const { account, ...rest } = plan
  const reason = plan['reason'] === 'account' ? { reason: 'first_aid' } : {}
  return {
    ...entry,
    plan: { ...rest, ...reason, firstAid: account === 'taken' ? 'account_taken' : 'password_forgotten' },
  }
}

function inEntries(change: (entry: unknown) => unknown): Migration {
  return ({ entries, ...content }) => ({
    ...content,
    entries: Array.isArray(entries) ? entries.map(change) : entries,
  })
}

const chatFormat: StoredFormat = { ...numberedFormat, migrations: [withWaitingSteps, withFirstAid] }

/** One JSON file for each chat. The checksum tells what was written here from what is only part of it. */
export function createChatFiles(deps: ChatFilesDeps): ChatStore {
  const { folder, fileSystem } = deps
  const fileOf = (chatId: string): string => path.join(folder, `${chatId}.json`)
  const written = createWrittenItems(deps.kept)
  return {
    list: () =>
      ioResult({ code: 'file_unreadable' }, async () => {
        const names = await fileSystem.list(folder)
        const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
        // Ids begin with their time.
        return ids.filter((id) => idPattern.test(id)).sort((a, b) => (a < b ? 1 : -1))
      }),
    load: async (chatId) => {
      const loaded = await ioResult({ code: 'file_unreadable' }, async () => {
        if (!idPattern.test(chatId)) return null
        const bytes = await readOwn(fileSystem, fileOf(chatId))
        if (bytes === null) return null
        const record = parse(bytes.toString('utf8'), chatId)
        if (record !== null) return record
        await setAside(deps, fileOf(chatId))
        deps.logger.log('error', 'the file of a chat makes no sense and was set aside', { chatId })
        return 'corrupt'
      })
      if (!loaded.ok || loaded.value !== 'later') return loaded as Result<StoredChat>
      return fail('data_newer', { what: 'chat', chatId })
    },
    remove: (chatId) =>
      ioResult({ code: 'records_not_deleted', data: { path: fileOf(chatId) } }, async () => {
        if (idPattern.test(chatId)) await removeWithLeftovers(fileSystem, fileOf(chatId))
      }),
    removeLeftovers: (beforeMs) =>
      ioResult({ code: 'records_not_deleted', data: { path: folder } }, () =>
        removeLeftovers(fileSystem, folder, beforeMs),
      ),
    save: (record) =>
      ioResult({ code: 'data_folder_unwritable', data: { folder } }, async () => {
        await fileSystem.ensureFolder(folder)
        const elements = record.entries.map(written)
        const bytes = sealedBytes(headOf(record), { field: 'entries', elements }, chatFormat)
        await writeFileAtomic(deps, fileOf(record.chatId), bytes)
      }),
  }
}

/**
 * Items as they stand on the disk. One is never edited, so each is masked and written out once, however often and in however long a chat
 * it is saved; in memory it stays whole.
 */
function createWrittenItems(kept: ChatFilesDeps['kept']): (item: Item) => Uint8Array {
  const written = new WeakMap<Item, Uint8Array>()
  return (item) => {
    const known = written.get(item)
    if (known !== undefined) return known
    const bytes = Buffer.from(canonicalJson(withoutSecrets(item, kept)), 'utf8')
    written.set(item, bytes)
    return bytes
  }
}

/** What a person wrote, what a model repeats of it, and what was called. */
function withoutSecrets(item: Item, kept: ChatFilesDeps['kept']): Item {
  if (item.kind === 'model') return { ...item, said: maskSecretsIn(item.said) }
  return item.kind === 'complaint' || item.kind === 'reply'
    ? { ...kept.inside(item), text: maskSecrets(item.text) }
    : kept.inside(item)
}

/** Everything but the items: short, and written anew each time. */
function headOf({ entries: _entries, queued, ...head }: ChatRecord): Omit<ChatRecord, 'entries'> {
  const waiting = queued?.map((message) => ({ ...message, text: maskSecrets(message.text) }))
  return {
    ...head,
    ...(head.title === undefined ? {} : { title: maskSecrets(head.title) }),
    ...(waiting ? { queued: waiting } : {}),
    draft: maskSecrets(head.draft),
  }
}

function parse(text: string, chatId: string): ChatRecord | 'later' | null {
  const read = readSealed(parseJson(text), chatFormat)
  if (read.kind === 'newer') return 'later'
  if (read.kind === 'damaged' || !read.sealed) return null
  // The checksum proves that the rest is what `save` wrote.
  const record = read.content as unknown as ChatRecord
  return record.chatId === chatId ? record : null
}
