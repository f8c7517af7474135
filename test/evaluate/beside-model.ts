import { locales } from '../../shared/domain/locale.ts'
import type { OpenedModel } from '../../electron/engine/models/models.ts'
import { allFaults, openScenario, type Scenario } from '../scenarios/open-scenario.ts'
import { type AnswersReport, type Group } from './answers-report.ts'
import { spread } from './pick.ts'
import { checksUntil, isHeadlineTrue, isToldFirst, tell, wrongTicks, type Told } from './told.ts'

/** The same complaint told to the same PC, once with the model and once without. */
type Pair = { readonly without: Told; readonly with: Told }

type Figure = { readonly name: string; readonly holds: (told: Told) => boolean }

const figures: readonly Figure[] = [
  { name: 'cause told first', holds: (told) => told.about !== null && isToldFirst(told, told.about) },
  { name: 'headline true', holds: (told) => told.about !== null && isHeadlineTrue(told, told.about) },
  { name: 'a step that helps ticked', holds: (told) => told.ticked.length > wrongTicks(told).length },
  ...[4, 8, 16].map((most): Figure => ({
    name: `found within ${String(most)} checks`,
    holds: (told) => told.about !== null && checksUntil(told, told.about) <= most,
  })),
]

/** As much as a model may cost, in points of a hundred. */
const mostPoints = 2

/** The complaint of every fault told to a PC with that fault, with a model and without one. */
export async function measureBesideModel(
  model: OpenedModel,
  { most, part = '1/1' }: { readonly most: number; readonly part?: string },
): Promise<AnswersReport> {
  const [plain, modelled] = [await openScenario({}), await openScenario({ model })]
  try {
    const pairs: Pair[] = []
    for (const fault of partOf(spread(allFaults, most), part)) {
      for (const lang of locales) {
        const telling = { lang, about: fault, faults: [fault], text: fault.complaint[lang] }
        const told = async ({ scenario }: { readonly scenario: Scenario }): Promise<Told> => {
          await scenario.reset([fault.name])
          return tell(scenario, telling)
        }
        pairs.push({ without: await told(plain), with: await told(modelled) })
      }
    }
    return reportOf(pairs)
  } finally {
    await plain.close()
    await modelled.close()
  }
}

/** Every so-manieth of them: `2/8` begins with the second and takes each eighth. */
function partOf<One>(all: readonly One[], part: string): readonly One[] {
  const [at = 1, of = 1] = part.split('/').map(Number)
  return all.filter((_one, index) => index % of === at - 1)
}

function reportOf(pairs: readonly Pair[]): AnswersReport {
  const wrong = (side: keyof Pair): number => pairs.filter((pair) => wrongTicks(pair[side]).length > 0).length
  const group: Group = {
    name: 'all'.padEnd(34) + 'without    with   points',
    shares: [],
    notes: [
      ...figures.map((figure) => lineOf(figure, pairs)),
      `wrong steps ticked: without ${String(wrong('without'))}, with ${String(wrong('with'))}: ${wrong('with') === 0 ? 'met' : 'not met'} (goal: 0)`,
    ],
  }
  const details = pairs.flatMap(({ without, with: beside }) => {
    const lost = figures.filter(({ holds }) => holds(without) && !holds(beside)).map(({ name }) => name)
    return lost.length === 0 ? [] : [`${without.about?.name ?? ''} ${without.lang}: lost ${lost.join(', ')}`]
  })
  return {
    title: `beside a model: ${String(pairs.length)} complaints, each told with it and without`,
    groups: [group],
    details,
  }
}

function lineOf({ name, holds }: Figure, pairs: readonly Pair[]): string {
  const share = (side: keyof Pair): number =>
    (100 * pairs.filter((pair) => holds(pair[side])).length) / Math.max(1, pairs.length)
  const points = share('with') - share('without')
  const percents = (['without', 'with'] as const).map((side) => share(side).toFixed(1).padStart(8)).join('')
  const verdict = points >= -mostPoints ? 'met' : 'not met'
  return `${name.padEnd(32)}${percents} ${points.toFixed(1).padStart(8)}  >= -${String(mostPoints)}: ${verdict}`
}
