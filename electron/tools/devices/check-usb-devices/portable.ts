import { portableTool } from '../../../machines/portable/define-portable.ts'
import { namesIn, readSystemValue } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

const massStorage = '08'

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const place = { ports, signal }
    const names = ports.platform === 'linux' ? await listed() : null
    // Ports of the computer itself are no devices, and `1-2:1.0` is a part of `1-2`.
    const own = names?.filter((name) => /^\d+-[\d.]+$/.test(name)) ?? null
    return {
      devices: own === null ? null : await Promise.all(own.map(deviceOf)),
      removableDrives: null,
      storageDriverOff: null,
      storageDenied: null,
      installRestricted: null,
    }

    async function listed(): Promise<string[] | null> {
      const buses = await namesIn('/sys/bus', 'usb', place)
      return buses?.length === 0 ? [] : namesIn('/sys/bus/usb', 'devices', place)
    }

    async function deviceOf(name: string) {
      const parts = names?.filter((part) => part.startsWith(`${name}:`)) ?? []
      const classes = await Promise.all(parts.map((part) => fact(part, 'bInterfaceClass')))
      return {
        name: await fact(name, 'product'),
        instanceId: name,
        class: null,
        code: null,
        storage: classes.includes(massStorage),
      }
    }

    function fact(name: string, what: string): Promise<string | null> {
      return readSystemValue(`/sys/bus/usb/devices/${name}/${what}`, place)
    }
  },
})
