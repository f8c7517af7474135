import { definePart } from './part.ts'

/** `fileSystem` null = Windows cannot read what is on it. */
export type RemovableDriveState = { drive: string; label: string | null; fileSystem: string | null }

/** USB beyond the devices themselves. */
export type UsbState = {
  removableDrives: RemovableDriveState[]
  /** The driver of USB storage is switched off. */
  storageDriverOff: boolean
  /** Rules of the company. */
  storageDenied: boolean
  installRestricted: boolean
}

function initialUsb(): UsbState {
  return { removableDrives: [], storageDriverOff: false, storageDenied: false, installRestricted: false }
}

export const usbPart = definePart({ healthy: initialUsb })
