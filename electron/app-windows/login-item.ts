import type { App } from 'electron'

/** The part of Electron that knows what the system starts at sign-in. */
export type LoginItems = Pick<App, 'setLoginItemSettings' | 'getLoginItemSettings'>

export type LoginItemDeps = {
  readonly items: LoginItems
  readonly program: string
  /** What the program is started with besides; an app that is not packaged names its folder. */
  readonly words: readonly string[]
}

/** Whether the system starts the program at sign-in. */
export type LoginItem = {
  /** True also where a person has switched it off in the system itself: that is theirs to say. */
  readonly isSet: () => boolean
  /** False = afterwards it is not as it was wanted. */
  readonly set: (isOn: boolean) => boolean
}

export function createLoginItem({ items, program, words }: LoginItemDeps): LoginItem {
  const place = { path: program, args: [...words] }
  const isSet = (): boolean => items.getLoginItemSettings(place).openAtLogin
  return {
    isSet,
    set: (isOn) => {
      items.setLoginItemSettings({ ...place, openAtLogin: isOn })
      return isSet() === isOn
    },
  }
}
