import type { AppCrashState } from '../../../machines/simulated/parts/crashes.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { days }) => {
    const all = pc.crashes.apps(days)
    return { total: all.length, crashes: grouped(all) }
  },
})

/** Newest first in, most frequent first out. */
function grouped(all: readonly AppCrashState[]) {
  const kinds = new Map<string, AppCrashState[]>()
  for (const crash of all) {
    const key = [crash.app, crash.module, crash.code].join('|')
    kinds.set(key, [...(kinds.get(key) ?? []), crash])
  }
  return [...kinds.values()]
    .flatMap((group) => {
      const [newest] = group
      if (!newest) return []
      const { utc, ...kind } = newest
      const ownModule = nameOf(kind.app) === nameOf(kind.module)
      return [{ ...kind, ownModule, count: group.length, lastUtc: utc }]
    })
    .toSorted((a, b) => b.count - a.count)
}

/** Without its ending: a program and its own library are called the same. */
function nameOf(file: string): string {
  return file.toLowerCase().replace(/\.[^.]*$/u, '')
}
