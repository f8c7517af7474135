import { isLocale } from '../../../../shared/domain/locale.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Plan } from '../../../../shared/domain/check-plan.ts'
import { firstAidText, nothingPlanned } from '../../../views/nothing-planned.ts'
import { failText, runBatch } from '../batch.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { titleOf } from '../../../views/tool-titles.ts'

/** The built-in planner alone: runs nothing. */
export async function planComplaint(context: CliContext, complaint: string): Promise<Result<CommandOutcome>> {
  const { backend, options, translator, terminal } = context
  const planner = await backend.planner()
  const planned = planner.plan(complaint, options.lang ? { lang: options.lang } : {})
  if (!planned.ok) return planned
  const plan = planned.value
  const showing = { translator, registry: backend.registry, terminal }
  const checks = plan.checks.map(({ tool, score }) => `  ${score.toFixed(1)}  ${titleOf(tool, showing)} (${tool})`)
  const questions = plan.questions.map(({ tools }) => `  ? ${tools.map((tool) => titleOf(tool, showing)).join(', ')}`)
  return ok({
    exitCode: planExit(plan),
    data: plan,
    lines: [
      `${plan.outcome} (${plan.reason})`,
      ...(checks.length > 0 ? firstAidText(plan, translator) : []),
      ...checks,
      ...questions,
      ...(plan.outcome === 'none' || plan.outcome === 'refuse' ? nothingPlanned(plan, translator) : []),
    ],
  })
}

/** The same for JSON Lines `{id, text, lang?}`: one answer for each line, in order. */
export async function planBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  const planner = await context.backend.planner()
  return runBatch(context, file, (input) => {
    if (typeof input['text'] !== 'string') return failText('text', input['text'])
    const lang = typeof input['lang'] === 'string' && isLocale(input['lang']) ? { lang: input['lang'] } : {}
    const planned = planner.plan(input['text'], lang)
    return planned.ok ? ok({ ...planned.value }) : planned
  })
}

function planExit({ outcome }: Plan): number {
  return outcome === 'refuse' ? exitCodes.refused : exitCodes.done
}
