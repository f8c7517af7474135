// `npm test`: sets itself up, runs every check and every test, and ends with one line over all of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { runChecks } from './check.mjs'
import { ensureElectron } from './electron.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'
import { countReport } from './test-report.mjs'
import { mayInstallHere } from './windows-decision.mjs'
import { runWindowsTests } from './windows-tests.mjs'

ensureDependencies()
await ensureBundle()

const results = path.join(root, 'test-results')
mkdirSync(results, { recursive: true })

/** Runs the tests of one vitest configuration. */
function runTests(name, config) {
  const report = path.join(results, `${name}.json`)
  rmSync(report, { force: true })
  const args = ['run', '-c', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const run = spawnSync(process.execPath, [packageProgram('vitest'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  return countReport({ report, code: run.status, folder: root.replaceAll('\\', '/') })
}

/** The tests that drive the app; where no app can run, each of their files is named as skipped. */
function runAppTests() {
  const electron = ensureElectron()
  if (electron.ok) return runTests('app', 'vitest.e2e.config.ts')
  const files = readdirSync(path.join(root, 'test', 'e2e-app')).filter((file) => file.endsWith('.test.ts'))
  return { passed: 0, failed: 0, skipped: files.map((file) => `test/e2e-app/${file}: ${electron.reason}`) }
}

const checked = await runChecks()
const runs = [
  { passed: checked.filter(Boolean).length, failed: checked.filter((ok) => !ok).length, skipped: [] },
  runTests('vitest', 'vitest.config.ts'),
  runAppTests(),
  await runWindowsTests({ mayInstall: mayInstallHere(process.env) }),
]
const sum = (pick) => runs.reduce((total, run) => total + pick(run), 0)
const skipped = runs.flatMap((run) => run.skipped)
if (skipped.length > 0) process.stdout.write(`\nSkipped here:\n${skipped.map((line) => `  ${line}`).join('\n')}\n`)
const failed = sum((run) => run.failed)
process.exitCode = failed === 0 ? 0 : 1
process.stdout.write(`\n${sum((run) => run.passed)} passed, ${failed} failed, ${skipped.length} skipped\n`)
