import type { CallView } from '../../../shared/ipc/views.ts'

/** True for calls that wait for a person, for a free PC or for Windows. */
export function isWaiting({ state }: CallView): boolean {
  return state === 'awaiting_idle' || state === 'awaiting_confirmation' || state === 'awaiting_elevation'
}
