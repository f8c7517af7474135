import type { Plan, PlannedCheck, PlanQuestion, PlanReason } from '../../../shared/domain/check-plan.ts'
import type { Category } from '../../../shared/domain/tool-manifest.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { byBothModels } from './both-models.ts'
import { limits, thresholds } from './thresholds.ts'
import { comesAndGoes, judgeIntent, wantsProgram, type Intent } from './intent.ts'
import { withoutFileNames } from './file-names.ts'
import { withFirstAid } from './first-aid.ts'
import { createIntentJudge, type IntentJudge } from './intent-judge.ts'
import type { IntentModel } from './intent-model.ts'
import { createIntentOpinion, type IntentOpinion, type Opinion } from './intent-opinion.ts'
import { detectLanguage, foreignShare, isUnread } from './language.ts'
import { readText, type Reading } from './lexicon.ts'
import { withMatters } from './matters.ts'
import { createRequests, type Requests } from './requests.ts'
import { createPhraseIndex } from './phrase-index.ts'
import { toCheck } from './planned-check.ts'
import type { PlannerTool } from './planner-tools.ts'
import type { RankModel } from './rank-model.ts'
import { bestScore, createRanking, type RankedTool } from './ranking.ts'
import { ownSpelling } from './spelling/own-spelling.ts'
import { simplified } from './simplified.ts'
import { featuresOf } from './text-features.ts'
import { normalize } from './tokenize.ts'
import { trainedIntent } from './trained-intent.ts'
import { trainedRanking } from './trained-ranking.ts'

export type Planner = {
  /** Total and deterministic. Fails with `text_too_long` (over 4,000 characters) and `text_not_allowed` (broken characters). */
  plan(text: string, options?: { readonly lang?: Locale }): Result<Plan>
  /** Names of the tools that a symptom or a wish is about, those that fit best first, also repairs. Nothing is judged or begun. */
  search(text: string): readonly string[]
}

/** What the planner is made of. Another model is for whoever measures what one adds. */
export type PlannerDeps = {
  readonly tools: readonly PlannerTool[]
  readonly model?: RankModel
  readonly intentModel?: IntentModel
}

/**
 * The planner without a language model: words of the tools, a lexicon of components and symptoms, thresholds, and a small linear
 * model for the order. Starts nothing itself.
 */
export function createPlanner({ tools, model = trainedRanking, intentModel = trainedIntent }: PlannerDeps): Planner {
  const index = createPhraseIndex(tools)
  const rank = createRanking(tools, { index, model })
  const intents = createIntentJudge({ index, model })
  const opinion = createIntentOpinion(intentModel, byBothModels(intentModel, model))
  const requests = createRequests(tools)
  const general = tools.filter((tool) => tool.quick && tool.diagnostic && tool.judges)

  return {
    plan: (text, options = {}) => {
      if (text.length > limits.textCharacters) return fail('text_too_long', { limit: limits.textCharacters })
      if (!text.isWellFormed()) return fail('text_not_allowed')
      const lang = options.lang ?? detectLanguage(text)
      const told = ownSpelling(simplified(withoutFileNames(text)))
      return ok({
        lang,
        ...(readText(told).general.size > 0 ? { ofWholePc: true } : {}),
        ...(comesAndGoes(normalize(simplified(text))) ? { comesAndGoes: true } : {}),
        ...inOwnLanguage(
          text,
          withFirstAid(
            told,
            (rest) => decide(rest, { rank, general, requests, intents, opinion }),
            () => ({ ...nothing('none', 'first_aid'), fixes: [] }),
          ),
        ),
      })
    },
    search: (text) => {
      const spelled = ownSpelling(simplified(text.slice(0, limits.textCharacters).toWellFormed()))
      const ranked = rank(spelled, readText(spelled))
      const about = atLeast(new Map(ranked.map(({ name, score }) => [name, score])), thresholds.askFrom)
      const said = atLeast(index.search(spelled), thresholds.foundFrom)
      // Once it is plain what the words are about, what only sounds like one of them is about something else.
      const isPlain = bestScore(ranked) >= thresholds.runFrom
      const categories = new Set(ranked.filter(({ name }) => about.includes(name)).map(({ category }) => category))
      const isNear = (name: string): boolean =>
        !isPlain || tools.some((tool) => tool.name === name && categories.has(tool.category))
      return [...new Set([...about, ...said.filter(isNear)])]
    },
  }
}

