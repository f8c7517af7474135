import { isOneOf } from '../../shared/domain/is-one-of.ts'
import {
  namedEntry,
  namedLists,
  type ListEntry,
  type NamedList,
  type NetworkList,
} from '../../shared/domain/network-settings.ts'

/** An entry from the line that people type: of a named list `name=value`. What has no `=` has no value. */
export function entryOfText<List extends NetworkList | NamedList>(list: List, text: string): ListEntry<List>
export function entryOfText(list: NetworkList | NamedList, text: string): ListEntry {
  if (!isNamed(list)) return text
  const end = text.indexOf('=')
  return end < 0 ? namedEntry(list, text, '') : namedEntry(list, text.slice(0, end), text.slice(end + 1))
}

export function isNamed(key: string): key is NamedList {
  return isOneOf(namedLists, key)
}
