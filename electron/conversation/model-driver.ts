import type { DiagnosticAgent } from '../agents/diagnostic.ts'
import { lookWithModel, type ModelLookDeps, type ModelSaid } from '../agents/model/model-look.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import type { Driver, Found, Said, Telling, Turn } from './driver.ts'
import { optionsOf } from './planner-driver.ts'

/** A model that may be asked now, until it is closed. */
export type ModelNow = ModelLookDeps & { readonly close: () => void }

export type ModelDriverDeps = {
  /** Null = there is none. */
  readonly model: () => Promise<ModelNow | null>
  /** Everything but the choice of what is looked at: rules conclude, offer and repair as they do without a model. */
  readonly planner: Driver
  readonly diagnostic: DiagnosticAgent
  readonly registry: Pick<Registry, 'find' | 'getSafeDiagnosticTools' | 'unavailableReasons'>
}

/** A model chooses what is looked at, and says what it found; the rules of the registry look at the rest and decide. */
export function createModelDriver(deps: ModelDriverDeps): Driver {
  const { planner } = deps
  return {
    ...planner,
    answer: async (said, turn, telling) => {
      const model = await deps.model()
      if (model === null) return planner.answer(said, turn, telling)
      try {
        return await answerWith(model, { said, turn, telling }, deps)
      } finally {
        model.close()
      }
    },
  }
}

type Answering = { readonly said: Said; readonly turn: Turn; readonly telling: Telling }

async function answerWith(
  model: ModelNow,
  { said, turn, telling }: Answering,
  { diagnostic, registry }: ModelDriverDeps,
): Promise<Result<Found>> {
  const heard: { said?: ModelSaid } = {}
  const diagnosed = await diagnostic.diagnose(said.text, turn, {
    ...optionsOf(said, turn),
    ...telling,
    chooser: async ({ complaint, plan, session, onCheck }) => {
      const named = [...plan.checks, ...plan.further].map(({ tool }) => tool)
      const looked = await lookWithModel(
        {
          ...{ complaint, onCheck, onSaid: telling.onSaid, onSpoken: telling.onSpoken },
          ...{ lang: plan.lang, tools: offeredTools(named, registry) },
          session: { ...session, caller: { kind: 'model', role: 'ai_agent' } },
        },
        model,
      )
      heard.said = looked.said
      return looked.looked
    },
  })
  return diagnosed.ok ? ok({ ...diagnosed.value, ...heard }) : diagnosed
}

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
