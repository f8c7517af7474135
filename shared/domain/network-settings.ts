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
export const namedLists = ['workspaces', 'webhooks', 'codeCollections'] as const
export type NamedList = (typeof namedLists)[number]

/** A folder whose code is searched together with those of the same name. It is named as in the path of a call. */
export type CollectedFolder = Readonly<Record<'name' | 'folder', string>>

/** What a named entry holds. */
export type NamedEntry<List extends NamedList> = List extends 'workspaces'
  ? Workspace
  : List extends 'codeCollections'
    ? CollectedFolder
    : Readonly<Record<'name' | 'url', string>>
/** One entry of a list, as it is kept and shown. */
export type ListEntry<List extends NetworkList | NamedList = NetworkList | NamedList> = List extends NamedList
  ? NamedEntry<List>
  : string
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
  return `${entry.name}=${valueText(entry)}`
}

/** What stands behind the name of a named entry. */
export function valueText(entry: NamedEntry<NamedList>): string {
  if ('path' in entry) return workspaceText(entry)
  return 'folder' in entry ? entry.folder : entry.url
}

/** An entry of a named list from its two parts. */
export function namedEntry<List extends NamedList>(list: List, name: string, value: string): ListEntry<List> {
  return entryOf(list, name, value) as ListEntry<List>
}

function entryOf(list: NamedList, name: string, value: string): NamedEntry<NamedList> {
  if (list === 'workspaces') return workspaceFromText(name, value)
  return list === 'codeCollections' ? { name, folder: value } : { name, url: value }
}

/** The entries without that of this name; of a list without names, without this entry. */
export function without<Entry extends AnyEntry>(entries: readonly Entry[], name: string): readonly Entry[] {
  return entries.filter((entry) => entryName(entry) !== name)
}