/** Names that come close to the best of them, and have at least so much. */
function atLeast(scores: ReadonlyMap<string, number>, least: number): readonly string[] {
  const from = Math.max(least, limits.shareOfBestFound * Math.max(0, ...scores.values()))
  return [...scores].filter(([, score]) => score >= from).map(([name]) => name)
}

type Decision = Pick<Plan, 'outcome' | 'checks' | 'further' | 'fixes' | 'questions' | 'reason' | 'firstAid'>
type Understood = Omit<Decision, 'fixes'>
type Knowledge = {
  readonly rank: (text: string, reading: Reading) => readonly RankedTool[]
  /** Quick checks that need no word of the complaint. */
  readonly general: readonly PlannerTool[]
  readonly requests: (text: string) => Requests
  readonly intents: IntentJudge
  readonly opinion: IntentOpinion
  /** The model of intents is sure of a complaint: it is looked into where the rank model hears what about, without a known word. */
  readonly isSure?: boolean
}

/** Who writes in another language is told so: nothing is begun on a name in it, and "no problem of this PC" would be wrong. */
function inOwnLanguage(text: string, decision: Decision): Decision {
  const share = foreignShare(text)
  const isForeign = share === 'mostly' || (share === 'part' && decision.reason === 'nothing_matched')
  if (isForeign) return { ...nothing('none', 'other_language'), fixes: [] }
  // What sounds like another matter may only be one that nobody here can read.
  return decision.reason === 'off_topic' && isUnread(text) ? { ...decision, reason: 'nothing_matched' } : decision
}

function decide(text: string, knowledge: Knowledge): Decision {
  const { fixes, rest, isWish } = knowledge.requests(text)
  if (fixes.length > 0 && normalize(rest) === '') return { ...nothing('run', 'requested'), fixes }
  const understood = understand(rest, isWish ? { ...knowledge, intents: () => null, opinion: () => null } : knowledge)
  // Beside something harmful nothing is offered that was only asked for.
  const isHarmful = understood.reason === 'unsafe_request' || understood.reason === 'unsafe_part'
  if (fixes.length === 0 || isHarmful) return { ...understood, fixes: [] }
  return { ...(understood.outcome === 'none' ? nothing('run', 'requested') : understood), fixes }
}

function understand(text: string, knowledge: Knowledge): Understood {
  const normal = normalize(text)
  if (normal === '') return nothing('none', 'empty_text')
  const intent = judgeIntent(text)
  if (!intent.unsafe && wantsProgram(normal)) return nothing('none', 'program_wanted')
  const { words } = featuresOf(text)
  const opinion = knowledge.opinion(text, readText(text), words)
  const isHeard = opinion === 'told' || (opinion === 'complaint' && !intent.unsafe)
  if (isHeard) {
    const complaint = intent.unsafe || !hasWords(intent.complaint) ? text : intent.complaint
    return forComplaint(complaint, readText(complaint), { ...knowledge, isSure: true })
  }
  const decision = byPatterns(intent, knowledge, opinion)
  return decision.checks.length > 0
    ? unlessOpposed(decision, opinion, { complaint: intent.complaint, knowledge })
    : decision
}

function hasWords(text: string): boolean {
  return normalize(text) !== ''
}

type Told = { readonly complaint: string; readonly knowledge: Knowledge }

