import path from 'node:path'

import { root } from '../../e2e-app/launch.ts'
import {
  againstOther,
  figuresOf,
  inTurn,
  ratioOf,
  timeRow,
  type Bench,
  type BenchRatio,
  type BenchResult,
  type BenchRow,
  type Seen as SeenOf,
} from '../bench-result.ts'
import { copyElectron, dropFromCache } from './support/file-cache.ts'
import { cannotWatch, filesBeforePaint } from './support/opened-files.ts'
import { packApps, type PackedApps } from './support/packed.ts'
import { startOnce, type MeasuredApp, type Seen } from './support/start.ts'

type Part = Required<Pick<BenchResult, 'rows' | 'ratios' | 'against' | 'notMeasured'>>

/** From the start of the program to the first paint and to the first answer, against a bare app in the same form. */
export const bench: Bench = async (rounds, extent = 'whole', other = null) => {
  const apps = packApps(other)
  try {
    // The first start makes the folders that every other one finds.
    if (extent === 'whole') await startAll(1, apps, startOnce)
    const parts = [await warm(apps, rounds)]
    if (extent === 'whole') parts.push(await cold(apps, rounds), await files(apps))
    return {
      name: 'start',
      rows: parts.flatMap(({ rows }) => rows),
      ratios: parts.flatMap(({ ratios }) => ratios),
      against: parts.flatMap(({ against }) => against),
      notMeasured: parts.flatMap(({ notMeasured }) => notMeasured),
    }
  } finally {
    apps.remove()
  }
}

function startAll(
  rounds: number,
  { hello, ours, other }: PackedApps,
  start: (app: MeasuredApp) => Promise<Seen>,
): Promise<SeenOf<Seen, Seen>> {
  return inTurn(rounds, {
    floor: () => start(hello),
    ours: () => start(ours),
    other: other === null ? null : () => start(other),
  })
}

function momentOf(seen: SeenOf<Seen, Seen>, pick: (seen: Seen) => number): SeenOf<number, number> {
  return figuresOf(seen, { floor: pick, ours: pick })
}

async function warm(apps: PackedApps, rounds: number): Promise<Part> {
  const seen = await startAll(rounds, apps, startOnce)
  const painted = momentOf(seen, ({ paintedMs }) => paintedMs)
  const answers = momentOf(seen, ({ answersMs }) => answersMs)
  return {
    rows: [
      timeRow('bare app, first paint', painted.floor),
      timeRow('first paint', painted.ours),
      timeRow('bare app, first message answered', answers.floor),
      timeRow('all tools there and the field takes what is typed', answers.ours),
    ],
    ratios: [
      ratioOf('first paint / bare app', painted, 1.1),
      ratioOf('ready / first message of bare app', answers, 1.35),
    ],
    against: [...againstOther('first paint', painted), ...againstOther('ready', answers)],
    notMeasured: [],
  }
}

async function cold(apps: PackedApps, rounds: number): Promise<Part> {
  const what = 'first paint, cold file cache'
  const own = copyElectron()
  const leave = ({ place }: MeasuredApp): string | null => dropFromCache([own.folder, place])
  try {
    const why = leave(apps.hello)
    if (why !== null) return { rows: [], ratios: [], against: [], notMeasured: [{ what, why }] }
    const seen = await startAll(rounds, apps, (app) => {
      const held = leave(app)
      if (held !== null) throw new Error(held)
      return startOnce({ ...app, electron: own.executable })
    })
    const painted = momentOf(seen, ({ paintedMs }) => paintedMs)
    return {
      rows: [timeRow(`bare app, ${what}`, painted.floor), timeRow(what, painted.ours)],
      ratios: [ratioOf(`${what} / bare app`, painted, 1.15)],
      against: againstOther(what, painted),
      notMeasured: [],
    }
  } finally {
    own.remove()
  }
}

async function files(apps: PackedApps): Promise<Part> {
  const what = 'files open before the first paint'
  const why = cannotWatch()
  if (why !== null) return { rows: [], ratios: [], notMeasured: [{ what, why }], against: [] }
  const count = async (app: PackedApps['ours']): Promise<number> =>
    (await filesBeforePaint(app, [app.place, app.data])).size
  const [hello, ours] = [await count(apps.hello), await count(apps.ours)]
  const loose = (await filesBeforePaint({ ...apps.ours, place: root }, [path.join(root, 'dist'), apps.ours.data])).size
  const row = (name: string, value: number): BenchRow => ({ what: name, value, unit: 'files' })
  const ratio: BenchRatio = { name: `${what}, not packed`, value: loose, worst: loose, goal: 20, unit: 'files' }
  return {
    rows: [row(`bare app, ${what}`, hello), row(what, ours), row(`${what}, not packed`, loose)],
    ratios: [ratio],
    against: [],
    notMeasured: [],
  }
}
