import { defineConfig } from 'vitest/config'

import { patienceMs } from './test/e2e-app/patience.ts'
import { testsOfOtherShards } from './test/long-tests.ts'
import { LongestFirst } from './test/longest-first.ts'

/** Tests that drive the real app in a real window: some files at a time, each on a screen of its own. */
export default defineConfig({
  test: {
    include: ['test/e2e-app/**/*.test.ts'],
    exclude: [...testsOfOtherShards(process.env['DESKMEDIC_TEST_SHARD'])],
    globalSetup: ['build/e2e-setup.mjs'],
    setupFiles: ['test/e2e-app/own-screen.ts'],
    pool: 'forks',
    // Files share the modules that their worker has loaded: each of them loads every fault of the simulated PC.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Three also where there are only two cores: apps wait for each other and for time to go by.
    maxWorkers: 3,
    // Against what never ends, so far above what anything takes that a busy PC is not taken for one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: patienceMs } },
  },
})
