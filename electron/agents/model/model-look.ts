import type { AppError } from '../../../shared/errors.ts'
import type { CheckReport } from '../../../shared/domain/diagnosis.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import type { ModelFigures } from '../../../shared/domain/model-figures.ts'
import { halfStandIn } from '../../../shared/domain/stand-ins.ts'
import type { Category } from '../../../shared/domain/tool-manifest.ts'
import type { KeepablePart, ModelAnswer, ModelMessage, ModelPort, ModelQuestion } from '../../contract/model-port.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { Clock } from '../../kernel/ports.ts'
import { appError } from '../../kernel/result.ts'
import type { LookedAround } from '../look-around.ts'
import type { CheckSession } from '../run-check.ts'
import type { OwnFunction } from './earlier-results.ts'
import { toldMessages, toldTools, type KeptBack } from './kept-back.ts'
import type { Placeholders } from './placeholders.ts'
import { systemPrompt } from './prompts.ts'
import { createToolExecutor, toolMessage, type ToolExecutor } from './tool-executor.ts'

/** What a model said beside what it looked at, as far as it has come. */
export type ModelSaid = ModelFigures & {
  /** Its name. */
  readonly model: string
  readonly text: string
  readonly reasoning: string
  /** What was said first in a long conversation was told to it in short. Absent = everything was told. */
  readonly isShortened?: true
  /** Its server has read far less than it was told: what was cut off, nobody knows. Absent = it has read it, or does not count. */
  readonly isCut?: true
  /** Why it stopped before it was done; null = it was, or it still speaks. */
  readonly lost: AppError | null
}

export type ModelLookDeps = {
  readonly model: ModelPort
  readonly name: string
  /** Bytes that have left this PC for models so far. */
  readonly bytesSent: () => number
  /** Whether what names people, files, devices or networks may be told to it, and how. */
  readonly pii: 'as_is' | 'never' | 'placeholders'
  /** Areas that a person keeps from it: it is told of none of their checks. The rules look there all the same. */
  readonly withheld: readonly Category[]
  readonly clock: Clock
}

export type ModelLook = {
  readonly complaint: string
  readonly lang: Locale
  /** What was said and found in this conversation until now, as it may be told at this moment. */
  readonly before: () => readonly ModelMessage[]
  readonly kept: KeptBack
  /** What a person can keep from it. */
  readonly parts: readonly KeepablePart[]
  /** What was said first in it is told in short. */
  readonly isShortened: boolean
  /** Stand-ins of this conversation. */
  readonly stands: Placeholders
  readonly own: OwnFunction | null
  /** Best first. */
  readonly tools: readonly Tool[]
  /** Whether there is a tool of this name, told to it or not. */
  readonly exists: (name: string) => boolean
  readonly session: CheckSession
  readonly onCheck: (report: CheckReport) => void
  /** It is about to run checks. */
  readonly onLook?: () => void
  /** It has said something more; `read` gives it as far as it is. */
  readonly onSaid: (read: () => ModelSaid) => void
  /** It has said everything, or was lost. */
  readonly onSpoken: (said: ModelSaid) => void
}

/** As many as small models can still choose among. */
export const mostTools = 25
const mostRounds = 8
const mostCallsAtOnce = 8
const mostCalls = 40
/** Then it is asked for its words alone: a model that computes on this PC may take minutes for one turn. */
const mostMs = 30 * 60_000

