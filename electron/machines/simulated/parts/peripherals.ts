import { soundPart, soundCardId } from './sound.ts'
import { privacyPart } from './privacy.ts'
import { displayPart, type DisplayDeps } from './display.ts'
import { bluetoothPart, type BluetoothDeps } from './bluetooth.ts'
import { usbPart } from './usb.ts'
import { powerPart } from './power.ts'
import { thermalPart } from './thermal.ts'
import { tasksPart } from './tasks.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** What is built into the PC or plugged in, and how Windows uses it. */
export const peripheralParts = {
  sound: soundPart,
  privacy: privacyPart,
  display: displayPart,
  bluetooth: bluetoothPart,
  usb: usbPart,
  power: powerPart,
  thermal: thermalPart,
  tasks: tasksPart,
}

type PeripheralsState = StateOf<typeof peripheralParts>

export type PeripheralParts = ActionsOf<typeof peripheralParts>

export type PeripheralsDeps = DisplayDeps &
  BluetoothDeps & {
    readonly deviceWorks: (instanceId: string) => boolean
    readonly bootedUtc: () => string
    readonly processes: () => readonly { readonly pid: number; readonly name: string; readonly cpuPct: number }[]
  }

export function createPeripherals(state: PeripheralsState, deps: PeripheralsDeps): PeripheralParts {
  const nameOf = (wanted: number): string | null => deps.processes().find(({ pid }) => pid === wanted)?.name ?? null
  const display = displayPart.create(state.display, deps)
  return {
    sound: soundPart.create(state.sound, { ...deps, cardWorks: () => deps.deviceWorks(soundCardId) }),
    privacy: privacyPart.create(state.privacy, nameOf),
    display,
    bluetooth: bluetoothPart.create(state.bluetooth, deps),
    power: powerPart.create(state.power, { onBasicDriver: display.onBasicDriver, runs: (pid) => nameOf(pid) !== null }),
    thermal: thermalPart.create(state.thermal, () => deps.processes().reduce((sum, { cpuPct }) => sum + cpuPct, 0)),
  }
}
