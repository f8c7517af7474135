import { findingBehind, type CheckReport, type FixReport } from '../../shared/domain/diagnosis.ts'
import type { DiagnoseOptions, DiagnosticAgent } from '../agents/diagnostic.ts'
import { proposeFollowUp } from '../agents/follow-up.ts'
import type { Concluder } from '../agents/conclusion/concluder.ts'
import type { TriedFix } from '../agents/offer-fix.ts'
import type { FixProposer } from '../agents/propose-fixes.ts'
import type { RemediationAgent } from '../agents/remediation.ts'
import { runCheck } from '../agents/run-check.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { ok } from '../kernel/result.ts'
import type { Watcher } from '../agents/watching/watch.ts'
import type { Driver, Said, Turn } from './driver.ts'

export type PlannerDriverDeps = {
  readonly diagnostic: DiagnosticAgent
  readonly proposer: FixProposer
  readonly concluder: Concluder
  readonly remediation: RemediationAgent
  readonly watcher: Watcher
}

/** The planner without a model, by the rules of the registry. */
export function createPlannerDriver(deps: PlannerDriverDeps): Driver {
  const { diagnostic, proposer, concluder, remediation, watcher } = deps
  return {
    isAbout: diagnostic.isAbout,
    answer: async (said, turn, telling) => {
      const diagnosed = await diagnostic.diagnose(said.text, turn, { ...optionsOf(said, turn), ...telling })
      return diagnosed.ok ? ok(diagnosed.value) : diagnosed
    },
    look: async (chosen, turn, { onCheck }) => {
      const looked = await diagnostic.look(chosen, turn, { known: turn.known, onCheck })
      return { ...looked, plan: null }
    },
    lookWhen: async (occasion, turn, { onCheck }) => {
      const seen = turn.items.flatMap((item) => (item.kind === 'checks' ? item.cards.map(({ tool }) => tool) : []))
      return { ...(await diagnostic.lookWhen(occasion, turn, { known: turn.known, seen, onCheck })), plan: null }
    },
    checkUp: async (turn, { onCheck }) => ({ ...(await diagnostic.checkUp(turn, { onCheck })), plan: null }),
    watch: (asked, turn, telling) => watcher.watch(asked, turn, telling),
    offer: (fix, turn) =>
      proposer.propose([], turn, { tried: [], conclusion: { causes: [], consequences: [] }, requested: [fix] }),
    repair: (steps, turn, onStep) => remediation.run(steps, turn, onStep),
    followUp: async ({ checks, reports, conclusion }, turn) =>
      proposeFollowUp(
        { checks: checks.length > 0 ? checks : await checksBehind(reports, turn), reports, conclusion },
        turn,
        { proposer, concluder },
      ),
  }
}

/** What a complaint brings along for whoever looks for its cause. */
export function optionsOf(
  { lang, deeper = false }: Said,
  turn: Turn,
): Pick<DiagnoseOptions, 'known' | 'lang' | 'deeper' | 'tried'> {
  const tried = deeper ? triedIn(turn.items) : []
  return { known: turn.known, deeper, tried, ...(lang === undefined ? {} : { lang }) }
}

/** Fixes of this conversation that did not help, as they were run. */
function triedIn(items: Turn['items']): readonly TriedFix[] {
  const results = items.flatMap((item) => (item.kind === 'fixes' ? item.results : []))
  return results.flatMap(({ tool, args = {}, verdict, error }) =>
    verdict === 'not_fixed' && error === null ? [{ tool, args }] : [],
  )
}

/** A plan that comes from an earlier session has its findings only: their checks are run again. */
function checksBehind(reports: readonly FixReport[], turn: Turn): Promise<readonly CheckReport[]> {
  const prompting = new Map(
    reports.flatMap(({ fix }) => {
      const finding = findingBehind(fix.because)
      return finding === null ? [] : [[`${finding.tool} ${canonicalJson(finding.args)}`, finding] as const]
    }),
  )
  return Promise.all([...prompting.values()].map(({ tool, args }) => runCheck({ tool, args, because: 'plan' }, turn)))
}
