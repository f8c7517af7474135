import { workspaceFromText, workspaceText, type Workspace } from './workspace.ts'

/** Settings of external access that hold several entries; each is added and taken away by itself. */
export const plainLists = ['allowDomains', 'denyDomains', 'internalHosts'] as const
export const networkLists = [...plainLists, 'workspaces', 'webhooks'] as const
export type NetworkList = (typeof networkLists)[number]

/** Settings of external access that hold one text; empty = not set. */
export const networkTexts = ['proxy', 'caFile', 'searxngUrl'] as const
export type NetworkText = (typeof networkTexts)[number]

/** The proxy of the settings that is none: requests never go by one. */
export const noProxy = 'direct'

/** Lists whose entries have a name. */
export const namedLists = ['workspaces', 'webhooks'] as const
export type NamedList = (typeof namedLists)[number]

/** What a named entry holds. */
export type NamedEntry<List extends NamedList> = List extends 'workspaces'
  ? Workspace
  : Readonly<Record<'name' | 'url', string>>
/** One entry of a list, as it is kept and shown. */
export type ListEntry<List extends NetworkList = NetworkList> = List extends NamedList ? NamedEntry<List> : string
export type AnyEntry = ListEntry

/** An entry that is to be added to a list. */
export type NewEntry = {
  readonly [List in NetworkList]: { readonly list: List; readonly entry: ListEntry<List> }
}[NetworkList]

/** What an entry is taken away by. */
export function entryName(entry: AnyEntry): string {
  return typeof entry === 'string' ? entry : entry.name
}

/** An entry in one line: `name=value`. */
export function entryText(entry: AnyEntry): string {
  if (typeof entry === 'string') return entry
  return `${entry.name}=${'path' in entry ? workspaceText(entry) : entry.url}`
}

/** An entry of a named list from its two parts. */
export function namedEntry<List extends NamedList>(list: List, name: string, value: string): ListEntry<List> {
  return (list === 'workspaces' ? workspaceFromText(name, value) : { name, url: value }) as ListEntry<List>
}

/** The entries without that of this name; of a list without names, without this entry. */
export function without<Entry extends AnyEntry>(entries: readonly Entry[], name: string): readonly Entry[] {
  return entries.filter((entry) => entryName(entry) !== name)
}
