import type { ChatRecord, Item, ItemKind, ItemOf, QueuedMessage } from './items.ts'

type Known = Readonly<Record<string, string>>

/**
 * The items of one conversation in order of time. An item is never edited: a newer version takes its place. What one change
 * costs does not depend on how many items there are.
 */
export type ItemLog = {
  readonly chatId: string
  /** Rises with every change of an item or of what waits. */
  readonly version: () => number
  draft(): string
  /** What a person calls it; empty = it has no name of its own. */
  title(): string
  /** What was typed while something else runs, in the order in which it is heard. */
  queued(): readonly QueuedMessage[]
  /** Values that the person gave, by slot. */
  known(): Known
  /** What a person keeps from models in it, by key. */
  keptBack(): readonly string[]
  updatedAt(): number
  all(): readonly Item[]
  get<Kind extends ItemKind>(kind: Kind, id: string): ItemOf<Kind> | null
  first<Kind extends ItemKind>(kind: Kind): ItemOf<Kind> | null
  last<Kind extends ItemKind>(kind: Kind): ItemOf<Kind> | null
  /** Items of a kind that stand after this one; all of that kind where there is no such one. */
  after<Kind extends ItemKind>(kind: Kind, id: string): readonly ItemOf<Kind>[]
  /** Items whose work has not ended. */
  running(): readonly Item[]
  /** Items that are new or have changed since this version, in their order. */
  since(version: number): readonly Item[]
  add(item: Item): void
  /** Puts a newer version in its place; nothing where there is no such item. */
  replace<Kind extends ItemKind>(kind: Kind, id: string, change: (item: ItemOf<Kind>) => ItemOf<Kind>): void
  set(values: {
    readonly draft?: string
    readonly title?: string
    readonly known?: Known
    readonly queued?: readonly QueuedMessage[]
    readonly keptBack?: readonly string[]
    readonly updatedAt?: number
  }): void
  /** As it is kept. */
  record(): ChatRecord
}

export function createItemLog(record: ChatRecord): ItemLog {
  const items: Item[] = []
  const places = new Map<string, number>()
  const changes = createChanges()
  const ofKind = new Map<ItemKind, { readonly first: number; readonly last: number }>()
  const running = new Set<string>()
  let head: Head = { queued: [], ...record }
  const at = (place: number | undefined): Item | undefined => (place === undefined ? undefined : items[place])
  const note = (item: Item, place: number): void => {
    items[place] = item
    changes.note(item.id, items.length)
    if ('running' in item && item.running) running.add(item.id)
    else running.delete(item.id)
  }
  const add = (item: Item): void => {
    const place = items.length
    places.set(item.id, place)
    ofKind.set(item.kind, { first: ofKind.get(item.kind)?.first ?? place, last: place })
    note(item, place)
  }
  for (const item of record.entries) add(item)
  return {
    chatId: record.chatId,
    version: changes.version,
    ...headReaders(() => head),
    all: () => items,
    get: (kind, id) => ofItsKind(kind, at(places.get(id))),
    first: (kind) => ofItsKind(kind, at(ofKind.get(kind)?.first)),
    last: (kind) => ofItsKind(kind, at(ofKind.get(kind)?.last)),
    after: (kind, id) => items.slice((places.get(id) ?? -1) + 1).flatMap((item) => ofItsKind(kind, item) ?? []),
    running: () => [...running].flatMap((id) => at(places.get(id)) ?? []),
    since: (past) => {
      const changed = changes.since(past)?.flatMap((id) => places.get(id) ?? [])
      return changed ? changed.sort((a, b) => a - b).flatMap((place) => at(place) ?? []) : [...items]
    },
    add,
    replace: (kind, id, change) => {
      const place = places.get(id)
      const item = ofItsKind(kind, at(place))
      if (item === null || place === undefined) return
      note(change(item), place)
    },
    set: (values) => {
      head = { ...head, ...values }
      // A window shows what waits, and how it is called, beside the items.
      if (values.queued || values.title !== undefined) changes.note(besideItems, items.length)
    },
    record: () => recordOf(head, items),
  }
}

type Head = Omit<ChatRecord, 'queued' | 'entries'> & { readonly queued: readonly QueuedMessage[] }

function headReaders(
  head: () => Head,
): Pick<ItemLog, 'draft' | 'title' | 'queued' | 'known' | 'keptBack' | 'updatedAt'> {
  return {
    draft: () => head().draft,
    title: () => head().title ?? '',
    queued: () => head().queued,
    known: () => head().known,
    keptBack: () => head().keptBack ?? [],
    updatedAt: () => head().updatedAt,
  }
}

function recordOf({ queued, title = '', ...rest }: Head, items: readonly Item[]): ChatRecord {
  return {
    ...rest,
    ...(title === '' ? {} : { title }),
    ...(queued.length > 0 ? { queued } : {}),
    entries: [...items],
  }
}

/** Stands among the changes for one beside the items: no item has this id. */
const besideItems = ''

/** Changes that are kept at hand beyond one for each item. */
const spareChanges = 1_000

type Changes = {
  readonly version: () => number
  /** `items` = how many there are. */
  readonly note: (id: string, items: number) => void
  /** Ids that changed since this version; null = that is no longer known. */
  readonly since: (version: number) => string[] | null
}

function createChanges(): Changes {
  /** Ids in the order of their changes; the first of them made version `dropped + 1`. */
  let changes: string[] = []
  let dropped = 0
  return {
    version: () => dropped + changes.length,
    note: (id, items) => {
      changes.push(id)
      if (changes.length <= 2 * items + spareChanges) return
      dropped += changes.length - items
      changes = changes.slice(-items)
    },
    since: (version) => (version < dropped ? null : [...new Set(changes.slice(version - dropped))]),
  }
}

function ofItsKind<Kind extends ItemKind>(kind: Kind, item: Item | undefined): ItemOf<Kind> | null {
  return item !== undefined && isOfKind(kind, item) ? item : null
}

function isOfKind<Kind extends ItemKind>(kind: Kind, item: Item): item is ItemOf<Kind> {
  return item.kind === kind
}
