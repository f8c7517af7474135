import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{electron,renderer,shared,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e-app/**', 'test/chromium/**'],
    setupFiles: ['test/property/property-seed.ts'],
    pool: 'threads',
    // Modules hold no state of their own, so files share those that their worker has loaded: a quarter of the time was loading.
    isolate: false,
    // Two also where there are only two cores: one would leave half of the machine idle.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
