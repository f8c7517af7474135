export type DesktopEntry = {
  readonly name: string | null
  readonly command: string | null
  readonly enabled: boolean
  readonly noDisplay: boolean
  readonly onlyIn: readonly string[]
  readonly notIn: readonly string[]
}

/** Reads the main group of a `.desktop` file; null = there is none. */
export function readDesktopEntry(text: string): DesktopEntry | null {
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
export function startsOn({ onlyIn, notIn }: DesktopEntry, desktop: string): boolean {
  const names = desktop.split(':')
  if (onlyIn.length > 0 && !onlyIn.some((name) => names.includes(name))) return false
  return !notIn.some((name) => names.includes(name))
}
