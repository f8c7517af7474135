import type { Locale } from '../../shared/domain/locale.ts'
import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { ConfirmWindow } from './confirm-window.ts'
import type { DeepLink } from './deep-link.ts'
import type { LoginItem } from './login-item.ts'
import type { Notify } from './notify.ts'
import type { StartOptions } from './start-options.ts'

/** Everything the handlers may use of the desktop: no window, no event, no Electron. */
export type Shell = {
  readonly start: StartOptions & { readonly dataFolder: string }
  /** Language of the system, among ours. */
  readonly systemLocale: Locale
  readonly confirmWindow: ConfirmWindow
  /** Tells the main window; at most once per kind and 100 ms. */
  readonly push: (event: PushEvent) => void
  readonly notify: Notify
  readonly showMainWindow: () => void
  /** Shows a folder in the file manager; false = it could not. */
  readonly openFolder: (folder: string) => Promise<boolean>
  /** Hands a set-up to the system, which asks for rights where it needs them; false = it did not take it. */
  readonly startSetUp: (file: string) => Promise<boolean>
  /** Opens one of the addresses of `windowsPlaces`; false = it could not. */
  readonly openPlace: (address: string) => Promise<boolean>
  /** Asks the person where a file of this name is to lie; null = they did not want to. */
  readonly askWhereToSave: (name: string, folder: string | null) => Promise<string | null>
  /** Asks the person for a folder; null = they chose none. */
  readonly askForFolder: () => Promise<string | null>
  /** The same for a file. */
  readonly askForFile: () => Promise<string | null>
  /** False while nobody can see it: minimized, hidden or gone. */
  readonly isMainWindowInSight: () => boolean
  /** Shows at the button of the taskbar that something runs. */
  readonly showWorking: (isWorking: boolean) => void
  /** False while the app is only beside the clock. */
  readonly hasMainWindow: () => boolean
  controlMainWindow(action: 'minimize' | 'maximize' | 'close'): void
  /** Keeps for the next start whether the panel beside the chat is wanted. */
  readonly keepPanel: (panel: 'auto' | 'open' | 'closed') => void
  /** Applies the theme to all windows and keeps it for the next start. */
  readonly setTheme: (theme: 'system' | 'light' | 'dark') => void
  /** Whether the system starts Deskmedic at sign-in. */
  readonly systemStart: LoginItem
  /** Applies the size of all text to all windows and keeps it for the next start. */
  readonly setTextSize: (percent: number) => void
  /** The theme that is in sight now. */
  readonly theme: () => 'light' | 'dark'
}

/** What the wiring of the handlers gives back to the desktop. */
export type DesktopParts = {
  /** Sentences in the language that the person has chosen now. */
  readonly translator: () => Translator
  /** The listener is called after each change of the language. */
  readonly onLanguageChanged: (listener: () => void) => () => void
  /** What the icon beside the clock says and does. */
  readonly tray: {
    readonly view: () => {
      readonly tip: string
      readonly chats: readonly { readonly label: string; readonly chatId: string }[]
    }
    readonly onChanged: (listener: () => void) => void
    readonly openChat: (chatId: string) => void
    readonly checkNow: () => void
  }
  /** Whether a person wants the app to stay beside the clock when they close the window. */
  readonly staysBesideClock: () => boolean
  /** Reads the machine policy now. */
  readonly readPolicyAgain: () => void
  /** The person has locked the PC. */
  readonly endAdminMode: () => void
  /** Whether closing the window must not end the app: something runs or waits. */
  readonly isBusy: () => boolean
  /** Keeps the size that a person has chosen by a key; it is in sight already. */
  readonly keepTextSize: (percent: number) => Promise<void>
  /** Shows what a link names, or says that it leads nowhere. It starts nothing. */
  readonly openLink: (link: DeepLink) => void
  /** Ends everything that was started. */
  readonly close: () => Promise<void>
}
