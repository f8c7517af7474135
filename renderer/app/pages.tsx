import type { ComponentType, ReactNode } from 'react'

import type { IconName } from '../components/icon-shapes.ts'
import { latePart, type LatePart } from '../components/late-part.tsx'
import { useText } from '../i18n/text-context.ts'
import type { PageName } from '../state/app-state.ts'

/** Pages of the rail, in its order. */
export const pageTitles = [
  { page: 'chat', titleKey: 'ui.shell.chat', icon: 'chat' },
  { page: 'history', titleKey: 'ui.shell.history', icon: 'history' },
  { page: 'tools', titleKey: 'ui.shell.tools', icon: 'tools' },
  { page: 'settings', titleKey: 'ui.shell.settings', icon: 'gear' },
  { page: 'help', titleKey: 'ui.shell.help', icon: 'help' },
] as const satisfies readonly { readonly page: PageName; readonly titleKey: string; readonly icon: IconName }[]

const latePage = (fetch: () => Promise<ComponentType>): LatePart => latePart(fetch, Loading)

/** Pages that are loaded when they are first opened, or before. */
export const latePages: Readonly<Record<Exclude<PageName, 'chat'>, LatePart>> = {
  history: latePage(async () => (await import('../features/history-page/history-page.tsx')).HistoryPage),
  tools: latePage(async () => (await import('../features/tools-page/tools-page.tsx')).ToolsPage),
  report: latePage(async () => (await import('./report-pane.tsx')).ReportPane),
  help: latePage(async () => (await import('../features/help-page/help-page.tsx')).HelpPage),
  settings: latePage(async () => (await import('../features/settings-page/settings-page.tsx')).SettingsPage),
}

export const lateFilePreview = latePart(
  async () => (await import('../features/file-preview/file-preview.tsx')).FilePreview,
)

export const latePanel = latePart(async () => (await import('../features/this-pc-panel/this-pc-panel.tsx')).ThisPcPanel)

function Loading(): ReactNode {
  const { text } = useText()
  return <p className="vh">{text('ui.shell.loading')}</p>
}
