import { recordIn } from '../../shared/domain/is-record.ts'
import type { ModelCall } from '../contract/model-port.ts'

type Fields = Readonly<Record<string, unknown>>

type OpenCall = {
  /** Ours, as some endpoints take only ids of nine letters and digits. */
  readonly ownId: string
  readonly id: string | null
  readonly index: number | null
  readonly name: string
  readonly argumentsText: string
}

export type CallCollector = {
  /** Takes one element of `delta.tool_calls`. */
  add(piece: Fields): void
  all(): readonly OpenCall[]
}

/** Finds out which call a piece belongs to: endpoints leave out ids and indexes, or give each call the index 0. */
export function createCallCollector(newCallId: () => string): CallCollector {
  const calls: OpenCall[] = []
  return {
    add: (raw) => {
      const piece = pieceOf(raw)
      const at = placeOf(piece, calls)
      const call = calls[at] ?? { ownId: newCallId(), id: null, index: piece.index, name: '', argumentsText: '' }
      calls[at] = {
        ...call,
        id: call.id ?? piece.id,
        name: call.name === '' ? piece.name : call.name,
        argumentsText: withArguments(call.argumentsText, piece.args),
      }
    },
    all: () => calls,
  }
}

/** Calls with what they ask for. One that is cut is the last one: the others have ended before it. */
export function callsIn(collector: CallCollector, isCut: boolean): readonly ModelCall[] {
  const all = collector.all()
  return all.map(({ ownId, name, argumentsText }, place) => {
    const isEmpty = argumentsText.trim() === ''
    const mayBeCut = isCut && isEmpty && place === all.length - 1
    return { id: ownId, name, args: mayBeCut ? null : objectIn(isEmpty ? '{}' : argumentsText), argumentsText }
  })
}

type Piece = {
  readonly id: string | null
  readonly index: number | null
  readonly name: string
  readonly args: unknown
}

function pieceOf(raw: Fields): Piece {
  const called = recordIn(raw['function']) ?? {}
  const { id, index } = raw
  return {
    id: typeof id === 'string' && id !== '' ? id : null,
    index: typeof index === 'number' ? index : null,
    name: typeof called['name'] === 'string' ? called['name'] : '',
    args: called['arguments'],
  }
}

/** Place of the call that this piece belongs to: one behind the last = a new one. */
function placeOf(piece: Piece, calls: readonly OpenCall[]): number {
  const next = calls.length
  if (piece.id !== null) {
    const known = calls.findIndex(({ id }) => id === piece.id)
    if (known >= 0) return known
    const latest = latestOf(piece, calls)
    const isItsId = piece.name === '' && latest >= 0 && calls[latest]?.id === null
    return isItsId ? latest : next
  }
  const latest = latestOf(piece, calls)
  const call = calls[latest]
  return call === undefined || beginsAnew(piece, call) ? next : latest
}

function latestOf({ index }: Piece, calls: readonly OpenCall[]): number {
  return index === null ? calls.length - 1 : calls.findLastIndex((call) => call.index === index)
}

function beginsAnew({ name }: Piece, call: OpenCall): boolean {
  if (name === '' || call.name === '') return false
  return name !== call.name || objectIn(call.argumentsText) !== null
}

/** Text grows piece by piece; an object comes whole, once. */
function withArguments(before: string, args: unknown): string {
  if (typeof args === 'string') return before + args
  if (typeof args !== 'object' || args === null) return before
  return before === '' ? JSON.stringify(args) : before
}

export function objectIn(text: string): Fields | null {
  // Asked for every piece of a long call: what has not come to its end need not be read to know it.
  if (!text.trimEnd().endsWith('}')) return null
  try {
    return recordIn(JSON.parse(text))
  } catch {
    return null
  }
}
