// The tests of what is different on Windows, run by Node for Windows. `npm run test:windows`
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureBrokerProgram } from './broker-program.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'
import { countReport, tellEnd } from './test-report.mjs'
import { packageForWindows } from './windows-package.mjs'
import { createWindowsPc } from './windows-pc.mjs'
import { testsThatMeetTheSystem } from './windows-selection.mjs'
import { ensureWine } from './wine.mjs'

/** Where tests of files, processes and network lie. Of these run the ones that `testsThatMeetTheSystem` names. */
const folders = [
  'electron/executors',
  'electron/store',
  'electron/settings',
  'electron/audit',
  'electron/machines',
  'electron/engine',
  'electron/hosts',
  'test/contract',
  'test/network',
]
/** Run whatever they import: they start the product as a program, or know what this PC was given. */
const always = [
  // Of the command line what it keeps from one start to the next and how it writes, not its words and what is allowed.
  'test/e2e/cli-kept.test.ts',
  'test/e2e/cli-durability.test.ts',
  'test/e2e/cli-output.test.ts',
  // Two processes of Windows over a pipe of it.
  'test/e2e/broker.test.ts',
  ...testsIn('test/windows'),
]
/**
 * What a damaged file or record leads to is the same on every system, and takes thousands of files. What the build writes is read where it is built; how
 * the program takes it is tested beside the program. What a document says is read where it is written.
 */
const sameEverywhere =
  /\.(?:damage|tampered)\.test\.ts$|^test\/contract\/(?:stored-files|script-files|security-document)\.test\.ts$/
/** As many as there are processors. */
const workers = 2
const results = path.join(root, 'test-results')
/**
 * Against what never ends, so far above what it takes that a busy PC is not taken for one: four minutes on two cores that do
 * nothing else, eight when others work beside it, three times that was seen.
 */
const runLimitMs = 1_800_000
const testLimitMs = 600_000

