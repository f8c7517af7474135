import type { ModelEndpoint } from '../../../shared/domain/model-endpoint.ts'
import type { ModelPort } from '../../contract/model-port.ts'
import { createGuardedFetch, refusalIn } from '../../executors/http/guarded-fetch.ts'
import { modelClient, type ModelPlace } from '../../executors/http/model-address.ts'
import { createTrafficCounter } from '../../executors/http/traffic-counter.ts'
import { lookUp } from '../../executors/process/host-environment.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { systemTimers } from '../../kernel/timers.ts'
import type { EmbedTexts } from '../../llm/openai-embeddings.ts'
import type { ReadModels } from '../../llm/probe-endpoint.ts'
import type { ReadContext } from '../../llm/read-context.ts'
import type { Settings } from '../../settings/settings.ts'
import type { BackendPorts } from '../host-ports.ts'
import { allowedWay } from './model-way.ts'

export type OpenedModel = {
  readonly endpoint: ModelEndpoint
  readonly place: ModelPlace
  readonly hasKey: boolean
  readonly model: ModelPort
  readonly readModels: ReadModels
  readonly readContext: ReadContext
  /** Vectors of texts, by one of its models. */
  readonly embeddingsOf: (model: string) => EmbedTexts
  /** Ends its connections. */
  readonly close: () => void
}

/** What says which models may be asked, and what they are reached with. */
export type ModelHost = { readonly settings: Pick<Settings, 'get' | 'view'>; readonly ports: BackendPorts }

const secondMs = 1_000
/** A model that computes on this PC may read a long question for minutes. */
const firstByteMs: Readonly<Record<ModelPlace, number>> = {
  here: 600 * secondMs,
  own_network: 60 * secondMs,
  internet: 60 * secondMs,
}
/** Where Ollama listens unless it is told otherwise. */
const ollamaPort = '11434'
const limits = {
  totalMs: 1_800 * secondMs,
  idleMs: 90 * secondMs,
  maxReceivedBytes: 20_000_000,
  maxDecodedBytes: 20_000_000,
} as const

/** The model of the settings, while it is switched on; fails with `model_not_set_up` where there is none. */
export function modelInUse({ settings }: { readonly settings: Pick<Settings, 'get'> }): Result<ModelEndpoint> {
  const [address, model] = [settings.get('modelAddress'), settings.get('modelName')]
  return address === '' || model === '' || !settings.get('modelOn') ? fail('model_not_set_up') : ok({ address, model })
}

/** Opens the way to a model, where settings, policy and mode let it be asked. Nothing is sent yet. */
export async function openModel(endpoint: ModelEndpoint, { settings, ports }: ModelHost): Promise<Result<OpenedModel>> {
  const way = allowedWay(endpoint, settings)
  if (!way.ok) return way
  const { place, address, judge } = way.value
  const { guardedClientHere } = await import('../network/guarded-client-here.ts')
  const client = guardedClientHere(
    { proxy: () => settings.get('proxy'), caFile: () => settings.get('caFile') },
    { ...ports, sent: ports.sent ?? createTrafficCounter(), judge },
  )
  const fetchOf = createGuardedFetch({ client, way: way.value, tool: modelClient, limits, timers: systemTimers })
  const { createOllamaFetch } = await import('../../llm/ollama-fetch.ts')
  const { createOpenAiModel } = await import('../../llm/openai-model.ts')
  const { readModelsFrom } = await import('../../llm/read-models.ts')
  const { createOpenAiEmbeddings } = await import('../../llm/openai-embeddings.ts')
  const { readContextFrom } = await import('../../llm/read-context.ts')
  const { modelKey } = ports
  const key = modelKey === undefined ? modelKeyInEnvironment(ports.environment) : await modelKey(endpoint.address)
  const here = { address, model: endpoint.model }
  return ok({
    endpoint,
    place,
    hasKey: key !== null,
    model: createOpenAiModel({
      endpoint: here,
      key,
      fetch: new URL(address).port === ollamaPort ? createOllamaFetch(fetchOf, address) : fetchOf,
      refusalIn,
      runsHere: place === 'here',
      firstByteMs: firstByteMs[place],
      idleMs: limits.idleMs,
      timers: systemTimers,
      newCallId: createCallIds(),
    }),
    readModels: readModelsFrom({ fetch: fetchOf, address, key, refusalIn, runsHere: place === 'here' }),
    readContext: readContextFrom({ fetch: fetchOf, ...here, key }),
    embeddingsOf: (model) => createOpenAiEmbeddings({ fetch: fetchOf, address, model, key, refusalIn }),
    close: () => client.close(),
  })
}

/** The key that the environment gives, whichever model is asked; null = none. */
export function modelKeyInEnvironment(environment: BackendPorts['environment']): string | null {
  const key = lookUp(environment, 'DESKMEDIC_MODEL_KEY')?.trim() ?? ''
  return key === '' ? null : key
}

/** Nine letters and digits, as the strictest endpoints want them. */
function createCallIds(): () => string {
  let made = 0
  return () => {
    made += 1
    return `c${made.toString(36).padStart(8, '0')}`
  }
}