/** Lets a model choose what is looked at, until it has said what it found or has had its turns. */
export async function lookWithModel(
  look: ModelLook,
  deps: ModelLookDeps,
): Promise<{ readonly looked: LookedAround; readonly said: ModelSaid }> {
  const { complaint, lang, before, session, onCheck } = look
  const { pii, withheld, clock } = deps
  const { stands } = look
  const executor = createToolExecutor({
    tools: look.tools.filter(({ category }) => !withheld.includes(category)).slice(0, mostTools),
    exists: look.exists,
    session,
    pii: pii === 'placeholders' ? stands : pii,
    own: look.own,
    clock,
    onCheck,
  })
  const reveal = (text: string): string => (pii === 'as_is' ? text : stands.reveal(text))
  const revealed = (said: ModelSaid): ModelSaid => ({
    ...said,
    text: reveal(said.text),
    reasoning: reveal(said.reasoning),
  })
  const asked = pii === 'as_is' ? complaint : stands.hideText(complaint)
  const opening = (): readonly ModelMessage[] => {
    const told = before()
    return [{ role: 'system', text: systemPrompt(lang, told.length > 0) }, ...withQuestion(told, asked)]
  }
  const said = await converse(opening, {
    ...{ deps, executor, signal: session.signal, onLook: look.onLook, isShortened: look.isShortened },
    ...{ kept: look.kept, parts: look.parts },
    onSaid: (read) => look.onSaid(() => revealed(read())),
  })
  const spoken = revealed(said)
  look.onSpoken(spoken)
  return { looked: { checks: executor.reports(), skipped: executor.skipped() }, said: spoken }
}

/** Templates of models want one side to speak after the other. */
function withQuestion(before: readonly ModelMessage[], text: string): readonly ModelMessage[] {
  const last = before.at(-1)
  if (last?.role !== 'user') return [...before, { role: 'user', text }]
  return [...before.slice(0, -1), { role: 'user', text: `${last.text}\n\n${text}` }]
}

type Conversing = {
  readonly deps: ModelLookDeps
  readonly executor: ToolExecutor
  readonly signal: AbortSignal
  readonly onSaid: ModelLook['onSaid']
  readonly onLook: ModelLook['onLook']
  readonly isShortened: boolean
  readonly kept: KeptBack
  readonly parts: readonly KeepablePart[]
}

async function converse(opening: () => readonly ModelMessage[], conversing: Conversing): Promise<ModelSaid> {
  const { deps, executor, signal, onSaid, kept, parts } = conversing
  const messages: ModelMessage[] = []
  const questionOf = (tools: ModelQuestion['tools']): Pick<ModelQuestion, 'messages' | 'tools'> => ({
    messages: [...opening(), ...toldMessages(messages, kept)],
    tools: toldTools(tools, kept),
  })
  const measured = measuring(deps)
  const startedAt = deps.clock.now()
  let said: ModelSaid = {
    ...{ ...nothingSaid, model: deps.name },
    ...(conversing.isShortened ? { isShortened: true } : {}),
  }
  onSaid(() => said)
  while (said.rounds < mostRounds && !signal.aborted) {
    // In its last turn it can only say what it has found.
    const isLast = said.rounds === mostRounds - 1 || said.calls >= mostCalls || deps.clock.now() - startedAt > mostMs
    const tools = isLast ? [] : executor.definitions
    const before = said
    let latest = (): ModelSaid => measured(before)
    const onProgress = (read: () => ModelAnswer): void => {
      latest = () => measured(withProgress(before, read()))
      onSaid(latest)
    }
    const asked = await deps.model.ask(
      keepable({ ...questionOf(tools), signal, onProgress }, { parts, kept, tools }, questionOf),
    )
    // What it said until then stands, whatever ended it.
    if (!asked.ok) return { ...latest(), lost: asked.error }
    const answer = asked.value
    said = { ...measured(withAnswer(before, answer)), ...(isCut(questionOf(tools), answer) ? { isCut: true } : {}) }
    onSaid(() => said)
    if (answer.error !== null) return { ...said, lost: appError('model_broke_off', {}, answer.error) }
    if (answer.calls.length === 0 || isLast) return said
    const now = answer.calls.slice(0, Math.min(mostCallsAtOnce, mostCalls - said.calls))
    said = { ...said, calls: said.calls + now.length }
    if (now.some(({ name }) => executor.looks(name))) conversing.onLook?.()
    const results = await executor.executeAll(now)
    // Calls that were too many at once are left out of what it said: it can ask for them again.
    messages.push({ role: 'assistant', text: answer.text, calls: now }, ...results.map(toolMessage))
  }
  return measured(said)
}

