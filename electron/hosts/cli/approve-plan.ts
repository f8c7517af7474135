import type { ProposedFix } from '../../agents/diagnosis.ts'
import type { Engine } from '../engine.ts'
import type { CliContext } from './context.ts'

export type ApprovedPlan = {
  /** Steps that a person said yes to, in order. */
  readonly ticked: readonly ProposedFix[]
  /** Steps of the plan that nobody could answer for. */
  readonly unanswered: readonly ProposedFix[]
}

/** One question for the previewed plan. Each yes is bound to exactly its step: the pipeline asks the rules again when it runs. */
export async function approvePlan(
  proposed: readonly ProposedFix[],
  { engine, context }: { readonly engine: Engine; readonly context: CliContext },
): Promise<ApprovedPlan> {
  const { caller, signal, backend } = context
  const steps = proposed.flatMap((fix) => {
    const tool = backend.registry.find(fix.tool)
    return tool ? [{ fix, tool }] : []
  })
  const asked = steps.map(({ fix, tool }) => ({ ...fix, tool }))
  const answers = await engine.pipelinePorts.consent.askPlan(asked, { caller, signal })
  const answered = (...wanted: readonly string[]): readonly ProposedFix[] =>
    steps.flatMap(({ fix }, index) => (wanted.includes(answers[index]?.answer ?? 'nobody') ? [fix] : []))
  return { ticked: answered('approve', 'covered'), unanswered: answered('nobody').filter((fix) => fix.ticked) }
}
