import type { PcAtRest } from '../../checkup/weekly.ts'
import { createPowerMonitorSession, type PowerMonitor } from './power-monitor-session.ts'

/** The part of Electron's powerMonitor that tells whether the PC has mains power, and when that or its sleep ends. */
export type ElectronPower = PowerMonitor & {
  isOnBatteryPower(): boolean
  on(event: 'resume' | 'on-ac' | 'lock-screen', listener: () => void): unknown
  removeListener(event: 'resume' | 'on-ac' | 'lock-screen', listener: () => void): unknown
}

const wakes = ['resume', 'on-ac', 'lock-screen'] as const

/** What the PC under this program says of itself: a timer sleeps with the PC, so its waking up is heard as well. */
export function createPcAtRest(power: ElectronPower): PcAtRest {
  const presence = createPowerMonitorSession(power)
  return {
    idleMs: () => presence.idleMs(),
    onBattery: () => {
      const onBattery: unknown = power.isOnBatteryPower()
      return typeof onBattery === 'boolean' ? onBattery : null
    },
    onWake: (listener) => {
      for (const event of wakes) power.on(event, listener)
      return () => {
        for (const event of wakes) power.removeListener(event, listener)
      }
    },
  }
}
