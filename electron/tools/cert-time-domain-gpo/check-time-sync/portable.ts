import { portableTool } from '../../../machines/portable/define-portable.ts'
import { runningState } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

/** Programs that set the clock. The system cuts long names. */
const services = ['systemd-timesyncd', 'systemd-timesyn', 'chronyd', 'ntpd', 'timed']

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const information = await ports.systemInformation()
    const isWindows = ports.platform === 'win32'
    return {
      server: args.server,
      // Time servers are asked over UDP, which nothing here does.
      offsetSec: null,
      service: isWindows ? null : await runningState(services, { ports, signal }),
      startType: null,
      syncType: null,
      zone: information.time().timezoneName,
      ...zoneOf(ports.now()),
      autoZone: null,
    }
  },
})

/** Offset without summer time, and whether there is one in the year of this moment. */
function zoneOf(nowMs: number): { zoneOffsetMin: number; daylightOn: boolean } {
  const year = new Date(nowMs).getFullYear()
  const winter = -new Date(year, 0, 1).getTimezoneOffset()
  const summer = -new Date(year, 6, 1).getTimezoneOffset()
  return { zoneOffsetMin: Math.min(winter, summer), daylightOn: winter !== summer }
}
