import type { Role } from './role.ts'
import type { RecordedTarget } from './target.ts'

/**
 * What an audit line is about. `open`, `recover` and `close` are written by the log itself; `intent` comes before an
 * effect and `result` after it; `external` is one call that left the PC; `removal` = chats, past calls and undo records
 * were removed, by their age or by a person.
 */
export const auditKinds = [
  'open',
  'recover',
  'decision',
  'denied',
  'intent',
  'result',
  'read',
  'external',
  'undo',
  'mode',
  'setting',
  'removal',
  'close',
] as const
export type AuditKind = (typeof auditKinds)[number]

export type Taint = 'untrusted' | 'sensitive' | 'effect'

/** One external call: where to, HTTP status (null = no answer), bytes received. */
export type AuditNet = { readonly url: string; readonly status: number | null; readonly bytes: number }

/** Small facts of one kind of line: the new mode, the host, what was lost. Never arguments, never secrets. */
export type AuditSummary = Readonly<Record<string, string | number | boolean | null>>

/** Null = does not apply to this kind of line. */
export type AuditFields = {
  readonly callId: string | null
  readonly tool: string | null
  readonly version: number | null
  /** SHA-256 over the canonical arguments: the arguments themselves are in the history, not here. */
  readonly argsDigest: string | null
  readonly caller: Role | null
  readonly decision: 'allow' | 'ask' | 'deny' | null
  /** Who allowed it: `user`, `grant:<id>`, `not_required`, `policy`, `setting`. */
  readonly confirmedBy: string | null
  readonly taint: readonly Taint[]
  /** How it ended: a verdict, an error code or `unknown`. */
  readonly outcome: string | null
  readonly net: AuditNet | null
  readonly undoId: string | null
  readonly target: RecordedTarget | null
  /** Whether the call was run with administrator rights that were got for it. */
  readonly administrator: boolean | null
  readonly summary: AuditSummary | null
}

/** What is handed to the log; fields that do not apply are left out. */
export type AuditEvent = { readonly kind: AuditKind } & Partial<AuditFields>

/** A function makes the event when its line is written: what nobody waits for costs the call nothing. */
export type AuditEntry = AuditEvent | (() => AuditEvent)

export function eventOf(entry: AuditEntry): AuditEvent {
  return typeof entry === 'function' ? entry() : entry
}

/**
 * One line of the log. `seq` counts from 1 over all segments and decides the order, `at` is only for people (ISO 8601,
 * UTC). `hash` = SHA-256 over the canonical line without `hash`; `prev` = hash of the line before, 64 zeros at first.
 */
export type AuditLine = AuditFields & {
  readonly kind: AuditKind
  readonly seq: number
  readonly at: string
  readonly prev: string
  readonly hash: string
}
