import type { BrokerElevation } from '../../electron/broker/broker-elevation.ts'
import type { PcAtRest } from '../../electron/checkup/weekly.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import type { ConfirmWindowPort } from '../../electron/ipc/consent/ask-person.ts'
import type { Timers } from '../../electron/kernel/timers.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { DurableFileSystem } from '../../electron/store/file-system.ts'
import type { TextEncryption } from '../../electron/store/secret-store.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { Person } from './desktop-person.ts'

/** What a test of the desktop wants otherwise than usual. */
export type DesktopOptions = {
  readonly faults?: readonly string[]
  readonly profile?: string
  readonly prepare?: (pc: SimulatedPc) => void
  readonly person?: Person
  readonly systemLocale?: Locale
  /** The folder of an earlier session: its PC and its chats go on. */
  readonly dataFolder?: string
  /** Tools beside those of the product. */
  readonly tools?: readonly Tool[]
  /** How rights are asked for; absent = there is no way to. */
  readonly broker?: (dataFolder: string) => BrokerElevation
  /** What this PC does otherwise. */
  readonly alter?: (opened: Backend) => Backend
  readonly policy?: Readonly<Record<string, unknown>>
  readonly fileSystem?: (inner: DurableFileSystem) => DurableFileSystem
  /** Where questions are shown; absent = `person` answers them. */
  readonly confirmWindow?: ConfirmWindowPort
  /** Told of everything that the window is told of. */
  readonly onPush?: (event: PushEvent) => void
  /** False = there is no file manager. */
  readonly canOpenFolders?: boolean
  /** False = the system does not let the app start at sign-in. */
  readonly takesLoginItem?: boolean
  /** Absent = one that can be told from the text itself, and is read again. */
  readonly encryption?: TextEncryption
  /** Absent = pauses take no time. */
  readonly timers?: Timers
  /** Absent = somebody uses the PC all the time. */
  readonly pcAtRest?: PcAtRest
}

/** Somebody uses the PC all the time. */
export const atWork: PcAtRest = {
  idleMs: () => Promise.resolve(0),
  onBattery: () => false,
  onWake: () => () => undefined,
}
