import { afterEach } from 'vitest'

import type { ModelAnswer, ModelPort, ModelQuestion } from '../../electron/contract/model-port.ts'
import { createGuardedFetch, refusalIn } from '../../electron/executors/http/guarded-fetch.ts'
import { wayToModel } from '../../electron/executors/http/model-address.ts'
import { createTrafficCounter } from '../../electron/executors/http/traffic-counter.ts'
import { guardedClientHere } from '../../electron/engine/network/guarded-client-here.ts'
import { systemTimers, type Timers } from '../../electron/kernel/timers.ts'
import { createOllamaFetch } from '../../electron/llm/ollama-fetch.ts'
import { createOpenAiModel } from '../../electron/llm/openai-model.ts'
import { openModelServer, type ModelBehaviour, type ModelServer } from '../fakes/model-server.ts'

type AskedHow = {
  readonly firstByteMs?: number
  readonly timers?: Timers
  readonly isOllama?: boolean
  readonly mostBytes?: number
}

/** Models behind servers of the test's own, over the real guarded client. Call once at the top of a test file. */
export function useAskedModels(): (
  behaves: ModelBehaviour,
  how?: AskedHow,
) => Promise<ModelPort & { readonly server: ModelServer }> {
  const opened: { close(): unknown }[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()))
  })
  return async (behaves, how) => {
    const server = await openModelServer(behaves)
    const { model, close } = modelAt(server.address, how)
    opened.push({ close }, server)
    return { ...model, server }
  }
}

/** The model behind an address of this PC. */
export function modelAt(
  place: string,
  { firstByteMs = 5_000, timers = systemTimers, isOllama = false, mostBytes = 1_000_000 }: AskedHow = {},
): { readonly model: ModelPort; readonly fetch: typeof globalThis.fetch; readonly close: () => void } {
  const way = wayToModel(place, { mode: 'offline', access: { internalHosts: [], domains: () => [] } })
  if (!way.ok) throw new Error(way.error.code)
  const { address, judge } = way.value
  const client = guardedClientHere({ proxy: () => '', caFile: () => '' }, { sent: createTrafficCounter(), judge })
  const guarded = createGuardedFetch({
    client,
    way: way.value,
    tool: 'model',
    limits: { totalMs: 20_000, idleMs: 1_000, maxDecodedBytes: mostBytes, maxReceivedBytes: mostBytes },
    timers: systemTimers,
  })
  let made = 0
  const model = createOpenAiModel({
    endpoint: { address, model: 'test-model' },
    key: 'sk-test',
    fetch: isOllama ? createOllamaFetch(guarded, address) : guarded,
    refusalIn,
    runsHere: true,
    firstByteMs,
    idleMs: 60_000,
    timers,
    newCallId: () => `own${String((made += 1))}`,
  })
  return { model, fetch: guarded, close: () => client.close() }
}

export const printersTool = {
  name: 'check_printers',
  description: 'Printers',
  parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
}

export function question(more: Partial<ModelQuestion> = {}): ModelQuestion {
  const messages = [{ role: 'user', text: 'the printer does nothing' }] as const
  return { messages, tools: [printersTool], signal: new AbortController().signal, ...more }
}

export async function answerOf(model: ModelPort, more: Partial<ModelQuestion> = {}): Promise<ModelAnswer> {
  const answer = await model.ask(question(more))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value
}
