import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readSystemText } from '../../../machines/portable/system-files.ts'
import type { tool } from './tool.ts'

/** What the kernel calls the kind of sleep that it is set to. */
const kinds: Readonly<Record<string, string>> = { s2idle: 'S0', shallow: 'S1', deep: 'S3' }

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const [states, kind] = await Promise.all(
      ['/sys/power/state', '/sys/power/mem_sleep'].map((path) => readSystemText(path, { ports, signal })),
    )
    return {
      // Only Windows has plans; what wakes the computer is not told to every account.
      schemeGuid: null,
      sleepStates: states === null || states === undefined ? null : sleepStates(states, kind ?? ''),
      lastWake: null,
      requests: null,
      wakeTimers: null,
    }
  },
})

function sleepStates(states: string, kind: string): string[] {
  const words = states.trim().split(/\s+/)
  const chosen = kinds[/\[(\w+)\]/.exec(kind)?.[1] ?? ''] ?? 'S0'
  if (words.includes('mem')) return [chosen]
  return words.includes('freeze') ? ['S0'] : []
}