/** Nothing is begun against the opinion of the model of intents: a person says first what it is about. */
function unlessOpposed(decision: Understood, opinion: Opinion, { complaint, knowledge }: Told): Understood {
  if (opinion === 'unsafe') return besideUnsafe(complaint, readText(complaint), knowledge)
  if (opinion === 'off_topic') return nothing('none', 'off_topic')
  if (opinion !== 'perhaps_off_topic') return decision
  const { questions } = generally(knowledge.rank(complaint, readText(complaint)), knowledge.general)
  return { ...nothing('none', 'perhaps_off_topic'), questions }
}

function byPatterns(intent: Intent, knowledge: Knowledge, opinion: Opinion): Understood {
  const reading = readText(intent.complaint)
  if (intent.unsafe && reading.symptoms.size === 0) return nothing('refuse', 'unsafe_request')
  if (intent.unsafe) return besideUnsafe(intent.complaint, reading, knowledge)
  if (!hasWords(intent.complaint)) return nothing('none', 'off_topic')

  const heard = knowledge.intents(intent.complaint, reading)
  // What names something of this PC is turned away without a question only where both models are sure.
  const isDoubtful = heard === 'off_topic' && opinion !== 'off_topic' && reading.components.size > 0
  const sounds = isDoubtful ? 'perhaps_off_topic' : heard
  // Where both models hear another matter, one of them surely, there is nothing to ask about.
  const isElsewhere = sounds === 'off_topic' || (sounds === 'perhaps_off_topic' && opinion === 'off_topic')
  if (isElsewhere) return nothing('none', 'off_topic')
  if (sounds === 'unsafe') return nothing('refuse', 'unsafe_request')
  const asked = sounds === 'perhaps_off_topic' ? askedFirst(intent.complaint, reading, knowledge) : null
  if (asked) return asked
  if (sounds === 'perhaps_unsafe') return besideUnsafe(intent.complaint, reading, knowledge)
  const decision = forComplaint(intent.complaint, reading, knowledge)
  const sure = decision.outcome === 'run' && reading.components.size + reading.symptoms.size > 0
  return intent.offTopic && !sure ? nothing('none', 'off_topic') : decision
}

/** Nothing is looked at either: a trouble beside something harmful, or in spite of its sound, is one that a person names. */
function besideUnsafe(complaint: string, reading: Reading, { rank }: Knowledge): Understood {
  const named = rank(complaint, reading).filter(({ score }) => score >= thresholds.askFrom)
  if (named.length === 0) return nothing('refuse', 'unsafe_request')
  return { ...nothing('refuse', 'unsafe_part'), questions: questionsFrom(named) }
}

/** Nothing is begun: where it is about this PC after all, a person says so by saying what it is about. */
function askedFirst(complaint: string, reading: Reading, { rank, general }: Knowledge): Understood | null {
  const named = rank(complaint, reading).filter(({ score }) => score >= thresholds.askFrom)
  const isOpen = named.length > 0 || reading.computer || reading.actsUp
  if (!isOpen || bestScore(named) >= thresholds.beyondDoubt) return null
  const triage = general.filter((tool) => tool.triage)
  return { ...nothing('none', 'perhaps_off_topic'), questions: questionsFrom([...named, ...triage]) }
}

function forComplaint(complaint: string, reading: Reading, { rank, general, isSure = false }: Knowledge): Understood {
  const ranked = withMatters(complaint, rank(complaint, reading), rank)
  const best = bestScore(ranked)
  const understood = reading.components.size > 0 || reading.symptoms.size > 0

  if (!understood && (best < thresholds.runFrom || (reading.actsUp && reading.computer))) {
    const isHeard = isSure && best >= thresholds.askFrom
    if (!reading.computer && !reading.actsUp && !isHeard) return nothing('none', 'nothing_matched')
    return generally(ranked, general)
  }
  if (best < thresholds.askFrom) {
    const isComplaint = reading.components.size + reading.symptoms.size > 0 || reading.actsUp || reading.computer
    return isComplaint ? generally(ranked, general) : nothing('none', 'nothing_matched')
  }
  const checks = selectChecks(ranked)
  const started = { checks, further: furtherChecks(checks, ranked, general) }
  if (best < thresholds.runFrom)
    return { outcome: 'ask', ...started, questions: questionsFrom(ranked), reason: 'weak_match' }
  if (!understood && isCloseCall(ranked)) {
    return { outcome: 'ask', ...started, questions: questionsFrom(ranked), reason: 'close_call' }
  }
  return { outcome: 'run', ...started, questions: [], reason: 'matched' }
}

