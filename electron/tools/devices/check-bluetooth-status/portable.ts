import { portableTool } from '../../../machines/portable/define-portable.ts'
import { namesIn, runningState } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const place = { ports, signal }
    const isLinux = ports.platform === 'linux'
    const names = isLinux ? await namesIn('/sys/class', 'bluetooth', place) : null
    // `hci0:12` is a connection of the adapter `hci0`.
    const adapters = names?.filter((name) => /^hci\d+$/.test(name)) ?? []
    return {
      // One without a driver is not seen: none is no answer.
      adapters: adapters.length === 0 ? null : adapters.map((name) => ({ name, instanceId: name, code: null })),
      // Only administrators see which devices are paired.
      devices: null,
      service: isLinux ? await runningState(['bluetoothd'], place) : null,
      startType: null,
      airplaneMode: null,
      unavailable: ['devices', 'airplaneMode'],
    }
  },
})
