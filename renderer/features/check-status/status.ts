import type { CallView, ChatEntry, FindingView } from '../../../shared/ipc/views.ts'
import { nothingCleared, standing, type Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { glyphOfCall } from '../../components/call-glyph.ts'
import { verdictGlyph } from '../../components/culprit.ts'
import type { Glyph } from '../../components/glyph.tsx'

export type ChecksEntry = Extract<ChatEntry, { readonly kind: 'checks' }>

/** What the status line says about one round of checks. */
export type CheckStatus = {
  readonly total: number
  readonly done: number
  readonly fine: number
  readonly attention: number
  readonly unknown: number
  readonly running: number
  readonly skipped: number
  readonly glyphs: readonly { readonly callId: string; readonly glyph: Glyph }[]
  /** The worst that is known; `unknown` wins over `healthy`, nothing at all is unknown. */
  readonly overall: Glyph
  /** Something needed attention, repairs have cleared all of it, and the person says nothing else. */
  readonly isCleared: boolean
}

export function statusOf(entry: ChecksEntry, cleared: Cleared = nothingCleared): CheckStatus {
  const left = standing(entry.findings, cleared)
  const read = entry.calls.map((call) => ({
    callId: call.callId,
    glyph: glyphOfCall(asNow(call, left, entry), left),
  }))
  const count = (...wanted: readonly Glyph[]): number => read.filter(({ glyph }) => wanted.includes(glyph)).length
  const running = count('running', 'waiting')
  const worst = verdictGlyph(entry)
  const glyphs = read.map(({ callId, glyph }) => ({ callId, glyph: noGraver(glyph, worst) }))
  const overall = overallGlyph(
    entry.running,
    glyphs.map(({ glyph }) => glyph),
  )
  return {
    total: read.length,
    done: read.length - running,
    fine: count('healthy', 'info'),
    attention: count('problem', 'warning'),
    unknown: count('unknown'),
    running,
    skipped: count('skipped'),
    glyphs,
    overall,
    isCleared:
      left.length < entry.findings.length && !cleared.isDoubted && (overall === 'healthy' || overall === 'info'),
  }
}

const gravest: readonly Glyph[] = ['problem', 'warning', 'unknown', 'info']

/** What was looked at led to the verdict: no shape of it says worse, also where what was noticed beside it is. */
function noGraver(glyph: Glyph, verdict: Glyph | null): Glyph {
  if (verdict === null || (glyph !== 'problem' && glyph !== 'warning')) return glyph
  return gravest.indexOf(glyph) < gravest.indexOf(verdict) ? verdict : glyph
}

/** A check whose problems were all cleared since would say so. */
function asNow(call: CallView, left: readonly FindingView[], { findings }: ChecksEntry): CallView {
  const isProblem = ({ tool, severity }: FindingView): boolean => tool === call.tool && severity === 'problem'
  const isHealed = call.verdict === 'problem' && findings.some(isProblem) && !left.some(isProblem)
  return isHealed ? { ...call, verdict: 'healthy' } : call
}

function overallGlyph(running: boolean, glyphs: readonly Glyph[]): Glyph {
  if (running) return 'running'
  const worst: readonly Glyph[] = ['problem', 'warning', 'unknown', 'skipped', 'waiting', 'running']
  const found = worst.find((glyph) => glyphs.includes(glyph))
  if (found === 'problem' || found === 'warning') return found
  if (found !== undefined || glyphs.length === 0) return 'unknown'
  return glyphs.includes('info') ? 'info' : 'healthy'
}