/** Counts of one run, of these files or of all but those left out; where there is no Windows, one line in `skipped` says why. */
export async function runWindowsTests({ mayInstall, only = [], leftOut = [] }) {
  const found = ensureWine({ mayInstall })
  if (!found.ok) return { passed: 0, failed: [], skipped: [`tests on Windows: ${found.reason}`] }
  process.stderr.write('deskmedic: tests on Windows (Wine) ...\n')
  mkdirSync(results, { recursive: true })
  const brokers = await brokerPrograms()
  if (!brokers.ok) return { passed: 0, failed: [], skipped: [`tests on Windows: ${brokers.reason}`] }
  const files = only.length > 0 ? only : suite(leftOut)
  const packaged = await packagedFolder(files)
  const pc = pcOrNull({ ...found, brokers: brokers.folders, packaged })
  // What should run and cannot is a failure, told beside those of the other tests.
  if (pc === null) return notRun('no PC could be made')
  const stop = () => {
    pc.remove()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const runs = only.length === 0 ? await runSuite(pc, files) : [await runInside(pc, files)]
    return {
      passed: runs.reduce((total, run) => total + run.passed, 0),
      failed: runs.flatMap((run) => run.failed),
      skipped: runs.flatMap((run) => run.skipped),
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    pc.remove()
  }
}

/** The broker as a program of Windows: the one with rights, and the one of the practice PC, which needs none. */
async function brokerPrograms() {
  const folders = {}
  for (const name of ['broker', 'practice-broker']) {
    const made = await ensureBrokerProgram(name)
    if (!made.ok) return made
    folders[name] = made.folder
  }
  return { ok: true, folders }
}

/** What a set-up would put on the PC; null = none of these tests looks at it. */
async function packagedFolder(files) {
  if (!files.some((file) => 'test/windows/packaged.test.ts'.startsWith(file))) return null
  const output = path.join(results, 'windows-package')
  rmSync(output, { recursive: true, force: true })
  const made = await packageForWindows({ artifact: 'machine', output })
  if (!made.ok) throw new Error(made.reason)
  return made.folder
}

function pcOrNull(found) {
  try {
    return createWindowsPc(found)
  } catch (error) {
    process.stdout.write(`FAIL tests on Windows: ${error instanceof Error ? error.message : String(error)}\n`)
    return null
  }
}

/** Every file that a run of everything takes, but for those left out. */
function suite(leftOut) {
  const files = [...testsThatMeetTheSystem(root, folders).filter((file) => !sameEverywhere.test(file)), ...always]
  return files.filter((file) => !leftOut.includes(file))
}

function testsIn(folder) {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.test.ts'))
  return names.map((name) => `${folder}/${name}`)
}

function notRun(reason) {
  return { passed: 0, failed: [`tests on Windows: ${reason}`], skipped: [] }
}

/** The whole suite. A console mostly waits for its person: beside the other tests, once there is what it starts. */
async function runSuite(pc, files) {
  const output = path.join(results, 'windows-build.log')
  const build = "import { ensureBundle } from './build/bundle.mjs'; await ensureBundle({ only: ['cli'] })"
  const code = await pc.run(['--input-type=module', '-e', build], { output, timeoutMs: runLimitMs })
  if (code === 0) return Promise.all([runInside(pc, files), runConsole(pc)])
  process.stdout.write(
    `FAIL tests on Windows: it cannot be built there\n${readFileSync(output, 'utf8').slice(-20_000)}\n`,
  )
  return [notRun('it cannot be built there')]
}

/** These tests, by Node on the PC itself. */
async function runInside(pc, files) {
  const [report, output] = [path.join(results, 'windows.json'), path.join(results, 'windows.log')]
  rmSync(report, { force: true })
  const limits = [
    `--maxWorkers=${String(workers)}`,
    `--testTimeout=${String(testLimitMs)}`,
    '--hookTimeout=300000',
    '--teardownTimeout=30000',
  ]
  const args = [
    'run',
    ...files,
    ...limits,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=C:\\report.json',
  ]
  const environment = { NO_COLOR: '1', DESKMEDIC_BROKER_PROGRAMS: 'C:\\brokers', ...forwarded(['CI']) }
  const timeoutMs = runLimitMs
  const code = await pc.run(['node_modules/vitest/vitest.mjs', ...args], { environment, output, timeoutMs })
  if (existsSync(pc.place('report.json'))) copyFileSync(pc.place('report.json'), report)
  else process.stdout.write(`${readFileSync(output, 'utf8').slice(-20_000)}\n`)
  if (code === null) process.stdout.write(`FAIL tests on Windows: not done after ${String(runLimitMs / 1000)} s\n`)
  return countReport({ report, code, folder: 'C:/deskmedic', place: ' (Windows)' })
}

/** A person at the console of the PC: a terminal can only be looked at from here. */
async function runConsole(pc) {
  const report = path.join(results, 'windows-console.json')
  rmSync(report, { force: true })
  const args = [
    'run',
    'test/e2e/cli-console.test.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const place = { command: "wine 'C:\\node.exe'", cwd: pc.place('deskmedic'), data: 'C:\\console' }
  const run = spawn(process.execPath, [packageProgram('vitest'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...pc.environment,
      NO_COLOR: '1',
      DESKMEDIC_TEST_SHARD: '',
      DESKMEDIC_CONSOLE: JSON.stringify(place),
    },
  })
  const [code] = await once(run, 'exit')
  return countReport({ report, code, folder: root, place: ' (Windows)' })
}

function forwarded(names) {
  return Object.fromEntries(names.filter((name) => name in process.env).map((name) => [name, process.env[name]]))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureDependencies()
  const end = tellEnd([await runWindowsTests({ mayInstall: true, only: process.argv.slice(2) })])
  process.exitCode = end.code
  process.stdout.write(end.text)
}