/** Something is wrong but not what, or nothing here looks at it: a question, and the quick general checks meanwhile. */
function generally(ranked: readonly RankedTool[], general: readonly PlannerTool[]): Understood {
  const triage = general.filter((tool) => tool.triage)
  const checks = withTriage(
    ranked.filter((tool) => tool.score >= thresholds.askFrom),
    triage,
  )
  return {
    outcome: 'ask',
    checks,
    further: furtherChecks(checks, ranked, general),
    questions: questionsFrom([...ranked, ...triage]),
    reason: 'vague',
  }
}

function nothing(outcome: Plan['outcome'], reason: PlanReason): Understood {
  return { outcome, checks: [], further: [], questions: [], reason }
}

function selectChecks(ranked: readonly RankedTool[]): PlannedCheck[] {
  const best = bestScore(ranked)
  return ranked
    .filter(
      (tool, index) =>
        index === 0 ||
        (index < limits.checks && tool.score >= best * limits.shareOfBest) ||
        (index < limits.checksOfFamily && tool.named && tool.score >= best * limits.shareOfBestInFamily) ||
        (tool.named && tool.score >= best * limits.shareOfBestByWords),
    )
    .map(toCheck)
}

/**
 * What comes next in the ranking, then what no word names: a cause can lie beside what a person names. Of the latter
 * the general checks of a vague complaint lead, then the neighbours of what was named, the nearest first.
 */
function furtherChecks(
  checks: readonly PlannedCheck[],
  ranked: readonly RankedTool[],
  general: readonly PlannerTool[],
): PlannedCheck[] {
  const taken = new Set(checks.map(({ tool }) => tool))
  const next = ranked
    .filter(({ name }) => !taken.has(name))
    .slice(0, limits.furtherChecks)
    .map(toCheck)
  const named = new Set([...taken, ...next.map(({ tool }) => tool)])
  const nearest = [...new Set(ranked.map(({ category }) => category))]
  const distance = ({ triage, category }: PlannerTool): number => {
    if (triage) return -1
    const place = nearest.indexOf(category)
    return place === -1 ? nearest.length : place
  }
  const unnamed = general.filter(({ name }) => !named.has(name)).toSorted((a, b) => distance(a) - distance(b))
  return [...next, ...unnamed.map(({ name }) => ({ tool: name, score: 0 }))]
}

function withTriage(ranked: readonly RankedTool[], triage: readonly PlannerTool[]): PlannedCheck[] {
  const first = ranked.slice(0, limits.checks).map(toCheck)
  const names = new Set(first.map((check) => check.tool))
  return [...first, ...triage.filter((tool) => !names.has(tool.name)).map((tool) => ({ tool: tool.name, score: 0 }))]
}

function isCloseCall(ranked: readonly RankedTool[]): boolean {
  const [first, second] = ranked
  if (first === undefined || second === undefined || first.category === second.category) return false
  return second.score >= first.score * (1 - thresholds.closeCall)
}

function questionsFrom(ranked: readonly { readonly name: string; readonly category: Category }[]): PlanQuestion[] {
  const byCategory = new Map<Category, string[]>()
  for (const { name, category } of ranked) {
    const names = byCategory.get(category) ?? []
    if (names.length < limits.toolsPerQuestion) byCategory.set(category, [...names, name])
  }
  return [...byCategory].slice(0, limits.questions).map(([category, names]) => ({ category, tools: names }))
}
