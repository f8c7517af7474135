import type { ModelPort } from '../../electron/contract/model-port.ts'
import type { OpenedModel } from '../../electron/engine/models/models.ts'
import { fail, ok } from '../../electron/kernel/result.ts'

/** A model that looks at the three tools that have least to do with the complaint, and then says that all is well. */
export function createBadModel(): OpenedModel {
  const said = { reasoning: '', finishReason: null, usage: null, error: null }
  const model: ModelPort = {
    ask: ({ messages, tools }) => {
      const isFirst = !messages.some(({ role }) => role === 'tool')
      const calls = isFirst
        ? tools.slice(-3).map(({ name }, at) => ({ id: `c${String(at)}`, name, args: {}, argumentsText: '{}' }))
        : []
      return Promise.resolve(ok({ ...said, text: calls.length === 0 ? 'All is well.' : '', calls }))
    },
  }
  return {
    ...{ place: 'here', hasKey: false, model },
    endpoint: { address: 'http://127.0.0.1:1/v1', model: 'bad' },
    readModels: () => Promise.resolve(fail('model_not_set_up')),
    readContext: () => Promise.resolve(null),
    embeddingsOf: () => () => Promise.resolve(fail('model_not_set_up')),
    close: () => undefined,
  }
}
