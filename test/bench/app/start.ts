import path from 'node:path'

import { root } from '../../e2e-app/launch.ts'
import { ratioOf, timeRow, type Bench, type BenchRatio, type BenchResult, type BenchRow } from '../bench-result.ts'
import { copyElectron, dropFromCache } from './support/file-cache.ts'
import { cannotWatch, filesBeforePaint } from './support/opened-files.ts'
import { packApps, type PackedApps } from './support/packed.ts'
import { startOnce, type Seen } from './support/start.ts'

type Round = { readonly hello: Seen; readonly ours: Seen }
type Part = Required<Pick<BenchResult, 'rows' | 'ratios' | 'notMeasured'>>

/** From the start of the program to the first paint and to the first answer, against a bare app in the same form. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const apps = packApps()
  try {
    // The first start makes the folders that every other one finds.
    if (extent === 'whole') await turn(apps)
    const parts = [await warm(apps, rounds)]
    if (extent === 'whole') parts.push(await cold(apps, rounds), await files(apps))
    return {
      name: 'start',
      rows: parts.flatMap(({ rows }) => rows),
      ratios: parts.flatMap(({ ratios }) => ratios),
      notMeasured: parts.flatMap(({ notMeasured }) => notMeasured),
    }
  } finally {
    apps.remove()
  }
}

async function turn({ hello, ours }: PackedApps): Promise<Round> {
  return { hello: await startOnce(hello), ours: await startOnce(ours) }
}

async function warm(apps: PackedApps, rounds: number): Promise<Part> {
  const seen: Round[] = []
  for (let round = 0; round < rounds; round += 1) seen.push(await turn(apps))
  const { hello, ours } = columns(seen, ({ paintedMs }) => paintedMs)
  const answers = columns(seen, ({ answersMs }) => answersMs)
  return {
    rows: [
      timeRow('bare app, first paint', hello),
      timeRow('first paint', ours),
      timeRow('bare app, first message answered', answers.hello),
      timeRow('all tools there and the field takes what is typed', answers.ours),
    ],
    ratios: [
      ratioOf('first paint / bare app', { ours, floor: hello }, 1.1),
      ratioOf('ready / first message of bare app', { ours: answers.ours, floor: answers.hello }, 1.35),
    ],
    notMeasured: [],
  }
}

async function cold(apps: PackedApps, rounds: number): Promise<Part> {
  const what = 'first paint, cold file cache'
  const own = copyElectron()
  const seen: Round[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const pair: Seen[] = []
      for (const app of [apps.hello, apps.ours]) {
        const why = dropFromCache([own.folder, app.place])
        if (why !== null) return { rows: [], ratios: [], notMeasured: [{ what, why }] }
        pair.push(await startOnce({ ...app, electron: own.executable }))
      }
      const [hello, ours] = pair
      if (hello !== undefined && ours !== undefined) seen.push({ hello, ours })
    }
  } finally {
    own.remove()
  }
  const { hello, ours } = columns(seen, ({ paintedMs }) => paintedMs)
  return {
    rows: [timeRow(`bare app, ${what}`, hello), timeRow(what, ours)],
    ratios: [ratioOf(`${what} / bare app`, { ours, floor: hello }, 1.15)],
    notMeasured: [],
  }
}

async function files(apps: PackedApps): Promise<Part> {
  const what = 'files open before the first paint'
  const why = cannotWatch()
  if (why !== null) return { rows: [], ratios: [], notMeasured: [{ what, why }] }
  const count = async (app: PackedApps['ours']): Promise<number> =>
    (await filesBeforePaint(app, [app.place, app.data])).size
  const [hello, ours] = [await count(apps.hello), await count(apps.ours)]
  const loose = (await filesBeforePaint({ ...apps.ours, place: root }, [path.join(root, 'dist'), apps.ours.data])).size
  const row = (name: string, value: number): BenchRow => ({ what: name, value, unit: 'files' })
  const ratio: BenchRatio = { name: `${what}, not packed`, value: loose, worst: loose, goal: 20, unit: 'files' }
  return {
    rows: [row(`bare app, ${what}`, hello), row(what, ours), row(`${what}, not packed`, loose)],
    ratios: [ratio],
    notMeasured: [],
  }
}

function columns(
  rounds: readonly Round[],
  pick: (seen: Seen) => number,
): { readonly hello: readonly number[]; readonly ours: readonly number[] } {
  return { hello: rounds.map(({ hello }) => pick(hello)), ours: rounds.map(({ ours }) => pick(ours)) }
}
