import { defineConfig } from 'vitest/config'

import { testsOfOtherShards } from './test/long-tests.ts'
import { LongestFirst } from './test/longest-first.ts'

const common = {
  setupFiles: ['test/property/property-seed.ts'],
  // Modules hold no state of their own, so files share those that their worker has loaded: a quarter of the time was loading.
  isolate: false,
  // Three also where there are only two cores: a good many tests wait for a program, and would leave one idle.
  maxWorkers: 3,
  // Against what never ends, not against what is slow on a PC with too much to do.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}
const leftOut = testsOfOtherShards(process.env['DESKMEDIC_TEST_SHARD'])
const modules = {
  ...common,
  include: ['{electron,renderer,shared,test}/**/*.test.{ts,tsx}'],
  exclude: ['test/e2e-app/**', 'test/chromium/**', ...leftOut],
  pool: 'threads' as const,
}
const programs = [
  'test/e2e/**/*.test.ts',
  'electron/executors/{git,process,runtimes,content-search}/**/*.test.ts',
  'electron/**/*.kill.test.ts',
]

/**
 * What starts many programs runs first, in small processes of its own: Linux copies the page tables of who starts one, which takes
 * up to 0.4 s from a process in which all the other tests have been.
 */
const apart = [
  {
    test: {
      ...{ ...common, name: 'programs', include: programs, exclude: [...leftOut] },
      ...{ pool: 'forks' as const, sequence: { groupOrder: 0 } },
    },
  },
  {
    test: { ...modules, name: 'modules', exclude: [...modules.exclude, ...programs], sequence: { groupOrder: 1 } },
  },
]
const sequence = { sequencer: LongestFirst }

// Windows copies nothing. And limits that are named on the command line, as they are there, do not reach a project.
export default defineConfig({
  test: process.platform === 'win32' ? { ...modules, sequence } : { sequence, projects: apart },
})
