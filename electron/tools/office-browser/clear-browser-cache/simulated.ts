import type { BrowserCacheState } from '../../../machines/simulated/parts/browsers.ts'
import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const programs = { edge: 'msedge', chrome: 'chrome', firefox: 'firefox' }
const keptIn = 'C:\\Users\\test\\AppData\\Local\\Deskmedic\\Quarantine'

export const simulated = simulate<typeof tool>({
  run: (pc, { browser, profile, dryRun }) => {
    const found = pc.browsers.caches().find((cache) => cache.browser === browser && cache.profile === profile)
    const { files, bytes } = found ?? { files: 0, bytes: 0 }
    if (dryRun) return { browser, profile, files, bytes, dryRun, moved: [] }
    const running = pc.processes.all().filter((process) => pc.processes.shortName(process) === programs[browser])
    if (running.some(({ title }) => title !== null)) return refuse('browser_running')
    for (const { pid } of running) pc.processes.end(pid)
    const cache = pc.browsers.takeCache(browser, profile)
    const moved =
      cache === null
        ? []
        : [{ from: `${browser}\\${profile}`, to: pc.quarantine.keep(keptIn, 'browser-cache-', [cache]) }]
    return { browser, profile, files, bytes, dryRun, moved }
  },
  undo: (pc, { browser, profile, moved }) => {
    for (const { to } of moved) {
      for (const cache of pc.quarantine.take<BrowserCacheState>(keptIn, to))
        pc.browsers.putBack(browser, profile, cache)
    }
  },
})
