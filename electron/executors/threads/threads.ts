import { Worker } from 'node:worker_threads'

import type { Timers } from '../../kernel/timers.ts'

export type ThreadsDeps = {
  /**
   * The whole program of each, as text: so it runs the same in the packaged app, the command line and the tests. It exports `answer`,
   * which is asked each question and throws where there is no answer.
   */
  readonly program: string
  readonly count: number
  /** What none of them was asked for so long is given back, with what it remembers. */
  readonly idleMs: number
  /** More than this, and the thread ends: what it was asked is then refused. */
  readonly mostMegabytes: number
  readonly timers: Timers
}

/** Threads that answer one question after the other, each by itself. */
export type Threads = {
  readonly count: number
  /** Asks one of them, by its number. @throws when it ended before it answered, and at once when `signal` fires: it is ended then. */
  ask(at: number, question: unknown, options: { readonly signal: AbortSignal }): Promise<unknown>
  close(): void
}

type Open = {
  readonly answered: (answer: unknown) => void
  readonly failed: (reason: unknown) => void
}
type Thread = { readonly worker: Worker; readonly open: Map<number, Open> }
type Message = { readonly id: number; readonly answer?: unknown; readonly error?: string }

/** Runs behind the program, which is there already. */
const answering = `
{
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ id, question }) => {
    try {
      parentPort.postMessage({ id, answer: exports.answer(question) })
    } catch (error) {
      parentPort.postMessage({ id, error: String(error) })
    }
  })
}
`

export function createThreads(deps: ThreadsDeps): Threads {
  const running = new Map<number, Thread>()
  let nextId = 0
  let keepIdle = (): void => undefined
  const end = (thread: Thread, reason: unknown): void => {
    for (const [at, each] of running) if (each === thread) running.delete(at)
    void thread.worker.terminate()
    for (const { failed } of thread.open.values()) failed(reason)
  }
  const close = (): void => {
    keepIdle()
    for (const thread of [...running.values()]) end(thread, new Error('closed'))
  }
  const restIfIdle = (): void => {
    keepIdle()
    if ([...running.values()].some(({ open }) => open.size > 0)) return
    keepIdle = deps.timers.after(deps.idleMs, close)
  }
  return {
    count: deps.count,
    close,
    ask: (at, question, { signal }) => {
      signal.throwIfAborted()
      const thread = running.get(at) ?? startThread(deps, end)
      running.set(at, thread)
      const id = nextId++
      // What others wait for as well goes on; nobody listens to this answer.
      const stop = (): void => {
        if (thread.open.size === 1) end(thread, signal.reason)
        else thread.open.get(id)?.failed(signal.reason)
      }
      signal.addEventListener('abort', stop)
      // It keeps the program alive only while somebody waits for it.
      thread.worker.ref()
      return new Promise<unknown>((answered, failed) => {
        thread.open.set(id, { answered, failed })
        thread.worker.postMessage({ id, question })
      }).finally(() => {
        signal.removeEventListener('abort', stop)
        thread.open.delete(id)
        if (thread.open.size === 0) thread.worker.unref()
        restIfIdle()
      })
    },
  }
}

function startThread(
  { program, mostMegabytes }: ThreadsDeps,
  ended: (thread: Thread, reason: unknown) => void,
): Thread {
  const worker = new Worker(program + answering, {
    eval: true,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const open = new Map<number, Open>()
  const thread = { worker, open }
  worker.on('message', ({ id, answer, error }: Message) => {
    const asked = open.get(id)
    if (error === undefined) asked?.answered(answer)
    else asked?.failed(new Error(error))
  })
  worker.on('error', (error) => ended(thread, error))
  worker.on('exit', () => ended(thread, new Error('the thread has ended')))
  return thread
}
