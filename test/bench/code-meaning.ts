import { createHash } from 'node:crypto'

import { openPieceVectors } from '../../electron/executors/code-search/piece-vectors.ts'
import { ratioOf, timeRow, type BenchRatio, type BenchResult } from './bench-result.ts'

const dimensions = 320
const most = 50
/** A picture of the window at sixty a second. */
const goalMs = 16

/** As many vectors as are kept of one folder, opened and compared with a question: how long nothing else could be done meanwhile. */
export async function bench(rounds: number): Promise<BenchResult> {
  const count = rounds === 1 ? 1_000 : 50_000
  const pieces = Array.from({ length: count }, (_, at) => ({
    digest: createHash('sha256').update(String(at)).digest('hex'),
  }))
  const saved = await savedOf(pieces)
  const to = vectorOf(count)
  const taken = { opened: [] as number[], compared: [] as number[] }
  const stalls = { opened: [] as number[], compared: [] as number[] }
  for (let round = 0; round < Math.max(1, rounds); round += 1) {
    const opening = await watched(() => openPieceVectors('bench', saved))
    const comparing = await watched(() => opening.value.nearest(pieces, to, most))
    if (comparing.value.compared !== count) throw new Error('not all were compared')
    for (const [what, { ms, stallMs }] of [
      ['opened', opening],
      ['compared', comparing],
    ] as const) {
      taken[what].push(ms)
      stalls[what].push(stallMs)
    }
  }
  const stall = (name: string, each: readonly number[]): BenchRatio => ({
    ...ratioOf(name, { ours: each, floor: each.map(() => 1) }, goalMs),
    unit: 'ms',
  })
  return {
    name: 'code-meaning',
    rows: [timeRow('vectors opened', taken.opened), timeRow('vectors compared', taken.compared)],
    ratios: [
      stall('longest stall while vectors are opened', stalls.opened),
      stall('longest stall while they are compared', stalls.compared),
    ],
  }
}

async function savedOf(pieces: readonly { readonly digest: string }[]): Promise<Uint8Array> {
  const vectors = await openPieceVectors('bench', null)
  for (const [at, { digest }] of pieces.entries()) vectors.add(digest, vectorOf(at))
  return vectors.save(new Set(pieces.map(({ digest }) => digest)))
}

/** Of length 1. */
function vectorOf(at: number): Float32Array {
  const angle = at / 7_919
  const vector = new Float32Array(dimensions)
  vector.set([Math.cos(angle), Math.sin(angle)])
  return vector
}

/** `stallMs` = processor time of the longest stretch in which nothing else had its turn: that of others on this computer does not count. */
async function watched<Value>(work: () => Promise<Value>) {
  let [last, stallMs, isOver] = [process.cpuUsage(), 0.01, false]
  const look = (): void => {
    const { user, system } = process.cpuUsage(last)
    stallMs = Math.max(stallMs, (user + system) / 1e3)
    last = process.cpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  const startMs = performance.now()
  const value = await work()
  const ms = performance.now() - startMs
  isOver = true
  await new Promise((resolve) => setImmediate(resolve))
  return { value, ms, stallMs }
}
