import type { UpdateView } from '../../../shared/ipc/about-view.ts'
import type { Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'

export type DailyUpdateDeps = {
  /** Whether newer versions are to be found without anybody asking. */
  readonly isOn: () => boolean
  /** Copies and checks what is newer; installs nothing. */
  readonly look: () => Promise<Result<UpdateView>>
  /** True while something runs or waits. */
  readonly isBusy: () => boolean
  /** A version is here, whole and rightly signed. Called once for each. */
  readonly tell: (version: string) => void
  readonly timers: Timers
}

export type DailyUpdate = {
  /** What it depends on has changed. */
  readonly again: () => void
  /** Resolves once a look that has begun has ended. */
  readonly stop: () => Promise<unknown>
}

const hourMs = 3_600_000
/** Never at the start: nothing goes out by itself there. */
const firstMs = hourMs
const everyMs = 24 * hourMs
const busyMs = hourMs / 4

/** Looks for a newer version once a day while the app is open, and tells of it. What fails is tried again the next day. */
export function startDailyUpdate({ isOn, look, isBusy, tell, timers }: DailyUpdateDeps): DailyUpdate {
  let cancelTimer: (() => void) | null = null
  let work: Promise<unknown> | null = null
  let told: string | null = null
  let isStopped = false
  const isWanted = (): boolean => !isStopped && isOn()
  const wait = (delayMs: number): void => {
    cancelTimer = timers.after(delayMs, () => {
      cancelTimer = null
      work = visit().finally(() => (work = null))
    })
  }
  const visit = async (): Promise<void> => {
    if (!isWanted()) return
    const isPutOff = isBusy()
    const seen = isPutOff ? null : await look()
    // It may have been switched off meanwhile.
    if (!isWanted()) return
    if (seen?.ok === true && seen.value.state === 'ready' && seen.value.version !== told) {
      told = seen.value.version
      tell(told)
    }
    wait(isPutOff ? busyMs : everyMs)
  }
  const again = (): void => {
    if (!isWanted()) {
      cancelTimer?.()
      cancelTimer = null
    } else if (cancelTimer === null && work === null) wait(firstMs)
  }
  again()
  return {
    again,
    stop: () => {
      isStopped = true
      again()
      return work ?? Promise.resolve()
    },
  }
}
