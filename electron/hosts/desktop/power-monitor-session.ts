import type { NodeStepPorts } from '../../contract/node-step.ts'

/** The part of Electron's powerMonitor that tells whether the person is at the PC. */
export type PowerMonitor = {
  /** Seconds without a touch. */
  getSystemIdleTime(): number
  /** `locked`, `unknown`, or what else the person is. */
  getSystemIdleState(idleThresholdSec: number): string
}

/** Any threshold will do: only "locked" is read. */
const thresholdSec = 60

/** Presence of the signed-in user by Electron, which sees it without a script and on every edition of Windows. */
export function createPowerMonitorSession(monitor: PowerMonitor): NodeStepPorts['session'] {
  return {
    idleMs: () => {
      const idleSec = monitor.getSystemIdleTime()
      return Promise.resolve(Number.isFinite(idleSec) && idleSec >= 0 ? idleSec * 1000 : null)
    },
    locked: () => {
      const state = monitor.getSystemIdleState(thresholdSec)
      return Promise.resolve(state === 'unknown' ? null : state === 'locked')
    },
  }
}
