import { fail, ok } from '../../electron/kernel/result.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import type { PcStateStore } from '../../electron/machines/simulated/state-store.ts'

export type MemoryStateStore = PcStateStore & {
  /** What is kept now, as text: two equal texts are the same PC. */
  text(): string | null
  savedCount(): number
  /** Every save from now on fails as on a full disk. */
  breakDown(): void
}

/** The simulated PC without a disk. */
export function createMemoryStateStore(initial: PcState | null = null): MemoryStateStore {
  let kept = initial === null ? null : JSON.stringify(initial)
  let saved = 0
  let broken = false
  return {
    loadText: () => Promise.resolve(ok(kept)),
    save: (state) => {
      if (broken) return Promise.resolve(fail('data_folder_unwritable', { reason: 'ENOSPC' }))
      kept = JSON.stringify(state)
      saved += 1
      return Promise.resolve(ok(undefined))
    },
    text: () => kept,
    savedCount: () => saved,
    breakDown: () => {
      broken = true
    },
  }
}
