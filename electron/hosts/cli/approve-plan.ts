import type { ProposedFix } from '../../agents/diagnosis.ts'
import { sha256 } from '../../kernel/digest.ts'
import { asCalled } from '../../tools/as-called.ts'
import { callTitle } from '../../views/call-words.ts'
import { mayApprove } from '../../policy/decide.ts'
import type { Engine } from '../engine.ts'
import { approverRole, type AllowedRole } from './approver.ts'
import { isAnsweredByOption } from './confirm-on-terminal.ts'
import { askForSome } from './ask-on-terminal.ts'
import type { CliContext } from './context.ts'
import { previewLines } from './show-fix.ts'

export type ApprovedPlan = {
  /** Steps that a person said yes to, in order. */
  readonly ticked: readonly ProposedFix[]
  /** Steps of the plan that nobody could answer for. */
  readonly unanswered: readonly ProposedFix[]
}

type Asking = { readonly engine: Engine; readonly context: CliContext }

/**
 * One yes for the previewed plan. The yes is kept per step, bound to exactly its arguments; the pipeline takes it out
 * when the step runs and asks the rules again.
 */
export async function approvePlan(
  proposed: readonly ProposedFix[],
  { engine, context }: Asking,
): Promise<ApprovedPlan> {
  const role = approverRole(context.caller)
  const planned = proposed.filter((fix) => fix.ticked)
  if (role === null) return { ticked: [], unanswered: planned }
  const { ticked, asked } = await answers(proposed, context)
  const approved = ticked.filter((fix) => issue(fix, role, { engine, context }))
  return { ticked: approved, unanswered: asked ? [] : planned.filter((fix) => !ticked.includes(fix)) }
}

/** `asked` = a person was there and has answered, if only with nothing. */
type Answers = { readonly ticked: readonly ProposedFix[]; readonly asked: boolean }

async function answers(proposed: readonly ProposedFix[], context: CliContext): Promise<Answers> {
  const { options, terminal } = context
  const byOption = proposed.filter((fix) => isAnswered(fix, context))
  if (byOption.length > 0 || options.json || !terminal.interactive) return { ticked: byOption, asked: false }
  return { ticked: await askOnTerminal(proposed, context), asked: true }
}

function isAnswered(fix: ProposedFix, { workbench, options }: CliContext): boolean {
  const tool = workbench.registry.find(fix.tool)
  if (!tool) return false
  const named = options.approve.includes(fix.digest)
  return named || (fix.ticked && isAnsweredByOption({ tool: asCalled(tool, fix.args), digest: fix.digest }, options))
}

async function askOnTerminal(
  proposed: readonly ProposedFix[],
  { workbench, translator, terminal, signal, stop }: CliContext,
): Promise<readonly ProposedFix[]> {
  const choices = proposed.map((fix) => {
    const found = workbench.registry.find(fix.tool)
    const tool = found ? asCalled(found, fix.args) : null
    const risk = tool ? ` [${translator.text(`risk.${tool.access.risk}`)}]` : ''
    return { value: fix.digest, label: `${tool ? callTitle(tool, fix, translator.locale) : fix.tool}${risk}` }
  })
  const message = translator.text('confirm.ticked')
  const chosen = await askForSome({ message, choices, signal }, { terminal, translator })
  if (chosen === null) {
    stop()
    return []
  }
  return proposed.filter((fix) => chosen.includes(fix.digest))
}

function issue(fix: ProposedFix, role: AllowedRole, { engine, context }: Asking): boolean {
  const tool = context.workbench.registry.find(fix.tool)
  if (!tool || !mayApprove({ kind: 'person', role }, tool)) return false
  const shown = previewLines({ ...fix, tool }, context.translator)
  engine.pipelinePorts.approvals.issue({ digest: fix.digest, role, shownTextHash: sha256(shown.join('\n')) })
  return true
}
