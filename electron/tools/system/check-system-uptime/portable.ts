import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ ports }) => {
    const information = await ports.systemInformation()
    const { current, uptime } = information.time()
    return {
      lastBootUtc: new Date(current - uptime * 1000).toISOString(),
      uptimeSec: Math.floor(uptime),
      // Only Windows has it, and there it stands in the registry.
      fastStartup: ports.platform === 'win32' ? null : false,
      lastBootType: null,
    }
  },
})
