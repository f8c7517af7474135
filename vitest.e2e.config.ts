import { defineConfig } from 'vitest/config'

/** Tests that drive the real app in a real window: one at a time. */
export default defineConfig({
  test: {
    include: ['test/e2e-app/**/*.test.ts'],
    globalSetup: ['build/e2e-setup.mjs'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
