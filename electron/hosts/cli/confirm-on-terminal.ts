import { labelled } from '../../../shared/texts/join.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { sha256 } from '../../kernel/digest.ts'
import { agreedTo, type ConsentAnswer, type ConsentPort, type ConsentStep } from '../../pipeline/consent.ts'
import type { Registry } from '../../registry/registry.ts'
import { asCalled } from '../../contract/as-called.ts'
import { askForOne, askForSome, askYesOrNo } from './ask-on-terminal.ts'
import { callTitle } from '../../views/call-words.ts'
import { paintedDiff } from '../lines/show-diff.ts'
import type { AllowedRole } from '../../policy/approver-role.ts'
import { yesCovers } from '../../policy/what-a-yes-covers.ts'
import { linesOf } from '../lines/show-fix.ts'
import type { GlobalOptions } from './context.ts'
import type { Terminal } from './terminal.ts'
import type { BusyReason } from '../../../shared/domain/tool-call.ts'
import { waitingText } from '../lines/show-items.ts'
import { waitChoices } from '../lines/step-question.ts'

export type TerminalConsentDeps = {
  readonly options: Pick<GlobalOptions, 'yes' | 'approve' | 'json' | 'now'>
  readonly terminal: Terminal
  readonly translator: Translator
  readonly registry: Pick<Registry, 'find' | 'isElevated'>
  /** Role in which the person at this terminal says yes; null = there is no person. */
  readonly role: AllowedRole | null
  /** Stops the whole run: the question was answered with Ctrl+C. */
  readonly stop: () => void
}

/**
 * Asks the person at the terminal. `--yes` answers for `caution` steps; an `elevated` step needs its digest in
 * `--approve` or an answer here. The refusing answer is the first one; nothing approves by itself.
 */
export function createTerminalConsent(deps: TerminalConsentDeps): ConsentPort {
  return {
    ask: async (batch, signal) => {
      const { from, steps } = batch
      const { options, terminal, role } = deps
      const answers = (isYes: (step: ConsentStep) => boolean, no: 'nobody' | 'refuse'): readonly ConsentAnswer[] =>
        steps.map((step) => {
          if (role === null || !isYes(step)) return { answer: no }
          const shownTextHash = sha256(linesOf(step, deps).join('\n'))
          return { answer: 'approve', role, shownTextHash }
        })
      if (batch.from === 'wait') {
        const said = role === null ? 'wait' : await askWhetherNow(batch.reason, deps, signal)
        if (said !== 'now') return steps.map(() => ({ answer: said === 'wait' ? 'nobody' : said }))
        return answers(() => true, 'nobody').map((one) => ({ ...one, startNow: true }))
      }
      if (from === 'undo') {
        const said = await answerToUndo(steps, deps, signal)
        return said === 'approve' ? answers(() => true, 'nobody') : steps.map(() => ({ answer: said }))
      }
      const byOption = steps.filter((step) => isAnsweredByOption(step, options))
      if (role === null || byOption.length > 0 || !terminal.interactive || options.json)
        return answers((step) => byOption.includes(step), 'nobody')
      if (from === 'plan') {
        const chosen = await askTicked(steps, deps, signal)
        return answers(({ digest }) => chosen.includes(digest), 'refuse')
      }
      const said: ConsentAnswer[] = []
      for (const step of steps) {
        const answer = await askOne(step, deps, signal)
        said.push(answer === 'approve' ? (answers(() => true, 'nobody')[said.length] ?? nobody) : { answer })
      }
      return said
    },
  }
}

const nobody: ConsentAnswer = { answer: 'nobody' }

/** Whether the options of the command line already say yes to this step: its digest, or `--yes`, which nobody gave with it in sight. */
function isAnsweredByOption(step: ConsentStep, { yes, approve }: Pick<GlobalOptions, 'yes' | 'approve'>): boolean {
  return approve.includes(step.digest) || (yes && yesCovers('beforehand', agreedTo(step)))
}

