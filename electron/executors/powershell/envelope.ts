import { recordIn } from '../../../shared/domain/is-record.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { outcomeOfFailure, readFailure } from './error-mapping.ts'
import type { ScriptReply } from './powershell-session.ts'

/** Null = this is no envelope: the protocol is broken. */
export function readEnvelope(json: string, elevated: boolean): Result<ScriptReply> | null {
  const envelope = parseObject(json)
  if (envelope === null) return null
  if (envelope['ok'] === true) return ok(replyOf(envelope))
  if (envelope['ok'] !== false) return null
  const outcome = outcomeOfFailure(readFailure(envelope['error']), elevated)
  if (outcome.kind === 'empty') return ok({ records: [], empty: true, workingSetBytes: null, ageMs: 0 })
  return { ok: false, error: outcome.error }
}

/** A property of the envelope that stands outside its data, such as the marker. */
export function parseObject(json: string): Readonly<Record<string, unknown>> | null {
  try {
    return recordIn(JSON.parse(json))
  } catch {
    return null
  }
}

function replyOf(envelope: Readonly<Record<string, unknown>>): ScriptReply {
  const { data, workingSet } = envelope
  return {
    records: Array.isArray(data) ? data : [],
    empty: false,
    workingSetBytes: typeof workingSet === 'number' ? workingSet : null,
    ageMs: 0,
  }
}
