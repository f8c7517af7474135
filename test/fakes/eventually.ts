import { vi } from 'vitest'

/** Longer than anything takes that is waited for, on a PC with too much to do: what never comes ends here, what is slow does not. */
const patienceMs = 60_000

/** What `check` gives as soon as it throws nothing. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs })
}
