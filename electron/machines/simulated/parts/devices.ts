import { bluetoothRadioId } from './bluetooth.ts'
import { graphicsCardId } from './display.ts'
import { cameraId } from './privacy.ts'
import { soundCardId } from './sound.ts'
import { definePart } from './part.ts'

/** What would make the device work again. */
export type DeviceCause =
  | 'none'
  /** The driver hangs: switching the device off and on, or a restart of the PC, frees it. */
  | 'transient'
  /** The controller above it hangs, or a change waits: only a restart of the PC helps. */
  | 'controller'
  | 'pendingBoot'
  /** Nothing the PC can do by itself: no driver, damaged, not connected. */
  | 'lasting'

export type DeviceState = {
  name: string | null
  class: string | null
  /** Problem code of the Windows device manager; 0 = works, 45 = not connected. */
  code: number
  cause: DeviceCause
  driverVersion: string | null
  driverDateUtc: string | null
  driverProvider: string | null
}

/** By instance id. */
export type DevicesState = Record<string, DeviceState>

/** A device that works, unless `more` says otherwise. Class null = Windows does not know what it is. */
export function newDevice(name: string, deviceClass: string | null, more: Partial<DeviceState> = {}): DeviceState {
  return {
    name,
    class: deviceClass,
    code: 0,
    cause: 'none',
    driverVersion: null,
    driverDateUtc: null,
    driverProvider: null,
    ...more,
  }
}

function driver(version: string, provider: string): Partial<DeviceState> {
  return { driverVersion: version, driverDateUtc: '2024-06-21T00:00:00Z', driverProvider: provider }
}

/** Problem code of the Windows device manager. */
const noDriver = 28

export const wifiDeviceId = 'PCI\\VEN_0000&DEV_0070\\4'
export const ethernetDeviceId = 'PCI\\VEN_0000&DEV_0071\\5'

function initialDevices(): DevicesState {
  return {
    [wifiDeviceId]: newDevice('Example Wi-Fi 6', 'Net', driver('23.40.0.4', 'Example Networks')),
    [ethernetDeviceId]: newDevice('Example GbE', 'Net', driver('12.19.2.60', 'Example Networks')),
    [graphicsCardId]: newDevice('Example Graphics', 'Display', driver('31.0.101.5186', 'Example Graphics')),
    [soundCardId]: newDevice('Example Audio', 'MEDIA', driver('6.0.9600.1', 'Example Audio')),
    [cameraId]: newDevice('Integrated Camera', 'Camera', driver('10.0.22621.20117', 'Example Camera')),
    [bluetoothRadioId]: newDevice('Example Bluetooth', 'Bluetooth', driver('23.40.0.2', 'Example Networks')),
    'USB\\VID_0000&PID_0011\\6&1': newDevice('USB Composite Device', 'USB', driver('10.0.22621.1', 'Microsoft')),
    'ACPI\\EXMP0001\\4&1': newDevice('Standard keyboard', 'Keyboard', driver('10.0.22621.1', 'Microsoft')),
    'USB\\VID_0000&PID_0002\\1': newDevice('Old stick', 'USB', { code: 45, cause: 'lasting' }),
  }
}

export type Devices = {
  find(instanceId: string): DeviceState | null
  readonly works: (instanceId: string) => boolean
  /** Devices that report something other than "works". */
  withProblem(): [string, DeviceState][]
  /** How many other working devices are of the class of this one. */
  othersOfSameClass(instanceId: string): number
  /** Switches a device off and on. */
  restart(instanceId: string): void
  fail(instanceId: string, trouble: Pick<DeviceState, 'code' | 'cause'>): void
  /** No driver fits any more: Windows knows it only by a general name. */
  loseDriver(instanceId: string, generalName: string): void
  /** Something outside of Windows cuts it off. */
  remove(instanceId: string): void
  /** The PC starts: everything that only waited for it works again. */
  onBoot(): void
}

function createDevices(devices: DevicesState): Devices {
  const free = (found: DeviceState): void => {
    Object.assign(found, { code: 0, cause: 'none' })
  }
  return {
    find: (instanceId) => devices[instanceId] ?? null,
    works: (instanceId) => devices[instanceId]?.code === 0,
    withProblem: () => Object.entries(devices).filter(([, found]) => found.code !== 0),
    othersOfSameClass: (instanceId) => {
      const own = devices[instanceId]
      return Object.values(devices).filter((other) => other !== own && other.class === own?.class && other.code === 0)
        .length
    },
    restart: (instanceId) => {
      const found = devices[instanceId]
      if (found?.cause === 'transient') free(found)
    },
    fail: (instanceId, trouble) => {
      Object.assign(devices[instanceId] ?? {}, trouble)
    },
    loseDriver: (instanceId, generalName) => {
      devices[instanceId] = newDevice(generalName, null, { code: noDriver, cause: 'lasting' })
    },
    remove: (instanceId) => {
      // oxlint-disable-next-line typescript/no-dynamic-delete -- instance ids are data
      delete devices[instanceId]
    },
    onBoot: () => {
      for (const found of Object.values(devices)) {
        if (found.cause !== 'none' && found.cause !== 'lasting') free(found)
      }
    },
  }
}

export const devicesPart = definePart({ healthy: initialDevices, create: createDevices })
