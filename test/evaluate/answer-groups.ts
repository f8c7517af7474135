import { heldAgainst, percentile, shareOf, type Group } from './answers-report.ts'
import { estimatedMsUntil } from './estimated-time.ts'
import {
  behind,
  checksUntil,
  isAmongCauses,
  isHeadlineTrue,
  isIncurable,
  isToldFirst,
  wrongTicks,
  type Told,
} from './told.ts'

export type FaultGoals = { readonly first?: number; readonly wrong?: number; readonly whole?: true }
export const faultGoals: FaultGoals = { first: 0.95, wrong: 0.01, whole: true }
export const rewordedGoals: FaultGoals = { first: 0.95, wrong: 0.01 }
export const profileGoals: FaultGoals = { first: 0.92, wrong: 0.02 }

export function faultGroup(name: string, told: readonly Told[], { first, wrong, whole }: FaultGoals): Group {
  const about = told.flatMap((one) => (one.about ? [{ one, fault: one.about }] : []))
  const incurable = about.filter(({ fault }) => isIncurable(fault))
  const curable = about.filter(({ fault }) => !isIncurable(fault))
  const within = (checks: number, goal: number) =>
    heldAgainst(
      {
        atLeast: goal,
      },
      shareOf(`found within ${String(checks)} checks`, about, ({ one, fault }) => checksUntil(one, fault) <= checks),
    )
  const times = about.flatMap(({ one, fault }) => estimatedMsUntil(one.diagnosis, behind(one, fault)) ?? [])
  const counts = told.map(({ diagnosis }) => diagnosis.checks.length)
  return {
    name,
    shares: [
      heldAgainst(
        atLeast(first),
        shareOf('cause told first', about, ({ one, fault }) => isToldFirst(one, fault)),
      ),
      heldAgainst(
        atLeast(whole && 1),
        shareOf('headline true', about, ({ one, fault }) => isHeadlineTrue(one, fault)),
      ),
      heldAgainst(
        atMost(wrong),
        shareOf('a wrong step ticked', told, (one) => wrongTicks(one).length > 0),
      ),
      heldAgainst(
        atLeast(whole && 0.98),
        shareOf('incurable: nothing ticked', incurable, ({ one, fault }) =>
          one.ticked.every(({ tool }) => Object.hasOwn(fault.triedFirst ?? {}, tool)),
        ),
      ),
      shareOf('curable: a step that helps ticked', curable, ({ one }) => one.ticked.length > wrongTicks(one).length),
      shareOf('incurable: no first try either', incurable, ({ one }) => one.ticked.length === 0),
      ...(whole ? [within(4, 0.75), within(8, 0.9), within(16, 0.97)] : []),
    ],
    notes: [
      `checks p50 ${String(percentile(counts, 0.5))} (goal 8), p90 ${String(percentile(counts, 0.9))} (goal 16)`,
      `estimated time to the cause p50 ${seconds(percentile(times, 0.5))} (goal 4), p90 ${seconds(percentile(times, 0.9))} (goal 15)`,
    ],
  }
}

export function pairGroup(name: string, one: readonly Told[], both: readonly Told[]): Group {
  const firstOf = (told: Told): boolean => told.about !== null && isToldFirst(told, told.about)
  const otherAside = (told: Told): boolean =>
    told.faults.every((fault) => fault === told.about || !isAmongCauses(told, fault))
  return {
    name,
    shares: [
      heldAgainst({ atLeast: 0.88 }, shareOf('that one told first', one, firstOf)),
      shareOf('the other not among the causes', one, otherAside),
      shareOf('told of both: both are causes', both, (told) => told.faults.every((f) => isAmongCauses(told, f))),
    ],
    notes: [],
  }
}

export function mismatchGroup(name: string, told: readonly Told[]): Group {
  return {
    name,
    shares: [
      heldAgainst(
        { atMost: 0.03 },
        shareOf('anything ticked', told, ({ ticked }) => ticked.length > 0),
      ),
      shareOf('a cause told', told, ({ diagnosis }) => diagnosis.conclusion.causes.length > 0),
    ],
    notes: [],
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

export function withNote(group: Group, note: string): Group {
  return { ...group, notes: [...group.notes, note] }
}

function atLeast(goal: number | undefined): { readonly atLeast: number } | undefined {
  return goal === undefined ? undefined : { atLeast: goal }
}

function atMost(goal: number | undefined): { readonly atMost: number } | undefined {
  return goal === undefined ? undefined : { atMost: goal }
}
