import type { Clock } from '../../kernel/ports.ts'
import type { ScriptReply } from './powershell-session.ts'

const lifeMs = 2_000
const maxEntries = 200

export type FactCache = {
  /** The stored answer with its age, or null when there is none that is young enough. */
  get(key: string): ScriptReply | null
  put(key: string, reply: ScriptReply): void
  /** After a change to the PC nothing that was read before counts. */
  clear(): void
}

export function createFactCache(clock: Clock): FactCache {
  const stored = new Map<string, { readonly reply: ScriptReply; readonly atMs: number }>()
  return {
    get: (key) => {
      const entry = stored.get(key)
      if (entry === undefined) return null
      const ageMs = clock.now() - entry.atMs
      // A clock that was set back makes a fact look young for ever.
      if (ageMs < 0 || ageMs >= lifeMs) return null
      return { ...entry.reply, ageMs }
    },
    put: (key, reply) => {
      stored.delete(key)
      stored.set(key, { reply, atMs: clock.now() })
      const oldest = stored.keys().next().value
      if (stored.size > maxEntries && oldest !== undefined) stored.delete(oldest)
    },
    clear: () => stored.clear(),
  }
}
