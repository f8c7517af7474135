import { definePart } from './part.ts'

export type BrowserName = 'edge' | 'chrome' | 'firefox'

export type BrowserCacheState = { files: number; bytes: number }

/** `caches` by profile; `version` null = not installed. */
export type BrowsersState = Record<
  BrowserName,
  { version: string | null; caches: Record<string, BrowserCacheState>; policies: number }
>

function initialBrowsers(): BrowsersState {
  return {
    edge: { version: '142.0.0.1', caches: {}, policies: 0 },
    chrome: { version: '142.0.0.2', caches: { Default: { files: 2_400, bytes: 300_000_000 } }, policies: 0 },
    firefox: { version: null, caches: {}, policies: 0 },
  }
}

export type BrowserCache = { browser: BrowserName; profile: string; files: number; bytes: number }

export type Browsers = {
  caches(): BrowserCache[]
  /** Takes the stored copies of a profile away; the folder is made again, empty, at the next start of the browser. */
  takeCache(browser: BrowserName, profile: string): BrowserCacheState | null
  putBack(browser: BrowserName, profile: string, cache: BrowserCacheState): void
}

const names: readonly BrowserName[] = ['edge', 'chrome', 'firefox']

function createBrowsers(browsers: BrowsersState): Browsers {
  return {
    caches: () =>
      names.flatMap((browser) =>
        Object.entries(browsers[browser].caches).map(([profile, cache]) => ({ browser, profile, ...cache })),
      ),
    takeCache: (browser, profile) => {
      const { caches } = browsers[browser]
      const cache = caches[profile] ?? null
      if (cache !== null) caches[profile] = { files: 0, bytes: 0 }
      return cache
    },
    putBack: (browser, profile, cache) => {
      browsers[browser].caches[profile] = cache
    },
  }
}

export const browsersPart = definePart({ healthy: initialBrowsers, create: createBrowsers })
