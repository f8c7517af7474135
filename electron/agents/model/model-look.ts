import type { AppError } from '../../../shared/errors.ts'
import type { CheckReport } from '../../../shared/domain/diagnosis.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import type { ModelMessage, ModelPort } from '../../contract/model-port.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { Clock } from '../../kernel/ports.ts'
import { appError } from '../../kernel/result.ts'
import type { LookedAround } from '../look-around.ts'
import type { CheckSession } from '../run-check.ts'
import { createPlaceholders } from './placeholders.ts'
import { systemPrompt } from './prompts.ts'
import { createToolExecutor, toolMessage, type ToolExecutor } from './tool-executor.ts'

/** What a model said beside what it looked at. */
export type ModelSaid = {
  readonly text: string
  readonly reasoning: string
  /** Why it stopped before it was done; null = it was. */
  readonly lost: AppError | null
  readonly rounds: number
  readonly promptTokens: number
  readonly completionTokens: number
}

export type ModelLookDeps = {
  readonly model: ModelPort
  /** Whether what names people, files, devices or networks may be told to it, and how. */
  readonly pii: 'as_is' | 'never' | 'placeholders'
  readonly clock: Clock
}

export type ModelLook = {
  readonly complaint: string
  readonly lang: Locale
  /** Best first. */
  readonly tools: readonly Tool[]
  readonly session: CheckSession
  readonly onCheck: (report: CheckReport) => void
}

/** As many as small models can still choose among. */
const mostTools = 25
const mostRounds = 8
const mostCallsAtOnce = 8
const mostCalls = 40

/** Lets a model choose what is looked at, until it has said what it found or has had its turns. */
export async function lookWithModel(
  look: ModelLook,
  { model, pii, clock }: ModelLookDeps,
): Promise<{ readonly looked: LookedAround; readonly said: ModelSaid }> {
  const { complaint, lang, session, onCheck } = look
  const placeholders = pii === 'placeholders' ? createPlaceholders() : null
  const executor = createToolExecutor({
    tools: look.tools.slice(0, mostTools),
    session,
    pii: placeholders ?? (pii === 'never' ? 'never' : 'as_is'),
    clock,
    onCheck,
  })
  const reveal = (text: string): string => placeholders?.reveal(text) ?? text
  const said = await converse(
    [
      { role: 'system', text: systemPrompt(lang) },
      { role: 'user', text: complaint },
    ],
    { model, executor, signal: session.signal },
  )
  return {
    looked: { checks: executor.reports(), skipped: executor.skipped() },
    said: { ...said, text: reveal(said.text), reasoning: reveal(said.reasoning) },
  }
}

type Conversing = {
  readonly model: ModelPort
  readonly executor: ToolExecutor
  readonly signal: AbortSignal
}

async function converse(opening: readonly ModelMessage[], conversing: Conversing): Promise<ModelSaid> {
  const { model, executor, signal } = conversing
  const messages = [...opening]
  let said: ModelSaid = { text: '', reasoning: '', lost: null, rounds: 0, promptTokens: 0, completionTokens: 0 }
  let calls = 0
  while (said.rounds < mostRounds && !signal.aborted) {
    // In its last turn it can only say what it has found.
    const isLast = said.rounds === mostRounds - 1 || calls >= mostCalls
    const tools = isLast ? [] : executor.definitions
    const asked = await model.ask({ messages, tools, signal })
    if (!asked.ok) return { ...said, lost: asked.error }
    const answer = asked.value
    said = {
      ...said,
      // What it says between calls is told as well; the last word counts.
      text: answer.text === '' ? said.text : answer.text,
      reasoning: `${said.reasoning}${answer.reasoning}`,
      rounds: said.rounds + 1,
      promptTokens: said.promptTokens + (answer.usage?.promptTokens ?? 0),
      completionTokens: said.completionTokens + (answer.usage?.completionTokens ?? 0),
    }
    if (answer.error !== null) return { ...said, lost: appError('model_broke_off', {}, answer.error) }
    if (answer.calls.length === 0 || isLast) return said
    const now = answer.calls.slice(0, Math.min(mostCallsAtOnce, mostCalls - calls))
    calls += now.length
    const results = await executor.executeAll(now)
    // Calls that were too many at once are left out of what it said: it can ask for them again.
    messages.push({ role: 'assistant', text: answer.text, calls: now }, ...results.map(toolMessage))
  }
  return said
}
