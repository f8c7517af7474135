import { defineConfig } from 'vitest/config'

/** Tests that open the built pages in the Chromium of this system, beside the real engine. */
export default defineConfig({
  test: { include: ['test/chromium/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
