import type { CallView, FindingView } from '../../shared/ipc/views.ts'
import type { Glyph } from './glyph.tsx'

const waiting: readonly CallView['state'][] = [
  'proposed',
  'awaiting_confirmation',
  'awaiting_idle',
  'awaiting_elevation',
]
const notRun: readonly CallView['state'][] = ['denied', 'cancelled', 'undone']

/** The shape of one call: what its verdict says, sharpened by its findings. Without a verdict it is unknown, never fine. */
export function glyphOfCall(call: CallView, findings: readonly FindingView[]): Glyph {
  if (isActive(call)) return 'running'
  if (waiting.includes(call.state)) return 'waiting'
  if (notRun.includes(call.state)) return 'skipped'
  if (call.state !== 'succeeded' || call.verdict === null || call.verdict === 'unknown') return 'unknown'
  const own = findings.filter((finding) => finding.tool === call.tool)
  const severities = own.map((finding) => finding.severity)
  if (call.verdict === 'problem' || severities.includes('problem')) return 'problem'
  if (severities.includes('warning')) return 'warning'
  // What is only worth knowing can be what was complained about.
  return own.some(({ place }) => place === 'cause') ? 'info' : 'healthy'
}

/** True while something still happens with this call. */
export function isActive(call: CallView): boolean {
  return call.state === 'running' || call.state === 'stopping' || call.state === 'preparing'
}

/** How long a call has run or ran, in milliseconds; null when it never started. */
export function elapsedMs(call: CallView, now: number): number | null {
  const begunAt = call.startedAt ?? call.since
  return begunAt === null ? null : Math.max(0, (call.endedAt ?? now) - begunAt)
}
