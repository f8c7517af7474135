import { digestOf } from '../../kernel/digest.ts'
import { fail, type Result } from '../../kernel/result.ts'
import type { FactCache } from './fact-cache.ts'
import type { HostFacts, ScriptReply, ScriptRequest } from './powershell-session.ts'
import type { SessionPool } from './session-pool.ts'

export type ScriptCall = ScriptRequest & {
  /** A process of its own, for everything that changes something. */
  readonly isolated: boolean
  /** Never from the store and never from a run that has begun before. */
  readonly fresh: boolean
}

/** Runs scripts on the PC that is looked at. */
export type ScriptRunner = {
  /** @throws never */
  run(call: ScriptCall, signal: AbortSignal): Promise<Result<ScriptReply>>
  /** Starts a host when none has been started yet. @throws never */
  facts(signal: AbortSignal): Promise<Result<HostFacts>>
  close(): Promise<void>
}

type Shared = { readonly reply: Promise<Result<ScriptReply>>; readonly controller: AbortController; watchers: number }

type Runner = { readonly pool: SessionPool; readonly cache: FactCache; readonly running: Map<string, Shared> }

/** Session pool plus memory: equal read-only calls at the same time share one run, answers are kept for a moment. */
export function createScriptRunner(deps: { readonly pool: SessionPool; readonly cache: FactCache }): ScriptRunner {
  const runner: Runner = { ...deps, running: new Map() }
  return {
    run: (call, signal) => (call.isolated ? runIsolated(runner, call, signal) : runReadOnly(runner, call, signal)),
    facts: (signal) => deps.pool.facts(signal),
    close: () => deps.pool.close(),
  }
}

async function runIsolated(runner: Runner, call: ScriptCall, signal: AbortSignal): Promise<Result<ScriptReply>> {
  try {
    return await runner.pool.run(call, signal)
  } finally {
    runner.cache.clear()
    // What began before the change may have read the state before it.
    runner.running.clear()
  }
}

async function runReadOnly(runner: Runner, call: ScriptCall, signal: AbortSignal): Promise<Result<ScriptReply>> {
  const key = digestOf([call.scriptSha256, call.args, call.elevated])
  if (call.fresh) {
    const result = await runner.pool.run(call, signal)
    if (result.ok) runner.cache.put(key, result.value)
    return result
  }
  const stored = runner.cache.get(key)
  if (stored !== null) return { ok: true, value: stored }
  const shared = runner.running.get(key) ?? startShared(runner, key, call)
  return watch(shared, signal)
}

function startShared(runner: Runner, key: string, call: ScriptCall): Shared {
  const controller = new AbortController()
  const reply = runner.pool.run(call, controller.signal)
  const shared: Shared = { reply, controller, watchers: 0 }
  runner.running.set(key, shared)
  void reply.then((result) => {
    if (runner.running.get(key) !== shared) return
    runner.running.delete(key)
    if (result.ok) runner.cache.put(key, result.value)
  })
  controller.signal.addEventListener('abort', () => {
    if (runner.running.get(key) === shared) runner.running.delete(key)
  })
  return shared
}

/** One of several that wait for the same run; it ends only when nobody waits any more. */
function watch(shared: Shared, signal: AbortSignal): Promise<Result<ScriptReply>> {
  if (signal.aborted && shared.watchers === 0) shared.controller.abort()
  if (signal.aborted) return Promise.resolve(fail('cancelled'))
  shared.watchers += 1
  return new Promise((resolve) => {
    const settle = (result: Result<ScriptReply>): void => {
      signal.removeEventListener('abort', leave)
      resolve(result)
    }
    const leave = (): void => {
      shared.watchers -= 1
      // The last one waits until the process tree has ended.
      if (shared.watchers === 0) shared.controller.abort()
      else settle(fail('cancelled'))
    }
    signal.addEventListener('abort', leave)
    void shared.reply.then(settle)
  })
}
