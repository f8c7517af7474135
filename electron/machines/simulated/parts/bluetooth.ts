import { definePart } from './part.ts'

export const bluetoothRadioId = 'USB\\VID_0000&PID_0033\\5&1&0&14'

const notConnected = 45
const hourMs = 3_600_000

export type BluetoothDeviceState = {
  name: string
  lowEnergy: boolean
  batteryPct: number
  /** What its battery loses in an hour of use. */
  usePctPerHour: number
}

/** Paired devices by instance id. */
export type BluetoothState = Record<string, BluetoothDeviceState>

function initialBluetooth(): BluetoothState {
  return {
    'BTHENUM\\DEV_001122334455\\7&1&0&0': { name: 'Headset', lowEnergy: false, batteryPct: 70, usePctPerHour: 0 },
  }
}

export type Bluetooth = {
  /** Instance ids of the radios that Windows sees. */
  readonly radios: () => string[]
  readonly isConnected: (device: BluetoothDeviceState) => boolean
  readonly advance: (durationMs: number) => void
}

export type BluetoothDeps = {
  readonly serviceRuns: (name: string) => boolean
  readonly airplaneMode: () => boolean
  /** By instance id. */
  readonly devices: Readonly<Record<string, { readonly class: string | null; readonly code: number }>>
}

function createBluetooth(bluetooth: BluetoothState, deps: BluetoothDeps): Bluetooth {
  const radios = (): string[] =>
    Object.entries(deps.devices)
      .filter(([, device]) => device.class === 'Bluetooth' && device.code !== notConnected)
      .map(([instanceId]) => instanceId)
  const radioWorks = (): boolean => radios().some((instanceId) => deps.devices[instanceId]?.code === 0)
  const isConnected = (device: BluetoothDeviceState): boolean =>
    radioWorks() && deps.serviceRuns('bthserv') && !deps.airplaneMode() && device.batteryPct > 0
  return {
    radios,
    isConnected,
    advance: (durationMs) => {
      for (const device of Object.values(bluetooth)) {
        if (!isConnected(device)) continue
        device.batteryPct = Math.max(0, device.batteryPct - (device.usePctPerHour * durationMs) / hourMs)
      }
    },
  }
}

export const bluetoothPart = definePart({ healthy: initialBluetooth, create: createBluetooth })
