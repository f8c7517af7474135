import type { SettingsView } from '../../shared/ipc/views.ts'

/** The look to draw: what the settings say, else what the system says. */
export function themeOf(wanted: SettingsView['theme']['value'] | undefined, systemIsDark: boolean): 'light' | 'dark' {
  if (wanted === 'light' || wanted === 'dark') return wanted
  return systemIsDark ? 'dark' : 'light'
}
