import type { PcState } from '../simulated-pc.ts'
import { createBluetooth, initialBluetooth, type Bluetooth, type BluetoothState } from './bluetooth.ts'
import { createDisplay, initialDisplay, type Display, type DisplayState } from './display.ts'
import { createPower, initialPower, type Power, type PowerState } from './power.ts'
import { createPrivacy, initialPrivacy, type Privacy, type PrivacyState } from './privacy.ts'
import { createSound, initialSound, soundCardId, type Sound, type SoundState } from './sound.ts'
import { initialTasks, type TasksState } from './tasks.ts'
import { createThermal, initialThermal, type Thermal, type ThermalState } from './thermal.ts'
import { initialUsb, type UsbState } from './usb.ts'

/** What is built into the PC or plugged in, and how Windows uses it. */
export type PeripheralsState = {
  sound: SoundState
  privacy: PrivacyState
  display: DisplayState
  bluetooth: BluetoothState
  usb: UsbState
  power: PowerState
  thermal: ThermalState
  tasks: TasksState
}

export type PeripheralParts = {
  readonly sound: Sound
  readonly privacy: Privacy
  readonly display: Display
  readonly bluetooth: Bluetooth
  readonly power: Power
  readonly thermal: Thermal
}

export type PeripheralsDeps = {
  readonly serviceRuns: (name: string) => boolean
  readonly deviceWorks: (instanceId: string) => boolean
  readonly airplaneMode: () => boolean
  readonly processes: () => readonly { readonly pid: number; readonly name: string; readonly cpuPct: number }[]
}

export function initialPeripherals(): PeripheralsState {
  return {
    sound: initialSound(),
    privacy: initialPrivacy(),
    display: initialDisplay(),
    bluetooth: initialBluetooth(),
    usb: initialUsb(),
    power: initialPower(),
    thermal: initialThermal(),
    tasks: initialTasks(),
  }
}

export function createPeripherals(state: PcState, deps: PeripheralsDeps): PeripheralParts {
  const { serviceRuns, airplaneMode } = deps
  const nameOf = (wanted: number): string | null => deps.processes().find(({ pid }) => pid === wanted)?.name ?? null
  const display = createDisplay(state)
  return {
    sound: createSound(state, { serviceRuns, cardWorks: () => deps.deviceWorks(soundCardId) }),
    privacy: createPrivacy(state, nameOf),
    display,
    bluetooth: createBluetooth(state, { serviceRuns, airplaneMode }),
    power: createPower(state, { onBasicDriver: display.onBasicDriver, runs: (pid) => nameOf(pid) !== null }),
    thermal: createThermal(state, () => deps.processes().reduce((sum, { cpuPct }) => sum + cpuPct, 0)),
  }
}
