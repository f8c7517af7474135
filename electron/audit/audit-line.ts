import * as crypto from 'node:crypto'

import type { AuditEvent, AuditLine } from '../../shared/domain/audit-event.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { withTarget } from '../store/record-target.ts'

/** Place of a line in the chain. */
export type ChainHead = { readonly seq: number; readonly hash: string }

/** What the chain needs of a line that is known to match its own hash. */
export type Frame = ChainHead & { readonly prev: string }

export const chainStart: ChainHead = { seq: 0, hash: '0'.repeat(64) }

const hashLength = 64
const hashKey = Buffer.from(',"hash":"')
const previousKey = Buffer.from('"prev":"')
const sequenceKey = Buffer.from('","seq":')
const hashEnd = Buffer.from('"}')
const tailLength = hashKey.length + hashLength + hashEnd.length
const comma = 0x2c
const closingBrace = 0x7d
const digitZero = 0x30

/**
 * The text of the next line, with line feed, and the head after it. The hash stands last, so that the hashed bytes can
 * be taken from the file as they are: verifying needs no parsing.
 */
export function encodeLine(event: AuditEvent, at: string, head: ChainHead): { text: string; head: ChainHead } {
  const seq = head.seq + 1
  const body = canonicalBody(event, { at, prev: head.hash, seq })
  const hash = hashOf(body)
  return { text: `${body.slice(0, -1)},"hash":"${hash}"}\n`, head: { seq, hash } }
}

type Place = { readonly at: string; readonly prev: string; readonly seq: number }

// A quote inside a text is escaped: what is replaced can only be the key itself.
function canonicalBody(event: AuditEvent, place: Place): string {
  const body = JSON.stringify(sortedFields(event, place))
  const { summary } = event
  return summary ? body.replace('"summary":null', () => `"summary":${canonicalJson(summary)}`) : body
}

// Written out in the order of the canonical form: sorting the same keys for each line cost more than hashing it.
function sortedFields(event: AuditEvent, place: Place): Omit<AuditLine, 'hash'> {
  return {
    administrator: event.administrator ?? null,
    argsDigest: event.argsDigest ?? null,
    at: place.at,
    callId: event.callId ?? null,
    caller: event.caller ?? null,
    confirmedBy: event.confirmedBy ?? null,
    decision: event.decision ?? null,
    kind: event.kind,
    net: event.net ? { bytes: event.net.bytes, status: event.net.status, url: event.net.url } : null,
    outcome: event.outcome ?? null,
    prev: place.prev,
    seq: place.seq,
    summary: null,
    taint: event.taint ?? [],
    target: event.target ? { id: event.target.id, kind: event.target.kind } : null,
    tool: event.tool ?? null,
    undoId: event.undoId ?? null,
    version: event.version ?? null,
  }
}

/** Reads a line that `readFrame` accepted, also one of before. */
export function decodeLine(bytes: Uint8Array): AuditLine {
  const line = JSON.parse(Buffer.from(bytes).toString('utf8')) as AuditLine
  return 'machine' in line ? { ...(withTarget(line) as AuditLine), administrator: null } : line
}

/** Checks one line, without its line feed, against its own hash. Null = not a whole, unchanged line. */
export function readFrame(line: Buffer): Frame | null {
  const cut = line.length - tailLength
  if (cut <= 0) return null
  if (!hasAt(line, hashKey, cut) || !hasAt(line, hashEnd, line.length - hashEnd.length)) return null
  const hash = line.toString('latin1', cut + hashKey.length, cut + hashKey.length + hashLength)
  if (bodyHash(line, cut) !== hash) return null
  return readPosition(line, hash)
}

// In the file the body goes on with `,"hash"` where the hashed text ends with `}`: one byte differs.
function bodyHash(line: Buffer, cut: number): string {
  line[cut] = closingBrace
  const hash = hashOf(line.subarray(0, cut + 1))
  line[cut] = comma
  return hash
}

// The one-call form is twice as fast; Node 18 does not have it.
const hashAtOnce = (crypto as Partial<Pick<typeof crypto, 'hash'>>).hash

function hashOf(content: string | Buffer): string {
  return hashAtOnce?.('sha256', content, 'hex') ?? crypto.createHash('sha256').update(content).digest('hex')
}

// A quote inside a text is escaped, and the keys before `prev` and `seq` have no free names below them: the first match
// is the key itself.
function readPosition(line: Buffer, hash: string): Frame | null {
  const previousAt = line.indexOf(previousKey) + previousKey.length
  if (previousAt < previousKey.length || !hasAt(line, sequenceKey, previousAt + hashLength)) return null
  const prev = line.toString('latin1', previousAt, previousAt + hashLength)
  let seq = 0
  for (let at = previousAt + hashLength + sequenceKey.length; ; at += 1) {
    const digit = (line[at] ?? 0) - digitZero
    if (digit < 0 || digit > 9) return { seq, prev, hash }
    seq = seq * 10 + digit
  }
}

function hasAt(line: Buffer, expected: Buffer, at: number): boolean {
  return line.compare(expected, 0, expected.length, at, at + expected.length) === 0
}
