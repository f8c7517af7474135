import {
  networkLists,
  networkTexts,
  type NetworkList,
  type NetworkText,
} from '../../../shared/domain/network-settings.ts'
import type { NetworkListView, NetworkSettingsView, SettingView } from '../../../shared/ipc/setting-view.ts'
import { parseUrl } from '../../kernel/parse-url.ts'
import type { ReadSettings } from '../../store/settings.ts'
import { settingView } from './pc-view.ts'

/** The way outside as the page shows it: nothing in it opens a door by itself. */
export function networkView(settings: ReadSettings): NetworkSettingsView {
  const lists = networkLists.map((list) => [list, listView(list, settings)] as const)
  const texts = networkTexts.map((key) => [key, textView(key, settings)] as const)
  return {
    lists: Object.fromEntries(lists) as NetworkSettingsView['lists'],
    texts: Object.fromEntries(texts) as NetworkSettingsView['texts'],
  }
}

/** An entry as it is shown, and as it is named to take it away. */
export function shownEntry(list: NetworkList, entry: string): string {
  if (list !== 'webhooks') return entry
  const end = entry.indexOf('=')
  const url = parseUrl(entry.slice(end + 1))
  if (url === null) return entry.slice(0, end)
  const rest = url.pathname === '/' && url.search === '' && url.hash === '' ? '' : '/…'
  return `${entry.slice(0, end)}=${url.protocol}//${url.host}${rest}`
}

function listView(list: NetworkList, settings: ReadSettings): NetworkListView {
  const { value, source, lockedBy } = settingView(list, settings)
  const own = lockedBy === null ? settings.own(list) : value
  const fixed = lockedBy === null ? value.filter((entry) => !own.includes(entry)) : []
  return {
    value: own.map((entry) => shownEntry(list, entry)),
    source,
    lockedBy,
    fixed: fixed.map((entry) => shownEntry(list, entry)),
    fixedBy: fixed.length === 0 ? null : { source, contact: settings.adminContact },
  }
}

function textView(key: NetworkText, settings: ReadSettings): SettingView<string> {
  const view = settingView(key, settings)
  return { ...view, value: view.value.replace(/^([a-z0-9+.-]+:\/\/)[^/?#]*@/i, '$1***@') }
}
