import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const tries = 20

/**
 * Removes the folder of an app that has just ended. Its helper processes may write a last file while the folder is being
 * emptied; Node's own retries do not list the folder again, so each try here begins anew. @throws when it stays.
 */
export async function removeFolder(folder: string): Promise<void> {
  for (let left = tries - 1; left > 0; left -= 1) {
    try {
      await rm(folder, { recursive: true, force: true })
      return
    } catch {
      await sleep(100)
    }
  }
  await rm(folder, { recursive: true, force: true })
}
