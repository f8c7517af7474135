import type { Plan } from '../../shared/domain/check-plan.ts'
import type { CheckReport } from '../../shared/domain/diagnosis.ts'
import type { DiagnosticAgent } from '../agents/diagnostic.ts'
import type { Planner } from '../agents/planner/planner.ts'
import { earlierResults, type EarlierResultsDeps } from '../agents/model/earlier-results.ts'
import type { KeptBack } from '../agents/model/kept-back.ts'
import {
  lookWithModel,
  mostTools,
  type ModelLook,
  type ModelLookDeps,
  type ModelSaid,
} from '../agents/model/model-look.ts'
import { createPlaceholders, type Placeholders } from '../agents/model/placeholders.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import { standing } from './corrections.ts'
import type { Driver, Found, Said, Talked, TalkTelling, Telling, Turn } from './driver.ts'
import { optionsOf } from './planner-driver.ts'
import { keepableParts } from './keepable-parts.ts'
import { ownTexts } from './outside-arguments.ts'
import { toldBefore, type ToldBefore } from './told-before.ts'

/** A model that may be asked now, until it is closed. */
export type ModelNow = ModelLookDeps & { readonly close: () => void }

export type ModelDriverDeps = {
  /** Null = there is none. */
  readonly model: () => Promise<ModelNow | null>
  readonly isThere: () => boolean
  /** Everything but the choice of what is looked at: rules conclude, offer and repair as they do without a model. */
  readonly planner: Driver
  readonly understanding: () => Promise<Pick<Planner, 'plan' | 'search'>>
  readonly diagnostic: DiagnosticAgent
  readonly registry: Pick<Registry, 'find' | 'getSafeDiagnosticTools' | 'unavailableReasons'>
  readonly ended: EarlierResultsDeps['get']
}

