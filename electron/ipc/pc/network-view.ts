import { recordOf } from '../../../shared/domain/closed-record.ts'
import {
  entryText,
  networkLists,
  networkTexts,
  type AnyEntry,
  type NetworkList,
  type NetworkText,
} from '../../../shared/domain/network-settings.ts'
import type { NetworkListView, NetworkSettingsView, SettingView } from '../../../shared/ipc/setting-view.ts'
import { shownValue, type SettingValues } from '../../settings/setting-table.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import { lockedBy } from './locked-by.ts'
import { settingView } from './pc-view.ts'

/** External access as the page shows it: nothing in it opens a door by itself. */
export function networkView(settings: ReadSettings): NetworkSettingsView {
  const lists = networkLists.map((list) => [list, listView(list, settings)] as const)
  return {
    lists: Object.fromEntries(lists) as NetworkSettingsView['lists'],
    texts: recordOf(networkTexts, (key) => textView(key, settings)),
  }
}

function listView(list: NetworkList, settings: ReadSettings): NetworkListView<AnyEntry> {
  const { value, source, lockedBy: lock } = settingView(list, settings)
  const all: readonly AnyEntry[] = value
  const own: readonly AnyEntry[] = lock === null ? settings.own(list) : value
  const ownTexts = new Set(own.map(entryText))
  const fixed = all.filter((entry) => !ownTexts.has(entryText(entry)))
  const shown = (entries: readonly AnyEntry[]): readonly AnyEntry[] =>
    shownValue(list, entries as SettingValues[NetworkList])
  return {
    value: shown(own),
    source,
    lockedBy: lock,
    fixed: shown(fixed),
    fixedBy: fixed.length === 0 ? null : lockedBy(list, settings),
  }
}

function textView(key: NetworkText, settings: ReadSettings): SettingView<string> {
  const view = settingView(key, settings)
  return { ...view, value: shownValue(key, view.value) }
}
