import type { Timers } from '../kernel/timers.ts'
import type { PolicyDifference } from './policy-difference.ts'
import type { Settings } from './settings.ts'

export type PolicyWatch = {
  /** Reads the policy now: a person comes back to this PC. */
  readonly look: () => void
  readonly stop: () => void
}

export type PolicyWatchDeps = {
  readonly settings: Pick<Settings, 'refreshPolicy' | 'policyPending'>
  readonly timers: Timers
  /** Called once what has changed counts. */
  readonly changed: (differences: readonly PolicyDifference[]) => void
}

const everyMs = 60_000
/** While nobody knows yet what is forbidden. */
const pendingMs = 2_000

/** Group Policy arrives when it wants, also after the first start: it is read again and again, one time after the other. */
export function startPolicyWatch({ settings, timers, changed }: PolicyWatchDeps): PolicyWatch {
  let cancel: () => void = () => undefined
  let isReading = false
  let isStopped = false
  const plan = (): void => {
    if (!isStopped) cancel = timers.after(settings.policyPending() ? pendingMs : everyMs, () => void read())
  }
  const tell = (differences: readonly PolicyDifference[]): void => {
    if (!isStopped) changed(differences)
  }
  const read = async (): Promise<void> => {
    if (isReading || isStopped) return
    isReading = true
    cancel()
    const differences = await settings.refreshPolicy().finally(() => (isReading = false))
    if (differences !== null) tell(differences)
    plan()
  }
  plan()
  return {
    look: () => void read(),
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