/** A model chooses what is looked at, and says what it found; the rules of the registry look at the rest and decide. */
export function createModelDriver(deps: ModelDriverDeps): Driver {
  const { planner } = deps
  const talking = createTalking()
  const withModel = async <Answer>(
    work: (model: ModelNow) => Promise<Answer>,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> => {
    const model = await deps.model()
    if (model === null) return otherwise()
    try {
      return await work(model)
    } finally {
      model.close()
    }
  }
  return {
    ...planner,
    answer: (said, turn, telling) =>
      withModel(
        (model) => answerWith({ said, turn, telling, model, talking }, deps),
        () => planner.answer(said, turn, telling),
      ),
    talks: {
      isThere: deps.isThere,
      isComplaint: async (text) => {
        const plan = (await deps.understanding()).plan(text)
        return !plan.ok || plan.value.outcome === 'run' || plan.value.reason === 'unsafe_request'
      },
      talk: (said, turn, telling) =>
        withModel<Result<Talked | null>>(
          (model) => talkWith({ said, turn, telling, model, talking }, deps),
          () => Promise.resolve(ok(null)),
        ),
    },
  }
}

/** Stand-ins of each conversation, and from which item on they are known: the list of its items is the same while it is open. */
type Talking = (items: Turn['items']) => { readonly stands: Placeholders; readonly knownFrom: number }

function createTalking(): Talking {
  const held = new WeakMap<Turn['items'], ReturnType<Talking>>()
  return (items) => {
    const known = held.get(items) ?? { stands: createPlaceholders(), knownFrom: items.length }
    held.set(items, known)
    return known
  }
}

type With<Heard> = {
  readonly said: Said
  readonly turn: Turn
  readonly telling: Heard
  readonly model: ModelNow
  readonly talking: Talking
}

async function answerWith(
  { said, turn, telling, model, talking }: With<Telling>,
  deps: ModelDriverDeps,
): Promise<Result<Found>> {
  const heard: { said?: ModelSaid } = {}
  const diagnosed = await deps.diagnostic.diagnose(said.text, turn, {
    ...optionsOf(said, turn),
    ...telling,
    chooser: async ({ complaint, plan, session, onCheck }) => {
      const tools = offeredTools(namesIn(plan), deps.registry)
      const looked = await lookWithModel(
        {
          ...contextOf({ said, turn, model, talking, tools }, deps),
          ...{ complaint, onCheck, onSaid: telling.onSaid, onSpoken: telling.onSpoken },
          ...{ lang: plan.lang, tools },
          session: { ...session, caller: { kind: 'model', role: 'ai_agent' }, said: saidIn(said, turn) },
        },
        model,
      )
      heard.said = looked.said
      return looked.looked
    },
  })
  return diagnosed.ok ? ok({ ...diagnosed.value, ...heard }) : diagnosed
}

/** What the person wrote and entered until now: outside, a model may lead a check nowhere else. */
function saidIn({ text }: Said, { items, known }: Turn): readonly string[] {
  return [text, ...ownTexts(items), ...Object.values(known)]
}

/** Nothing is looked at beside what the model asks for: a question about an answer is no complaint. */
async function talkWith(
  { said, turn, telling, model, talking }: With<TalkTelling>,
  deps: ModelDriverDeps,
): Promise<Result<Talked | null>> {
  const understanding = await deps.understanding()
  const planned = understanding.plan(said.text, said.lang === undefined ? {} : { lang: said.lang })
  if (!planned.ok) return planned
  const seen = turn.items.flatMap((item) => (item.kind === 'checks' ? item.cards.map(({ tool }) => tool) : []))
  const complaint = turn.items.findLast((item) => item.kind === 'complaint')
  const about = complaint === undefined ? planned : understanding.plan(complaint.text)
  // What the message is about comes first, then what the conversation is about.
  const own = [...namesIn(planned.value), ...understanding.search(said.text)].slice(0, mostOfMessage)
  const names = [...own, ...seen, ...(about.ok ? namesIn(about.value) : [])]
  const tools = offeredTools([...new Set(names)], deps.registry)
  const { onCheck, onSaid, onSpoken, onLook } = telling
  const checks: CheckReport[] = []
  const { looked, said: spoken } = await lookWithModel(
    {
      ...contextOf({ said, turn, model, talking, tools }, deps),
      ...{ complaint: said.text, onSaid, onSpoken, onLook },
      onCheck: (report) => {
        checks.push(report)
        onCheck(report, nothingYet)
      },
      lang: planned.value.lang,
      tools,
      session: { ...turn, caller: { kind: 'model', role: 'ai_agent' }, said: saidIn(said, turn) },
    },
    model,
  )
  if (checks.length === 0 && looked.skipped.length === 0) return ok({ said: spoken, found: null })
  const concluded = await deps.diagnostic.conclude(looked, turn, { known: turn.known })
  return ok({ said: spoken, found: { ...concluded, plan: null, said: spoken } })
}

const mostOfMessage = 12

const nothingYet = { verdict: 'cannot_tell', causes: [], consequences: [], aside: [], open: [] } as const

function namesIn({ checks, further }: Plan): readonly string[] {
  return [...checks, ...further].map(({ tool }) => tool)
}

type Context = Omit<With<unknown>, 'telling'> & Pick<ModelLook, 'tools'>

/** What was said and found before this message, how its results can be read, and what of it a person keeps back. */
function contextOf(
  { said, turn, model: { pii, withheld }, talking, tools }: Context,
  { registry, ended }: ModelDriverDeps,
): Pick<ModelLook, 'before' | 'isShortened' | 'stands' | 'own' | 'kept' | 'parts' | 'exists'> {
  const { stands, knownFrom } = talking(turn.items)
  const asked = turn.items.findLastIndex(
    (item) => (item.kind === 'complaint' || item.kind === 'reply') && item.text === said.text,
  )
  // What was said otherwise later, and what followed it, is told to nobody.
  const before = standing(turn.items.slice(0, asked + 1)).slice(0, -1)
  const isKnown = (place: number): boolean => pii === 'as_is' || place >= knownFrom
  const places = new Map(turn.items.map((item, place) => [item, place]))
  const find = (name: string): ReturnType<Registry['find']> => registry.find(name)
  const { kept = nothingKept } = turn
  const told = (): ToldBefore =>
    toldBefore(before, {
      ...{ find, kept },
      hide: (text) => (pii === 'as_is' ? text : stands.hideText(text)),
      isKnown: (item) => isKnown(places.get(item) ?? 0),
      isTold: (name) => withheld.length === 0 || !withheld.some((area) => area === find(name)?.category),
    })
  const { isShortened, checks } = told()
  const offered = tools.filter(({ category }) => !withheld.includes(category)).slice(0, mostTools)
  return {
    ...{ isShortened, stands, kept },
    exists: (name) => find(name) !== null,
    before: () => told().messages,
    parts: keepableParts(
      before,
      find,
      offered.map(({ name }) => name),
    ),
    own: earlierResults(checks, { find, get: ended, pii: pii === 'placeholders' ? stands : pii, kept }),
  }
}

const nothingKept: KeptBack = { has: () => false, add: () => undefined }

/** What the complaint leads to, best first, of what may be run and can be run here. */
function offeredTools(
  named: readonly string[],
  registry: ModelDriverDeps['registry'],
): Parameters<typeof lookWithModel>[0]['tools'] {
  const safe = new Set(registry.getSafeDiagnosticTools('ai_agent'))
  return named.flatMap((name) => {
    const tool = registry.find(name)
    return tool && safe.has(tool) && registry.unavailableReasons(tool, 'ai_agent').length === 0 ? [tool] : []
  })
}