/**
 * Says what undoing does and loses, and asks where somebody can answer. Elsewhere the command itself is a person's wish, and enough;
 * for a step that is hard to undo, its digest in `--approve`.
 */
async function answerToUndo(
  steps: readonly ConsentStep[],
  deps: TerminalConsentDeps,
  signal: AbortSignal,
): Promise<'approve' | 'refuse' | 'nobody'> {
  const { terminal, translator, options, stop } = deps
  if (!options.json)
    for (const line of steps.flatMap((step) => linesOf(step, deps)))
      terminal.note(paintedDiff(line, terminal.noteColors))
  const isAgreed = (step: ConsentStep): boolean => isAnsweredByOption(step, { ...options, yes: true })
  const isAsked = terminal.interactive && !options.json && !(options.yes && steps.every(isAgreed))
  if (!isAsked) return steps.every(isAgreed) ? 'approve' : 'nobody'
  const question = { question: translator.text('confirm.question'), yes: translator.text('confirm.yes'), signal }
  const answer = await askYesOrNo(question, { terminal, translator })
  if (answer === null) stop()
  return answer === true ? 'approve' : 'refuse'
}

async function askOne(
  step: ConsentStep,
  deps: TerminalConsentDeps,
  signal: AbortSignal,
): Promise<'approve' | 'refuse' | 'not_today'> {
  const { translator, terminal } = deps
  for (const line of linesOf(step, deps)) terminal.warn(paintedDiff(line, terminal.noteColors))
  const choices = [
    { value: 'refuse', label: translator.text('confirm.refuse') },
    { value: 'not_today', label: translator.text('confirm.notToday') },
    { value: 'approve', label: translator.text('confirm.yes') },
  ] as const
  const message = `${labelled(callTitle(step.tool, step, translator.locale), translator.text('confirm.question'), translator.locale)} ${translator.text('confirm.keys')}`
  const answer = await askForOne({ message, choices, signal }, deps)
  if (answer === null) deps.stop()
  return answer ?? 'refuse'
}

/** Digests of the steps that a person ticked; the plan has been shown already. */
async function askTicked(
  steps: readonly ConsentStep[],
  deps: TerminalConsentDeps,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { translator, terminal } = deps
  // The plan was shown before anybody knew where its values come from.
  for (const step of steps.filter(({ outside = [] }) => outside.length > 0))
    for (const line of linesOf(step, deps)) terminal.note(paintedDiff(line, terminal.noteColors))
  const choices = steps.map((step) => {
    const tool = asCalled(step.tool, step.args)
    const risk = translator.text(`risk.${tool.access.risk}`)
    return { value: step.digest, label: `${callTitle(tool, step, translator.locale)} [${risk}]` }
  })
  const chosen = await askForSome({ message: translator.text('confirm.ticked'), choices, signal }, deps)
  if (chosen === null) deps.stop()
  return chosen ?? []
}

type Said = 'wait' | 'now' | 'not_today'

type IdleQuestionDeps = {
  readonly options: Pick<GlobalOptions, 'json' | 'now'>
  readonly terminal: Terminal
  readonly translator: Translator
  /** Stops the whole run: the question was answered with Ctrl+C. */
  readonly stop: () => void
}

/** Whether a fix that waits for a free PC may start now: `--now`, a person at the terminal, or nobody, who puts it off. */
async function askWhetherNow(
  reason: BusyReason,
  { options, terminal, translator, stop }: IdleQuestionDeps,
  signal: AbortSignal,
): Promise<Said> {
  if (options.now) return 'now'
  if (!terminal.interactive || options.json) return 'not_today'
  const message = `${waitingText({ reason }, translator)} ${translator.text('idle.question')} ${translator.text('confirm.keys')}`
  const said = await askForOne({ message, choices: waitChoices(translator), signal }, { terminal, translator })
  // The PC became free meanwhile, or the run was stopped: then nobody needs to answer any more.
  if (said === null && !signal.aborted) stop()
  return said ?? 'wait'
}
