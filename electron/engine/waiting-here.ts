import { judgeHours, type HoursState } from '../policy/repair-hours.ts'
import type { Backend } from './backend.ts'

const minuteMs = 60_000

/** How long nobody has to have touched the PC for it to count as free. */
export function idleAfterMsOf({ settings }: Pick<Backend, 'settings'>): number {
  return settings.get('idleMinutes') * minuteMs
}

/** Whether a repair that waits may begin at this time, as the settings are now. */
export function hoursHere({ settings }: Pick<Backend, 'settings'>, nowMs: number): HoursState {
  return judgeHours({ rule: settings.get('maintenanceWindow'), blackouts: settings.get('blackoutDates') }, nowMs)
}
