import type { Locale } from '../../shared/domain/locale.ts'
import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { BrokerElevation } from '../broker/broker-elevation.ts'
import type { PcAtRest } from '../checkup/weekly.ts'
import type { Engine, EnginePorts } from '../engine/engine.ts'
import type { Backend } from '../engine/backend.ts'
import type { ModelKeys } from '../hosts/desktop/model-keys.ts'
import type { ProxySignIns } from '../hosts/desktop/proxy-sign-ins.ts'
import type { Result } from '../kernel/result.ts'
import type { Timers } from '../kernel/timers.ts'
import type { SystemStart } from '../settings/recorded-settings.ts'
import type { SecretStore } from '../store/secret-store.ts'
import type { ConfirmWindowPort } from './consent/ask-person.ts'

/** What the desktop gives: no window, no event, no Electron. */
export type DesktopPorts = {
  readonly backend: Backend
  readonly openEngine: (backend: Backend, ports: EnginePorts) => Promise<Result<Engine>>
  /** Asks Windows for administrator rights; null = there is no way to on the PC that is looked at. */
  readonly broker: BrokerElevation | null
  readonly confirmWindow: ConfirmWindowPort
  readonly push: (event: PushEvent) => void
  /** A notification: its click shows something and decides nothing. */
  readonly notify: (notification: {
    readonly title: string
    readonly body: string
    readonly onClick: () => void
  }) => void
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
  readonly setTheme: (theme: 'system' | 'light' | 'dark') => void
  /** Whether the system starts Deskmedic at sign-in. */
  readonly systemStart: SystemStart
  /** Applies the size of all text to all windows and keeps it for the next start. */
  readonly setTextSize: (percent: number) => void
  /** The theme that is in sight now. */
  readonly theme: () => 'light' | 'dark'
  readonly systemLocale: Locale
  readonly hostName: string
  /** The account that the app runs under. */
  readonly userName: string
  /** Bytes that left the PC in this session. */
  readonly bytesSent: () => number
  readonly bytesSentByTool: () => Readonly<Record<string, number>>
  readonly foldersSearched: Backend['foldersSearched']
  readonly keys: SecretStore
  readonly modelKeys: ModelKeys
  readonly proxySignIns: Omit<ProxySignIns, 'answer'>
  /** The PC under this program, also where a practice PC is looked at. */
  readonly pcAtRest: PcAtRest
  readonly timers: Timers
}
