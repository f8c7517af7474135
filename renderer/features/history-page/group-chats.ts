import type { ChatSummary } from '../../../shared/ipc/views.ts'

export type Period = 'today' | 'week' | 'earlier'
export type ChatGroup = { readonly period: Period; readonly chats: readonly ChatSummary[] }

const periods = ['today', 'week', 'earlier'] as const satisfies readonly Period[]

/** Chats by how long ago, the newest first. `now` and the times are milliseconds since the epoch; days are local. */
export function groupChats(chats: readonly ChatSummary[], now: number): readonly ChatGroup[] {
  const sorted = [...chats].sort((one, other) => other.updatedAt - one.updatedAt)
  return periods.flatMap((period) => {
    const group = sorted.filter(({ updatedAt }) => periodOf(updatedAt, now) === period)
    return group.length === 0 ? [] : [{ period, chats: group }]
  })
}

function periodOf(at: number, now: number): Period {
  const today = new Date(now)
  const day = (back: number): number =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - back).getTime()
  if (at >= day(0)) return 'today'
  return at >= day(6) ? 'week' : 'earlier'
}
