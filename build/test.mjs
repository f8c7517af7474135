// `npm test`: sets itself up, runs every check, every quick test and a share of those that take long, and ends with one line over all
// of them. `npm run test:all`: every test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { runChecks } from './check.mjs'
import { ensureElectron } from './electron.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'
import { shardHere } from './test-shard.mjs'
import { countReport, tellEnd } from './test-report.mjs'
import { mayInstallHere } from './windows-decision.mjs'
import { runWindowsTests } from './windows-tests.mjs'

ensureDependencies()
await ensureBundle()
const { shard, leftOut } = await shardHere({ all: process.argv.includes('--all') })

const results = path.join(root, 'test-results')
mkdirSync(results, { recursive: true })

/** Runs the tests of one vitest configuration, with these environment variables besides those of this run. */
async function runTests(name, config, environment = {}) {
  const report = path.join(results, `${name}.json`)
  rmSync(report, { force: true })
  const args = ['run', '-c', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const run = spawn(process.execPath, [packageProgram('vitest'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', DESKMEDIC_TEST_SHARD: shard, ...environment },
  })
  const [code] = await once(run, 'close')
  return countReport({ report, code, folder: root.replaceAll('\\', '/') })
}

/** The tests that drive the app; where no app can run, each of their files is named as skipped. */
async function runAppTests() {
  const electron = ensureElectron()
  if (electron.ok) return runTests('app', 'vitest.e2e.config.ts', { DESKMEDIC_PICTURES: 'none' })
  const files = readdirSync(path.join(root, 'test', 'e2e-app')).filter((file) => file.endsWith('.test.ts'))
  return { passed: 0, failed: [], skipped: files.map((file) => `test/e2e-app/${file}: ${electron.reason}`) }
}

/** Fetches and installs what tests need, while the checks run: both mostly wait for others. What cannot be had is told later. */
async function prepare() {
  const preparing = spawn(process.execPath, [path.join(root, 'build', 'prepare-tests.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(preparing, 'exit')
}

const [checked] = await Promise.all([runChecks(), prepare()])
const runs = [
  checked,
  await runTests('vitest', 'vitest.config.ts'),
  // One behind the other: each of them keeps two processors busy, and what waits for its turn looks as if it hung.
  await runWindowsTests({ mayInstall: mayInstallHere(process.env), leftOut }),
  await runAppTests(),
  {
    ...{ passed: 0, failed: [] },
    skipped: leftOut.map((file) => `${file}: of another shard than ${shard}; npm run test:all takes them all`),
  },
]
const end = tellEnd(runs)
process.exitCode = end.code
// What a run that was ended has left behind keeps nobody waiting.
process.stdout.write(end.text, () => process.exit())
