import type { NativeOutput } from '../../../contract/define-tool.ts'

type SlowKind = 'app' | 'driver' | 'service' | 'device' | 'prefetch' | 'other'

export type BootEvents = {
  readonly boots: readonly BootEvent[] | null
  /** What Windows wrote down beside the newest start: entries of older ones say nothing about today. */
  readonly slowItems: readonly SlowItem[] | null
  readonly lastBootMs: number | null
}

export type BootEvent = {
  readonly utc: string
  readonly bootMs: number
  readonly mainPathMs: number
  readonly postBootMs: number
}

export type SlowItem = {
  readonly utc: string
  readonly kind: SlowKind
  readonly name: string
  readonly totalMs: number
}

type LoggedEvent = { readonly id: number; readonly utc: string; readonly data: ReadonlyMap<string, string> }

/** Windows writes the entries of one start together, a few minutes after it. */
const sameStartMs = 10 * 60_000
const bootEventId = 100
const kinds: Readonly<Record<number, SlowKind>> = {
  101: 'app',
  102: 'driver',
  103: 'service',
  105: 'prefetch',
  106: 'prefetch',
  109: 'device',
}

/**
 * Starts and what slowed them, from the events that wevtutil prints as XML, newest first. Elements and the names of
 * values are the same on every Windows; nothing else is read.
 */
export function parseBootEvents({ stdout }: Pick<NativeOutput, 'stdout'>): BootEvents {
  const parts = stdout.match(/<Event[ >][\s\S]*?<\/Event>/g) ?? []
  const events = parts.flatMap((part) => readEvent(part) ?? [])
  // Something was printed, but not what is known here.
  if (events.length === 0 && stdout.trim() !== '') return { boots: null, slowItems: null, lastBootMs: null }
  const boots = events.filter(({ id }) => id === bootEventId).flatMap((event) => bootOf(event) ?? [])
  const [newest] = boots
  const ofNewest = ({ utc }: LoggedEvent): boolean =>
    newest !== undefined && Math.abs(Date.parse(utc) - Date.parse(newest.utc)) <= sameStartMs
  const slowItems = events
    .filter((event) => event.id !== bootEventId && ofNewest(event))
    .flatMap((event) => slowItemOf(event) ?? [])
  return { boots, slowItems, lastBootMs: newest?.bootMs ?? null }
}

function readEvent(xml: string): LoggedEvent | null {
  const id = /<EventID\b[^>]*>(\d+)<\/EventID>/.exec(xml)?.[1]
  const utc = /<TimeCreated\b[^>]*\bSystemTime=(["'])([^"']+)\1/.exec(xml)?.[2]
  if (id === undefined || utc === undefined || Number.isNaN(Date.parse(utc))) return null
  const data = new Map<string, string>()
  for (const [, , name = '', value = ''] of xml.matchAll(/<Data Name=(["'])([^"']+)\1>([^<]*)<\/Data>/g)) {
    data.set(name, unescaped(value))
  }
  return { id: Number(id), utc, data }
}

function bootOf({ utc, data }: LoggedEvent): BootEvent | null {
  const bootMs = numberOf(data, 'BootTime')
  const mainPathMs = numberOf(data, 'MainPathBootTime')
  const postBootMs = numberOf(data, 'BootPostBootTime')
  if (bootMs === null || mainPathMs === null || postBootMs === null) return null
  return { utc, bootMs, mainPathMs, postBootMs }
}

function slowItemOf({ id, utc, data }: LoggedEvent): SlowItem | null {
  const name = data.get('Name') ?? data.get('FriendlyName') ?? ''
  const totalMs = numberOf(data, 'TotalTime')
  return name === '' || totalMs === null ? null : { utc, kind: kinds[id] ?? 'other', name, totalMs }
}

function numberOf(data: ReadonlyMap<string, string>, name: string): number | null {
  const text = data.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(#\d+|#x[0-9a-f]+|lt|gt|quot|apos|amp);/gi, (whole, name: string) => {
    const known = entities[name.toLowerCase()]
    if (known !== undefined) return known
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
