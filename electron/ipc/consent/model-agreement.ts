import type { ModelMessage, ModelQuestion } from '../../contract/model-port.ts'
import type { ModelSource } from '../../hosts/model-in-use.ts'
import type { OpenedModel } from '../../hosts/models.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { RecordedSettings } from '../../settings/recorded-settings.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import type { AskPerson } from './ask-person.ts'
import type { AskedChange } from './setting-changes.ts'

/** What went to a model in one question, to the letter. */
export type SentToModel = {
  readonly address: string
  readonly model: string
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly string[]
}

export type ModelAgreement = {
  /** Models that are told nothing before a person has seen what, and said yes: once for each address that is not this PC. */
  readonly guarded: (source: ModelSource) => ModelSource
  /** What a model was told last in this session; null = nothing. */
  readonly last: () => SentToModel | null
}

export type ModelAgreementDeps = {
  readonly settings: ReadSettings
  readonly changes: () => RecordedSettings
  readonly ask: AskPerson
}

export function createModelAgreement(deps: ModelAgreementDeps): ModelAgreement {
  let last: SentToModel | null = null
  return {
    last: () => last,
    guarded: ({ isThere, open }) => ({
      isThere,
      open: async () => {
        const opened = await open()
        if (opened === null) return null
        const ask = async (question: ModelQuestion): ReturnType<OpenedModel['model']['ask']> => {
          const agreed = await agreedTo(opened, question, deps)
          if (!agreed.ok) return agreed
          const { address, model } = opened.endpoint
          last = { address, model, messages: question.messages, tools: question.tools.map(({ name }) => name) }
          return opened.model.ask(question)
        }
        return { ...opened, model: { ask } }
      },
    }),
  }
}

async function agreedTo(
  { endpoint: { address }, place }: OpenedModel,
  question: ModelQuestion,
  { settings, changes, ask }: ModelAgreementDeps,
): Promise<Result<unknown>> {
  if (place === 'here' || settings.get('modelAgreed').includes(address)) return ok(null)
  const { answer } = await ask({ kind: 'setting', change: askedBy(address, question) }, question.signal)
  if (question.signal.aborted) return fail('cancelled')
  if (answer !== 'run_now') return fail('model_not_agreed')
  return changes().change('modelAgreed', (before) => ok([...before, address]))
}

function askedBy(address: string, { messages, tools }: ModelQuestion): AskedChange {
  const said = (role: ModelMessage['role']): string =>
    messages
      .filter((message) => message.role === role)
      .map(({ text }) => text)
      .join('\n\n')
  return {
    ...{ setting: 'modelAgreed', question: 'modelAgreed', how: 'set', value: address, address: null },
    told: [
      { label: 'ui.models.told.user', value: said('user') },
      { label: 'ui.models.told.system', value: said('system') },
      { label: 'ui.models.told.tools', value: tools.map(({ name }) => name).join(', ') },
    ],
  }
}