/** Words of any language, and JSON, are cut into more tokens than one for so many letters. */
const mostLettersOfToken = 8
/** What a server adds to a question, or leaves out of it, is more than a short one. */
const fewLetters = 4_000

/** Servers with little room cut off the beginning of a question and answer the rest of it: the tools go first. */
function isCut({ messages, tools }: Pick<ModelQuestion, 'messages' | 'tools'>, { usage }: ModelAnswer): boolean {
  if (usage === null || usage.promptTokens === 0) return false
  const letters = messages.reduce((sum, { text }) => sum + text.length, tools.length > 0 ? lettersOf(tools) : 0)
  return letters > fewLetters && usage.promptTokens * mostLettersOfToken < letters
}

function lettersOf(tools: ModelQuestion['tools']): number {
  return JSON.stringify(tools).length
}

type Keeping = Pick<Conversing, 'parts' | 'kept'> & Pick<ModelQuestion, 'tools'>

/** A question of which a person can keep parts back: what is left of it is put together anew. */
function keepable(
  question: ModelQuestion,
  { parts, kept, tools }: Keeping,
  questionOf: (tools: ModelQuestion['tools']) => Pick<ModelQuestion, 'messages' | 'tools'>,
): ModelQuestion {
  const keep = (keys: readonly string[]): ModelQuestion => {
    kept.add(keys.filter((key) => parts.some((part) => part.key === key)))
    return { ...question, ...questionOf(tools) }
  }
  return { ...question, keeping: { parts: parts.filter(({ key }) => !kept.has(key)), keep } }
}

const nothingSaid = {
  ...{ text: '', reasoning: '', lost: null, rounds: 0, calls: 0, firstWordMs: null, durationMs: 0, bytesSent: 0 },
  ...{ promptTokens: null, completionTokens: null },
}

/** Writes into what was said how long it took, and what of it left the PC. */
function measuring({ clock, bytesSent }: ModelLookDeps): (said: ModelSaid) => ModelSaid {
  const startedAt = clock.now()
  const bytesBefore = bytesSent()
  let firstWordMs: number | null = null
  return (said) => {
    const durationMs = clock.now() - startedAt
    if (said.text !== '') firstWordMs ??= durationMs
    return { ...said, durationMs, firstWordMs, bytesSent: bytesSent() - bytesBefore }
  }
}

/** What it says between calls stands before what it says at the end. */
function withAnswer(said: ModelSaid, answer: ModelAnswer): ModelSaid {
  const { usage } = answer
  return {
    ...said,
    text: paragraphs(said.text, answer.text.trim()),
    reasoning: paragraphs(said.reasoning, answer.reasoning.trim()),
    rounds: said.rounds + 1,
    promptTokens: usage === null ? said.promptTokens : (said.promptTokens ?? 0) + usage.promptTokens,
    completionTokens: usage === null ? said.completionTokens : (said.completionTokens ?? 0) + usage.completionTokens,
  }
}

/** Half of a call that is written as text, and half of a stand-in, are nothing to be read. */
function withProgress(said: ModelSaid, { text, reasoning }: ModelAnswer): ModelSaid {
  const isPerhapsCall = /^\s*(?:[{[]|<tool_call|```(?:json)?\s*[{[])/u.test(text)
  return {
    ...said,
    text: isPerhapsCall ? said.text : paragraphs(said.text, withoutHalf(text)),
    reasoning: paragraphs(said.reasoning, withoutHalf(reasoning)),
  }
}

function withoutHalf(text: string): string {
  return text.replace(halfStandIn, '').trim()
}

function paragraphs(before: string, text: string): string {
  return [before, text].filter((part) => part !== '').join('\n\n')
}
