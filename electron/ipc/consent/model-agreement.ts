import type { ModelMessage } from '../../contract/model-port.ts'
import {
  guardedSource,
  partsToSend,
  type AskedToSend,
  type ModelAgreementDeps,
} from '../../engine/models/model-agreement.ts'
import type { ModelSource } from '../../engine/models/model-in-use.ts'
import { newValue, type AskedChange } from '../../settings/what-opens.ts'
import type { AskPerson } from './ask-person.ts'

/** What went to a model in one question, to the letter. */
export type SentToModel = {
  readonly address: string
  readonly model: string
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly string[]
}

export type ModelAgreement = {
  /** The same source, asked about in the confirmation window. */
  readonly guarded: (source: ModelSource) => ModelSource
  /** What a model was told last in this session; null = nothing. */
  readonly last: () => SentToModel | null
}

export function createModelAgreement({
  ask,
  ...deps
}: Pick<ModelAgreementDeps, 'settings' | 'changes'> & { readonly ask: AskPerson }): ModelAgreement {
  let last: SentToModel | null = null
  return {
    last: () => last,
    guarded: (source) =>
      guardedSource(source, {
        ...deps,
        agrees: async (asked) => {
          const said = await ask({ kind: 'setting', change: changeOf(asked) }, asked.question.signal)
          return said.answer === 'run_now' ? (said.keptBack ?? []) : null
        },
        onTold: ({ endpoint: { address, model } }, { messages, tools }) => {
          last = { address, model, messages, tools: tools.map(({ name }) => name) }
        },
      }),
  }
}

function changeOf({ address, question }: AskedToSend): AskedChange {
  return {
    ...newValue('modelAgreed', address),
    told: partsToSend(question),
    keepable: question.keeping?.parts ?? [],
  }
}
