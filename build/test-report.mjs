// What a run of vitest says in its JSON report, in numbers and names.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Counts of one report. `folder` = where the project lay in that run, `place` = what follows the name of a file. Names and
 * reasons of what failed are written to stdout where `tell` says so.
 */
export function countReport({ report, code, folder, place = '', tell = place !== '' }) {
  // A run that could not even begin has no report: that is a failure, never nothing.
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: [] }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that could not be loaded counts as one failure: its tests never ran.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const nameOf = ({ name }) => `${path.posix.relative(folder, name.replaceAll('\\', '/'))}${place}`
  if (tell) for (const line of failures(testResults, broken, nameOf)) process.stdout.write(`FAIL ${line}\n`)
  const failed = numFailedTests + broken.length
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: testResults.flatMap((file) => skippedTests(file).map(({ fullName }) => `${nameOf(file)}: ${fullName}`)),
  }
}

function skippedTests({ assertionResults }) {
  return assertionResults.filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
}

function failures(testResults, broken, nameOf) {
  const tests = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${nameOf(file)}: ${fullName}\n${failureMessages.join('\n')}`),
  )
  return [...broken.map((file) => `${nameOf(file)}: ${file.message}`), ...tests]
}
