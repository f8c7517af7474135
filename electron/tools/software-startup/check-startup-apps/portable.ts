import { type PortablePorts, portableTool } from '../../../machines/portable/define-portable.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

type DesktopEntry = {
  readonly name: string | null
  readonly command: string | null
  readonly enabled: boolean
  readonly noDisplay: boolean
  readonly onlyIn: readonly string[]
  readonly notIn: readonly string[]
}

/** Reads the main group of a `.desktop` file; null = there is none. */
function readDesktopEntry(text: string): DesktopEntry | null {
  const group = /^\[Desktop Entry\]\s*$([^]*?)(?=^\[|$(?![^]))/m.exec(text)?.[1]
  if (group === undefined) return null
  const value = (key: string): string | null => new RegExp(`^${key} *= *(.*)$`, 'm').exec(group)?.[1]?.trim() ?? null
  const list = (key: string): string[] =>
    value(key)
      ?.split(';')
      .filter((name) => name !== '') ?? []
  return {
    name: value('Name'),
    command: value('Exec'),
    enabled: value('Hidden') !== 'true' && value('X-GNOME-Autostart-enabled') !== 'false',
    noDisplay: value('NoDisplay') === 'true',
    onlyIn: list('OnlyShowIn'),
    notIn: list('NotShowIn'),
  }
}

/** Whether an entry is meant for this desktop (`XDG_CURRENT_DESKTOP`, such as `ubuntu:GNOME`). */
function startsOn({ onlyIn, notIn }: DesktopEntry, desktop: string): boolean {
  const names = desktop.split(':')
  if (onlyIn.length > 0 && !onlyIn.some((name) => names.includes(name))) return false
  return !notIn.some((name) => names.includes(name))
}

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
