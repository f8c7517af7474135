import { spawn } from 'node:child_process'
import { once } from 'node:events'

import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { ModelSaid } from '../../electron/agents/model/model-look.ts'
import type { Conversation } from '../../electron/conversation/conversations.ts'
import { createItemLog } from '../../electron/conversation/item-log.ts'
import { newRecord } from '../../electron/conversation/items.ts'
import { createModelWords } from '../../electron/conversation/model-words.ts'
import { createGuardedFetch, refusalIn } from '../../electron/executors/http/guarded-fetch.ts'
import { modelClient, wayToModel } from '../../electron/executors/http/model-address.ts'
import { createTrafficCounter } from '../../electron/executors/http/traffic-counter.ts'
import { guardedClientHere } from '../../electron/engine/network/guarded-client-here.ts'
import { createPublisher } from '../../electron/ipc/chats/publisher.ts'
import { createPushQueue } from '../../electron/ipc/push-queue.ts'
import { createSystemIds, systemClock } from '../../electron/kernel/system-ports.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import { createOpenAiModel } from '../../electron/llm/openai-model.ts'
import type { Registry } from '../../electron/registry/registry.ts'
import { createTranslators } from '../../electron/views/translators.ts'
import { processorMs, ratioOf, timeRow, type Bench } from './bench-result.ts'

/** An endpoint of its own process, so that its work is not counted: a token each millisecond, as many as the path says. */
const endpoint = `
const server = require('node:http').createServer((request, response) => {
  request.resume()
  const tokens = Number(/\\d+/.exec(request.url)[0])
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const startedAt = Date.now()
  let sent = 0
  const timer = setInterval(() => {
    for (const due = Math.min(tokens, Date.now() - startedAt); sent < due; sent += 1)
      response.write('data: ' + JSON.stringify({ choices: [{ index: 0, delta: { content: 'word' + sent + ' ' } }] }) + '\\n\\n')
    if (sent < tokens) return
    clearInterval(timer)
    response.end('data: [DONE]\\n\\n')
  }, 1)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** What a token of a model costs on its way from the connection to the page, at a thousand a second. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const tokens = extent === 'whole' ? 2_000 : 300
  const server = spawn(process.execPath, ['-e', endpoint], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(server.stdout, 'data')) as [Buffer]
  const address = `http://127.0.0.1:${port.toString().trim()}/${String(tokens)}`
  const ours: number[] = []
  const raw: number[] = []
  const messages: number[] = []
  try {
    // What is loaded and compiled once is not what a token costs.
    await readRaw(address)
    await hearOurs(address, tokens)
    for (let round = 0; round < rounds; round += 1) {
      raw.push(await processorMs(() => readRaw(address)))
      const heard: { pushed: number } = { pushed: 0 }
      ours.push(await processorMs(async () => void (heard.pushed = await hearOurs(address, tokens))))
      messages.push(heard.pushed)
    }
  } finally {
    server.kill()
  }
  const each = (times: readonly number[]): readonly number[] => times.map((time) => time / tokens)
  return {
    name: 'model-stream',
    rows: [timeRow('a token, up to the page', each(ours)), timeRow('a token, read and thrown away', each(raw))],
    ratios: [
      ratioOf('processor time of a token / a reader that throws it away', { ours, floor: raw }, 1.5),
      ratioOf('messages to the page / one each 16 ms', { ours: messages, floor: messages.map(() => tokens / 16) }, 1),
    ],
  }
}

async function readRaw(address: string): Promise<number> {
  const { body } = await fetch(`${address}/chat/completions`, { method: 'POST', body: '{}' })
  let bytes = 0
  for await (const part of body ?? []) bytes += (part as Uint8Array).length
  return bytes
}

/** Asks as the app does, up to the messages that the page would get. Gives their number. */
async function hearOurs(address: string, tokens: number): Promise<number> {
  const way = wayToModel(address, { mode: 'online', access: { internalHosts: [], domains: () => [] } })
  if (!way.ok) throw new Error(way.error.code)
  const sent = createTrafficCounter()
  const client = guardedClientHere({ proxy: () => '', caFile: () => '' }, { sent, judge: way.value.judge })
  const model = createOpenAiModel({
    endpoint: { address: way.value.address, model: 'bench' },
    key: null,
    fetch: createGuardedFetch({ client, way: way.value, tool: modelClient, limits: {}, timers: systemTimers }),
    refusalIn,
    runsHere: true,
    firstByteMs: 10_000,
    idleMs: 10_000,
    timers: systemTimers,
    newCallId: () => 'c00000001',
  })
  const { words, pushed } = spoken()
  const { signal } = new AbortController()
  const asked = await model.ask({
    ...{ messages: [{ role: 'user', text: 'hello' }], tools: [], signal },
    onProgress: (read) => words.hear(() => ({ ...saidNothing, text: read().text })),
  })
  client.close()
  if (!asked.ok || !asked.value.text.includes(`word${String(tokens - 1)}`)) throw new Error('an answer is not whole')
  words.end({ ...saidNothing, text: asked.value.text })
  await new Promise((resolve) => setTimeout(resolve, 200))
  if (!JSON.stringify(pushed.at(-1)).includes(`word${String(tokens - 1)}`)) throw new Error('the page misses its end')
  return pushed.length
}

const saidNothing: ModelSaid = {
  ...{ model: 'bench', text: '', reasoning: '', lost: null, rounds: 1, calls: 0 },
  ...{ promptTokens: null, completionTokens: null, firstWordMs: null, durationMs: 0, bytesSent: 0 },
}

// The words of a model name no tool.
const noTools = { find: () => null } as unknown as Registry

/** A chat whose changes go the way to the page. */
function spoken(): { readonly words: ReturnType<typeof createModelWords>; readonly pushed: readonly PushEvent[] } {
  const pushed: PushEvent[] = []
  const translator = createTranslators()('en')
  const publisher = createPublisher({
    // What a window gets is copied on its way.
    push: createPushQueue({ send: (event) => pushed.push(structuredClone(event)), timers: systemTimers }),
    timers: systemTimers,
    context: () => ({ translator, registry: noTools, role: 'human_agent' }),
    list: () => Promise.resolve([]),
  })
  const log = createItemLog(newRecord('stream', 0))
  const chat = { log, live: true }
  // Of a conversation the publisher reads its items alone.
  const conversation = { id: 'stream', ...chat } as unknown as Conversation
  const words = createModelWords(chat, {
    chats: {
      change: (_chat, work) => {
        work(log)
        publisher.changed(conversation, false)
      },
      notice: () => undefined,
    },
    clock: systemClock,
    ids: createSystemIds(systemClock),
    timers: systemTimers,
  })
  return { words, pushed }
}
