import type { App } from 'electron'

/** The part of Electron that knows what the system starts at sign-in. */
export type LoginItems = Pick<App, 'setLoginItemSettings' | 'getLoginItemSettings'>

export type LoginItemDeps = {
  readonly items: LoginItems
  readonly program: string
  /** What the program is started with besides; an app that is not packaged names its folder. */
  readonly words: readonly string[]
}

/** Makes the system start the program at sign-in, or not; false = afterwards it is not as it was wanted. */
export function createLoginItem({ items, program, words }: LoginItemDeps): (isOn: boolean) => boolean {
  const place = { path: program, args: [...words] }
  return (isOn) => {
    items.setLoginItemSettings({ ...place, openAtLogin: isOn })
    return items.getLoginItemSettings(place).openAtLogin === isOn
  }
}
