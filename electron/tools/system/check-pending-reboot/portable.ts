import { portableTool, type PortablePorts } from '../../../machines/portable/define-portable.ts'
import { namesIn } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const pending = ports.platform === 'linux' ? await isPending(ports, signal) : null
    return {
      pending,
      strong: pending,
      // Debian and its relatives leave the mark when packages of the system itself were replaced.
      reasons: pending === null ? null : pending ? ['servicing' as const] : [],
      mayRestart: null,
    }
  },
})

/** Without the mark nothing is known, unless the program that leaves it is there. */
async function isPending(ports: PortablePorts, signal: AbortSignal): Promise<boolean | null> {
  const marks = await ports.files.list('/run', signal)
  if (marks?.some(({ name }) => name === 'reboot-required') === true) return true
  const writer = await namesIn('/usr/share', 'update-notifier', { ports, signal })
  return marks !== null && writer?.includes('notify-reboot-required') === true ? false : null
}
