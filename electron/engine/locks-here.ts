import { createSystemLocks } from '../executors/process/system-locks.ts'
import type { SystemLocks } from '../kernel/ports.ts'

/** The locks of the system that this process runs on. */
export function locksHere(): SystemLocks {
  return createSystemLocks()
}
