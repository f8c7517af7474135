import path from 'node:path'

import type { ModelSaid } from '../../electron/agents/model/model-look.ts'
import type { ModelQuestion } from '../../electron/contract/model-port.ts'
import { createKeptCalls } from '../../electron/contract/kept-calls.ts'
import { createChatFiles, type ChatStore } from '../../electron/conversation/chat-files.ts'
import type { Conversation } from '../../electron/conversation/conversations.ts'
import { newRecord, type ChatRecord, type Item } from '../../electron/conversation/items.ts'
import { openEngine } from '../../electron/engine/engine.ts'
import { openedSource } from '../../electron/engine/models/model-in-use.ts'
import { collectGarbage } from '../../electron/kernel/collect-garbage.ts'
import { sha256 } from '../../electron/kernel/digest.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { fail, ok } from '../../electron/kernel/result.ts'
import { systemClock } from '../../electron/kernel/system-ports.ts'
import { writeFileAtomic } from '../../electron/store/atomic-file.ts'
import { unheard } from '../fakes/conversation-ports.ts'
import { growthOf, medianOf, processorMs, ratioOf, timeRow, type Bench } from './bench-result.ts'
import { openPracticePc, valueOf, type PracticePc } from './support/practice-pc.ts'

const turns = 4

/** What a conversation of so many messages with a model holds and costs, once it was gone on with. */
type Size = {
  /** Of the heap after a collection: the chat as it is gone on with, and its messages in a list. */
  readonly heldBytes: number
  readonly plainBytes: number
  /** Letters of the last question to the model. */
  readonly askedLetters: number
  /** The middle one of its turns. */
  readonly turnMs: number
  readonly messages: number
  /** Processor time of a save after one more message, and of nothing but the checksum of its bytes and writing them. */
  readonly saveMs: number
  readonly writeMs: number
}

