// What a run of vitest says in its JSON report, in numbers and names.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Lines of a failure that are told again at the end; the whole of it stands where its run wrote. */
const linesOfOne = 6

/**
 * Counts of one report, with what failed and what was skipped by name. `folder` = where the project lay in that run, `place` =
 * what follows the name of a file. Reasons are written to stdout at once where `tell` says so.
 */
export function countReport({ report, code, folder, place = '', tell = place !== '' }) {
  // A run that could not even begin has no report: that is a failure, never nothing.
  if (!existsSync(report))
    return { passed: 0, failed: [`${path.basename(report)}: the run wrote no report`], skipped: [] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const nameOf = ({ name }) => `${path.posix.relative(folder, name.replaceAll('\\', '/'))}${place}`
  const failed = failures(testResults, nameOf)
  if (tell) for (const line of failed) process.stdout.write(`FAIL ${line}\n`)
  if (failed.length === 0 && code !== 0) failed.push(`${path.basename(report)}: the run ended with ${String(code)}`)
  return {
    passed: numPassedTests,
    failed,
    skipped: testResults.flatMap((file) => skippedTests(file).map(({ fullName }) => `${nameOf(file)}: ${fullName}`)),
  }
}

/** The end of a run of several: what was skipped, what failed, and one line over all. Returns the code to exit with. */
export function tellEnd(runs) {
  const skipped = runs.flatMap((run) => run.skipped)
  const failed = runs.flatMap((run) => run.failed)
  const passed = runs.reduce((total, run) => total + run.passed, 0)
  const list = (title, lines) =>
    lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`
  const brief = failed.map((failure) =>
    failure
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
      .slice(0, linesOfOne)
      .join('\n    '),
  )
  const total = `\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`
  const text = `${list('Skipped here:', skipped)}${list('Failed here:', brief)}${total}`
  return { text, code: failed.length === 0 && passed > 0 ? 0 : 1 }
}

function skippedTests({ assertionResults }) {
  return assertionResults.filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
}

function failures(testResults, nameOf) {
  const tests = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${nameOf(file)}: ${fullName}\n${failureMessages.join('\n')}`),
  )
  // A file that could not be loaded counts as one failure: its tests never ran.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return [...broken.map((file) => `${nameOf(file)}: ${file.message}`), ...tests]
}
