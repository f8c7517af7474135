import type { CallView } from '../../../shared/ipc/views.ts'

/**
 * Milliseconds until the PC has been quiet for long enough, counted on from the last look. Null = it cannot be foreseen.
 * Never below zero: what starts the step is the next look, not the clock of the page.
 */
export function timeLeftMs({ quiet }: Pick<CallView, 'quiet'>, nowMs: number): number | null {
  if (quiet === null) return null
  return Math.max(0, quiet.neededMs - quiet.forMs - Math.max(0, nowMs - quiet.at))
}