/** Whether a conversation with a model stays as quick, and its questions as short, however long it has become; and what it holds. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const sizes = extent === 'whole' ? [1_000, 5_000, 10_000] : [500, 1_000, 2_000]
  const [small = 0, middle = 0, large = 0] = sizes
  const seen = new Map<number, Size[]>(sizes.map((size) => [size, []]))
  const opened = await openPracticePc()
  try {
    // What is loaded with the first conversation is loaded once.
    await measure(small, opened)
    for (let round = 0; round < rounds; round += 1)
      for (const size of sizes) seen.get(size)?.push(await measure(size, opened))
  } finally {
    await opened.close()
  }
  const each = (size: number, what: keyof Size): readonly number[] => seen.get(size)?.map((one) => one[what]) ?? []
  const perMessage = (from: number, to: number): readonly number[] =>
    each(to, 'heldBytes').map((bytes, round) => (bytes - (each(from, 'heldBytes')[round] ?? 0)) / (to - from))
  return {
    name: 'chat-memory',
    rows: [
      ...sizes.map((size) => heapRow(`${String(size)} messages, heap`, each(size, 'heldBytes'))),
      heapRow(`${String(large)} messages in a list`, each(large, 'plainBytes')),
      ...sizes.map((size) => timeRow(`one more turn behind ${String(size)}`, each(size, 'turnMs'))),
      ...sizes.map((size) => timeRow(`a save behind ${String(size)}, processor`, each(size, 'saveMs'))),
      timeRow(`the bytes of ${String(large)} summed and written, processor`, each(large, 'writeMs')),
      { what: 'letters of its question', value: medianOf(each(large, 'askedLetters')) / 1e6, unit: 'MB' },
    ],
    ratios: [
      ratioOf(
        `a message beyond ${String(middle)} / beyond ${String(small)}, heap`,
        { ours: perMessage(middle, large), floor: perMessage(small, middle) },
        1.1,
      ),
      ratioOf(
        `heap of ${String(large)} / of the same in a list`,
        { ours: each(large, 'heldBytes'), floor: each(large, 'plainBytes') },
        2,
      ),
      ratioOf(
        `question behind ${String(large)} / behind ${String(small)}`,
        { ours: each(large, 'askedLetters'), floor: each(small, 'askedLetters') },
        1.1,
      ),
      ratioOf(
        `a save behind ${String(large)} / its bytes summed and written`,
        { ours: each(large, 'saveMs'), floor: each(large, 'writeMs') },
        3,
      ),
    ],
    growth: [
      {
        what: `turn behind ${String(small)} and ${String(large)}`,
        exponent: growthOf(each(small, 'turnMs'), each(large, 'turnMs'), large / small),
      },
    ],
  }
}

function heapRow(what: string, bytes: readonly number[]): { what: string; value: number; unit: 'MB' } {
  return { what, value: medianOf(bytes) / 1e6, unit: 'MB' }
}

const words = (at: number): string => `Message ${String(at)} about the printer. ${'Words of it. '.repeat(at % 9)}`

function talked(messages: number): readonly Item[] {
  return Array.from({ length: messages }, (_, at): Item => {
    const id = `m${String(at)}`
    return at % 2 === 0
      ? { kind: 'reply', id, at, text: words(at) }
      : { kind: 'model', id, at, running: false, ended: 'whole', said: saidBy(words(at)) }
  })
}

const saidBy = (text: string): ModelSaid => ({
  ...{ model: 'bench', text, reasoning: '', lost: null, rounds: 1, calls: 0 },
  ...{ promptTokens: 900, completionTokens: 90, firstWordMs: 1, durationMs: 1, bytesSent: 1 },
})

async function measure(size: number, opened: PracticePc): Promise<Size> {
  const { backend } = opened
  const plainBefore = heap()
  const plain = JSON.parse(JSON.stringify(talked(size))) as Item[]
  const plainBytes = heap() - plainBefore
  if (plain.length !== size) throw new Error('messages are missing')
  plain.length = 0
  const store = storeIn(opened)
  const chatId = backend.ports.ids.newId()
  const record = { ...newRecord(chatId, systemClock.now()), entries: talked(size) }
  valueOf(await store.save(record))
  const saving = await savingOf(record, opened)
  const asked: ModelQuestion[] = []
  const engine = valueOf(
    await openEngine(backend, {
      host: `bench-${backend.ports.ids.newId()}`,
      consent: { ask: ({ steps }) => Promise.resolve(steps.map(() => ({ answer: 'nobody' }))) },
      elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
      publish: () => undefined,
      conversation: { ...unheard, store },
      model: openedSource(answering(asked)),
    }),
  )
  try {
    const before = heap()
    const conversation = valueOf(await engine.conversations.resume(chatId))
    const times: number[] = []
    for (let turn = 0; turn < turns; turn += 1) times.push(await oneTurn(conversation))
    const askedLetters = asked
      .splice(0)
      .at(-1)
      ?.messages.reduce((sum, { text }) => sum + text.length, 0)
    const heldBytes = heap() - before
    const messages = conversation.log.all().length
    if (askedLetters === undefined || messages < size + turns) throw new Error('the model was not asked')
    return { ...saving, heldBytes, plainBytes, askedLetters, turnMs: medianOf(times), messages }
  } finally {
    await engine.close()
  }
}

/** The chat is saved as it is, then with a message more; then the bytes of it are written elsewhere. */
async function savingOf(record: ChatRecord, opened: PracticePc): Promise<Pick<Size, 'saveMs' | 'writeMs'>> {
  const { fileSystem, ids } = opened.backend.ports
  const store = storeIn(opened, 'saved')
  const [said] = talked(1)
  if (said === undefined) throw new Error('nothing was said')
  valueOf(await store.save(record))
  const saveMs = await processorMs(async () =>
    valueOf(await store.save({ ...record, entries: [...record.entries, said] })),
  )
  const folder = path.join(opened.dataFolder, 'saved')
  const bytes = await fileSystem.readWhole(path.join(folder, `${record.chatId}.json`))
  if (bytes === null) throw new Error('nothing was saved')
  const writeMs = await processorMs(() => {
    const file = `${sha256(bytes)}.json`
    return writeFileAtomic({ fileSystem, ids }, path.join(folder, file), bytes)
  })
  return { saveMs, writeMs }
}

async function oneTurn(conversation: Conversation): Promise<number> {
  const start = performance.now()
  valueOf(await conversation.say({ text: 'Why is that, and what does it mean?' }))
  await conversation.idle()
  return performance.now() - start
}

function heap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** A model that says a sentence to whatever it is asked. */
function answering(asked: ModelQuestion[]): Parameters<typeof openedSource>[0] {
  return {
    endpoint: { address: 'http://127.0.0.1:1/v1', model: 'bench' },
    place: 'here',
    hasKey: false,
    model: {
      ask: (question) => {
        asked.push(question)
        const answer = { text: 'It waits for the first paper.', reasoning: '', calls: [], finishReason: 'stop' }
        return Promise.resolve(ok({ ...answer, usage: { promptTokens: 900, completionTokens: 9 }, error: null }))
      },
    },
    readModels: () => Promise.resolve(fail('model_not_set_up')),
    readContext: () => Promise.resolve(null),
    embeddingsOf: () => () => Promise.resolve(fail('model_not_set_up')),
    close: () => undefined,
  }
}

function storeIn({ backend, dataFolder }: PracticePc, name = 'chats'): ChatStore {
  const { fileSystem, ids } = backend.ports
  const kept = createKeptCalls(() => null)
  return createChatFiles({ folder: path.join(dataFolder, name), fileSystem, ids, logger: silentLogger, kept })
}
