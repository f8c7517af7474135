import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** Process names of browsers, as Windows shows them. */
const programs = ['msedge', 'chrome', 'firefox', 'whale']

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { edge, chrome, firefox } = pc.state.browsers
    const names = pc.processes.all().map((process) => pc.processes.shortName(process).toLowerCase())
    const caches = pc.browsers.caches().map(({ browser, profile, bytes }) => ({ browser, profile, bytes }))
    return {
      edgeVersion: edge.version,
      chromeVersion: chrome.version,
      firefoxVersion: firefox.version,
      defaultBrowser: 'ChromeHTML',
      edgePolicies: edge.policies,
      chromePolicies: chrome.policies,
      running: programs
        .map((name) => ({ name, processes: names.filter((other) => other === name).length }))
        .filter(({ processes }) => processes > 0),
      caches,
      totalCacheBytes: caches.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  },
})
