import { lazy } from 'react'

import type { IconName } from '../components/icon-shapes.ts'
import type { PageName } from '../state/app-state.ts'
import { latePart, type LatePart } from './late-part.tsx'

/** Pages of the rail, in its order. */
export const pageTitles = [
  { page: 'chat', titleKey: 'ui.shell.chat', icon: 'chat' },
  { page: 'history', titleKey: 'ui.shell.history', icon: 'history' },
  { page: 'tools', titleKey: 'ui.shell.tools', icon: 'tools' },
  { page: 'settings', titleKey: 'ui.shell.settings', icon: 'gear' },
  { page: 'help', titleKey: 'ui.shell.help', icon: 'help' },
] as const satisfies readonly { readonly page: PageName; readonly titleKey: string; readonly icon: IconName }[]

/** Pages that are loaded when they are first opened, or before. */
export const latePages: Readonly<Record<Exclude<PageName, 'chat'>, LatePart>> = {
  history: latePart(async () => (await import('../features/history-page/history-page.tsx')).HistoryPage),
  tools: latePart(async () => (await import('../features/tools-page/tools-page.tsx')).ToolsPage),
  report: latePart(async () => (await import('./report-pane.tsx')).ReportPane),
  help: latePart(async () => (await import('../features/help-page/help-page.tsx')).HelpPage),
  settings: latePart(async () => (await import('../features/settings-page/settings-page.tsx')).SettingsPage),
}

export const LazyFilePreview = lazy(async () => ({
  default: (await import('../features/file-preview/file-preview.tsx')).FilePreview,
}))

export const latePanel = latePart(async () => (await import('../features/this-pc-panel/this-pc-panel.tsx')).ThisPcPanel)
