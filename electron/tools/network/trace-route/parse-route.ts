import type { NativeOutput } from '../../../contract/define-tool.ts'

/**
 * The address that Windows looks for to see whether there is an internet. Nobody has to answer there: only the first stations on
 * the way are looked at.
 */
export const farAddress = '131.107.255.255'
export const nearHops = 4

export type Station = { hop: number; address: string | null; bestMs: number | null; lost: number }

/** What tracert shows. `reached` is null when the address of the target is not to be seen. */
export type Route = { hops: Station[]; reached: boolean | null; lastAnswer: number; exitCode: number }

const stationLine = /^\s{0,3}(\d{1,3})\s+(.*)$/
// The unit is translated on some systems, and may stand close to the number.
const answers = /^(?:(?:\*|<?\d{1,6}\s?[^\s\d*<.:]{1,8})(?:\s+|$)){3}/
const oneAnswer = /\*|<?(\d{1,6})\s?[^\s\d*<.:]{1,8}/g
const octet = '\\d{1,3}'
const address4 = new RegExp(`(?<![\\w.:-])${octet}(?:\\.${octet}){3}(?![\\w-]|\\.\\w)`)
const address6 = /(?<![\w.:-])(?=[0-9a-f]*:[0-9a-f]*:)[0-9a-f:]{2,39}(?:%\d+)?(?![\w:-])/i
const probesPerStation = 3

/** Reads `tracert -d` by numbers and addresses: hop, three times, address. Sentences are translated and say nothing. */
export function parseRoute({ exitCode, stdout }: Pick<NativeOutput, 'exitCode' | 'stdout'>): Route {
  const lines = stdout.split(/\r?\n/)
  const hops = stationsOf(lines)
  const answered = hops.filter(({ lost }) => lost < probesPerStation)
  const target = targetOf(stdout)
  return {
    hops,
    reached: target === null || hops.length === 0 ? null : answered.some(({ address }) => address === target),
    lastAnswer: answered.at(-1)?.hop ?? 0,
    exitCode,
  }
}

// Stations are counted from one without a gap: a sentence that begins with a number is none.
function stationsOf(lines: readonly string[]): Station[] {
  const hops: Station[] = []
  for (const line of lines) {
    const [, number, rest = ''] = stationLine.exec(line) ?? []
    const station = Number(number) === hops.length + 1 ? readStation(hops.length + 1, rest) : null
    if (station) hops.push(station)
  }
  return hops
}

function readStation(hop: number, text: string): Station | null {
  const times = answers.exec(text)?.[0]
  if (times === undefined) return readRefusal(hop, text)
  const found = [...times.matchAll(oneAnswer)].map(([, digits]) => (digits === undefined ? null : Number(digits)))
  const known = found.filter((time) => time !== null)
  const lost = found.length - known.length
  const address = addressIn(text.slice(times.length))
  return { hop, address, bestMs: known.length === 0 ? null : Math.min(...known), lost }
}

// A router that says "no way" stands there without times.
function readRefusal(hop: number, text: string): Station | null {
  const address = addressIn(text)
  if (address === null || !text.trimStart().startsWith(address)) return null
  return { hop, address, bestMs: null, lost: probesPerStation }
}

/** In square brackets behind a name, or alone when the target was given as an address. */
function targetOf(output: string): string | null {
  const header = output.split(/^\s{0,3}1\s/m)[0] ?? ''
  const [, inBrackets] = /\[([0-9a-f.:%]+)\]/i.exec(header) ?? []
  return inBrackets ?? addressIn(header)
}

function addressIn(text: string): string | null {
  return (address4.exec(text) ?? address6.exec(text))?.[0] ?? null
}
