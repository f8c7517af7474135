// `npm test`: sets itself up, runs every check and every test, and ends with one line over all of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { checks, runCheck } from './check.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'

ensureDependencies()
await ensureBundle()

const results = path.join(root, 'test-results')
const report = path.join(results, 'vitest.json')
mkdirSync(results, { recursive: true })

const checked = checks.map(runCheck)
const run = spawnSync(
  process.execPath,
  [packageProgram('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
)

const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
const skipped = testResults.flatMap((file) =>
  file.assertionResults
    .filter((test) => test.status === 'pending' || test.status === 'skipped')
    .map((test) => `  ${path.relative(root, file.name)}: ${test.fullName}`),
)
if (skipped.length > 0) process.stdout.write(`\nSkipped here:\n${skipped.join('\n')}\n`)

// A file that could not even be loaded counts as one failure: its tests never ran.
const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
const passed = numPassedTests + checked.filter(Boolean).length
const failed = numFailedTests + broken + checked.filter((ok) => !ok).length
process.exitCode = failed === 0 && run.status === 0 ? 0 : 1
process.stdout.write(`\n${passed} passed, ${failed} failed, ${numPendingTests} skipped\n`)
