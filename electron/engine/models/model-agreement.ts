import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { ModelMessage, ModelQuestion } from '../../contract/model-port.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { RecordedSettings } from '../../settings/recorded-settings.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import type { ModelSource } from './model-in-use.ts'
import type { OpenedModel } from './models.ts'

export type ModelAgreementDeps = {
  readonly settings: ReadSettings
  readonly changes: () => RecordedSettings
  /** Shows a person what would leave for a server that is not this PC, and gives what of it they keep back; null = all of it. */
  readonly agrees: (asked: AskedToSend) => Promise<readonly string[] | null>
  /** Hears what a model is told, before it is. */
  readonly onTold?: (opened: OpenedModel, question: ModelQuestion) => void
}

export type AskedToSend = { readonly address: string; readonly question: ModelQuestion }

/** The model is told nothing before a person has seen what, and said yes: once for each address that is not this PC. */
export function guardedSource({ isThere, open }: ModelSource, deps: ModelAgreementDeps): ModelSource {
  return {
    isThere,
    open: async () => {
      const opened = await open()
      if (opened === null) return null
      const ask = async (question: ModelQuestion): ReturnType<OpenedModel['model']['ask']> => {
        const agreed = await agreedTo(opened, question, deps)
        if (!agreed.ok) return agreed
        deps.onTold?.(opened, agreed.value)
        return opened.model.ask(agreed.value)
      }
      return { ...opened, model: { ask } }
    },
  }
}

async function agreedTo(
  { endpoint: { address }, place }: OpenedModel,
  question: ModelQuestion,
  { settings, changes, agrees }: ModelAgreementDeps,
): Promise<Result<ModelQuestion>> {
  if (place === 'here' || settings.get('modelAgreed').includes(address)) return ok(question)
  const agreed = await agrees({ address, question })
  if (question.signal.aborted) return fail('cancelled')
  if (agreed === null) return fail('model_not_agreed')
  const noted = await changes().change('modelAgreed', (before) => ok([...before, address]))
  return noted.ok ? ok(question.keeping?.keep(agreed) ?? question) : noted
}

/** What would leave, to the letter, each part under its name. */
export function partsToSend({ messages, tools }: ModelQuestion): readonly {
  readonly label: MessageKey
  readonly value: string
}[] {
  const said = (role: ModelMessage['role']): string =>
    messages
      .filter((message) => message.role === role)
      .map(({ text }) => text)
      .join('\n\n')
  return [
    { label: 'ui.models.told.user', value: said('user') },
    { label: 'ui.models.told.system', value: said('system') },
    { label: 'ui.models.told.tools', value: tools.map(({ name }) => name).join(', ') },
  ]
}
