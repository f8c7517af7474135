import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{electron,renderer,shared,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e-app/**'],
    pool: 'threads',
    testTimeout: 20_000,
  },
})
