import { failArgument } from '../../kernel/invalid-argument.ts'
import { sha256 } from '../../kernel/digest.ts'
import type { Ids } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { ScriptArguments } from './powershell-session.ts'

/** Longest argument document, in bytes of its ASCII form. */
export const maxArgumentBytes = 64 * 1024
/** Results of earlier steps and stored results travel too: made by our own scripts, so only bounded. */
const maxLineBytes = 2 * 1024 * 1024
const markerBytes = 16
const loneSurrogate = /\p{Surrogate}/u

export type CallIdentity = {
  readonly id: string
  /** 128 random bits as hex: nothing that a script reads can forge the frame. */
  readonly marker: string
}

/** A new identity for one call. */
export function newCallIdentity(ids: Ids): CallIdentity {
  return { id: ids.newId(), marker: ids.randomHex(markerBytes) }
}

export type RequestLineInput = CallIdentity & {
  readonly script: string
  readonly scriptSha256: string
  readonly args: ScriptArguments
  readonly timeoutMs: number
  /** Constrained Language Mode only: where the script lies and where the answer goes. */
  readonly files?: { readonly scriptPath: string; readonly outputPath: string }
}

/**
 * The one line that is written to a script host, pure ASCII, without its line end.
 * Errors: `script_changed`, `invalid_arguments` (not data), `text_not_allowed` (lone surrogate), `text_too_long`.
 */
export function requestLine(input: RequestLineInput): Result<string> {
  if (sha256(input.script) !== input.scriptSha256) return fail('script_changed')
  const argumentDocument = asciiJson(input.args.p)
  if (argumentDocument === null) return failArgument({ field: 'args', rule: 'not_json' })
  if (hasLoneSurrogate(input.args)) return fail('text_not_allowed', { reason: 'lone_surrogate' })
  if (argumentDocument.length > maxArgumentBytes) return fail('text_too_long', { limit: maxArgumentBytes })
  const { id, marker, scriptSha256, script, args, timeoutMs, files } = input
  const line = asciiJson({ id, marker, scriptSha256, script, args, timeoutMs, ...files })
  if (line === null) return failArgument({ field: 'args', rule: 'not_json' })
  if (line.length > maxLineBytes) return fail('text_too_long', { limit: maxLineBytes })
  return ok(line)
}

/**
 * The line that a call of a script with these validated arguments would write, for people who want to see it.
 * Errors as `requestLine`.
 */
export function explainRequestLine(
  call: { readonly script: string; readonly args: Readonly<Record<string, unknown>>; readonly timeoutMs: number },
  ids: Ids,
): Result<string> {
  return requestLine({
    ...newCallIdentity(ids),
    script: call.script,
    scriptSha256: sha256(call.script),
    args: { p: call.args, s: {}, r: {} },
    timeoutMs: call.timeoutMs,
  })
}

/** JSON in pure ASCII, so that no code page of a pipe matters. Null when the value is not plain data. */
export function asciiJson(value: unknown): string | null {
  try {
    const text = JSON.stringify(value) as string | undefined
    return text?.replace(/[\u007f-\uffff]/g, escapeUnit) ?? null
  } catch {
    return null
  }
}

function escapeUnit(unit: string): string {
  return '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0')
}

/** PowerShell turns a lone surrogate into U+FFFD: the text would arrive as another one. */
function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return loneSurrogate.test(value)
  if (Array.isArray(value)) return value.some(hasLoneSurrogate)
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([key, item]) => loneSurrogate.test(key) || hasLoneSurrogate(item))
}
