import { defineConfig } from 'vitest/config'

import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['{electron,renderer,shared,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e-app/**', 'test/chromium/**'],
    setupFiles: ['test/property/property-seed.ts'],
    pool: 'threads',
    // Modules hold no state of their own, so files share those that their worker has loaded: a quarter of the time was loading.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Three also where there are only two cores: a good many tests wait for a program, and would leave one idle.
    maxWorkers: 3,
    testTimeout: 60_000,
  },
})
