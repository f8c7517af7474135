import type { PageSetting } from '../../shared/domain/page-settings.ts'
import type { SettingView } from '../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../shared/ipc/views.ts'

/** How many of the settings that the page shows others have fixed. */
export function countLocked(settings: SettingsView): number {
  return Object.values(settings.sections)
    .flat()
    .filter((name) => isLocked(name, settings)).length
}

/** Whether others have fixed a setting. */
export function isLocked(name: PageSetting, settings: SettingsView): boolean {
  const { lists, texts } = settings.network
  const single: Readonly<Partial<Record<PageSetting, SettingView<unknown>>>> = { ...settings, ...lists, ...texts }
  return (single[name]?.lockedBy ?? null) !== null
}
