import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import { readDesktopEntry, startsOn, type DesktopEntry } from './desktop-entry.ts'
import type { tool } from './tool.ts'

type App = NonNullable<ResultOf<typeof tool>['apps']>[number]
type Place = { readonly folder: string; readonly source: App['source'] }

const maxBytes = 65_536

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const apps = ports.platform === 'linux' ? await desktopApps(ports, signal) : null
    return { apps, enabledCount: apps?.filter(({ enabled }) => enabled).length ?? null }
  },
})

/** What the desktop starts with the sign-in; null = which desktop it is cannot be known, or it has no such folder. */
async function desktopApps(ports: PortablePorts, signal: AbortSignal): Promise<App[] | null> {
  const desktop = ports.environment['XDG_CURRENT_DESKTOP']
  // Many entries are meant for one desktop only.
  if (desktop === undefined) return null
  const home = ports.environment['HOME'] ?? ''
  const settings = ports.environment['XDG_CONFIG_HOME'] ?? `${home}/.config`
  const places: Place[] = [
    { folder: `${settings}/autostart`, source: 'user_folder' },
    { folder: '/etc/xdg/autostart', source: 'machine_folder' },
  ]
  const found = new Map<string, App>()
  let isThere = false
  for (const place of places) {
    const files = await ports.files.list(place.folder, signal)
    if (files === null) continue
    isThere = true
    for (const file of files) {
      // The person's own file replaces the one of the same name for everybody.
      if (!file.name.endsWith('.desktop') || found.has(file.name)) continue
      const text = await ports.files.readTail(file.path, maxBytes)
      const entry = text === null ? null : readDesktopEntry(text)
      // Parts of the desktop itself are hidden from the person's list of programs.
      if (entry === null || entry.noDisplay || !startsOn(entry, desktop)) continue
      found.set(file.name, appOf(entry, place.source, file.name))
    }
  }
  return isThere ? [...found.values()] : null
}

function appOf(entry: DesktopEntry, source: App['source'], fileName: string): App {
  return { name: entry.name ?? fileName, command: entry.command ?? '', source, enabled: entry.enabled }
}
