import { setTimeout as sleep } from 'node:timers/promises'

/** Waits between attempts on Windows, in milliseconds: together about as long as a scanner holds a fresh file. */
const windowsDelaysMs: readonly number[] = [10, 20, 40, 80, 160, 320]
const busyCodes = ['EPERM', 'EBUSY', 'EACCES']

/** Nobody but Windows refuses for a moment: elsewhere the same codes are final. */
export function busyDelaysMs(platform: NodeJS.Platform): readonly number[] {
  return platform === 'win32' ? windowsDelaysMs : []
}

/**
 * Does something with a file that a virus scanner, an indexer or a backup may hold open for a moment, again after each
 * of these waits. @throws what the last attempt threw, or at once what is no matter of waiting.
 */
export async function whileBusy<T>(delaysMs: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    await sleep(delayMs)
  }
  return work()
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && busyCodes.includes(String(error.code))
}
