import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

type Crash = NonNullable<ResultOf<typeof tool>['crashes']>[number]

const dayMs = 24 * 60 * 60 * 1000

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const files = ports.platform === 'linux' ? await ports.files.list('/var/lib/systemd/coredump', signal) : null
    const crashes = crashesOf(files?.map(({ name }) => name) ?? [], ports.now() - args.days * dayMs)
    // Old files are deleted and large ones never kept: none is no answer.
    if (crashes.length === 0) return { total: null, crashes: null }
    return { total: crashes.reduce((sum, { count }) => sum + count, 0), crashes }
  },
})

/** Crashes by program, most often first: `core.<program>.<user>.<boot>.<process>.<microseconds>.zst`. */
export function crashesOf(names: readonly string[], sinceMs: number): Crash[] {
  const found = new Map<string, Crash>()
  for (const name of names) {
    const [, app, microseconds] = /^core\.(.+)\.\d+\.[0-9a-f]{32}\.\d+\.(\d{16})(?:\.\w+)?$/.exec(name) ?? []
    if (app === undefined || microseconds === undefined) continue
    const atMs = Math.floor(Number(microseconds) / 1000)
    if (atMs < sinceMs) continue
    const lastUtc = new Date(atMs).toISOString()
    const known = found.get(app)
    found.set(app, {
      app,
      version: null,
      module: null,
      ownModule: null,
      code: null,
      count: (known?.count ?? 0) + 1,
      lastUtc: known !== undefined && known.lastUtc > lastUtc ? known.lastUtc : lastUtc,
    })
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}
