// `npm run check`: formatting, lint, types, architecture, unused code and unit tests.
import { execFile, spawnSync } from 'node:child_process'

import { ensureDependencies, packageProgram, root } from './setup.mjs'

// The check of the layers reads code through the compiler of before (`typescript`); to check types, the native one takes a third of the time.
const compiler = ['typescript-7', 'tsc']
/** One thread: another check fills the other half of two processors. */
const typesAlone = ['--noEmit', '--singleThreaded', '-p']

const checks = [
  {
    name: 'lint',
    program: ['oxlint'],
    // One thread of its own and one of the type reader: another check fills the other half of two processors.
    args: ['--threads', '1', '--max-warnings', '0', '--report-unused-disable-directives', '.'],
  },
  { name: 'formatting', program: ['oxfmt'], args: ['--check', '--threads', '1', '.'] },
  { name: 'types', program: compiler, args: [...typesAlone, '.'] },
  { name: 'types of shared', program: compiler, args: [...typesAlone, 'shared'] },
  { name: 'types of the pages', program: compiler, args: [...typesAlone, 'renderer'] },
  { name: 'types of the app tests', program: compiler, args: [...typesAlone, 'test/e2e-app'] },
  {
    name: 'architecture',
    program: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.mjs', 'electron', 'renderer', 'shared', 'test'],
  },
  { name: 'unused code', program: ['knip'], args: [] },
  // Programs of `build/` and what is trained count as the product, tests do not.
  {
    name: 'code that only tests use',
    program: ['knip'],
    args: ['--production', '--config', 'knip.production.json'],
  },
]

/** Runs one check; its output is shown only when it fails. */
function runCheck({ name, program, args }) {
  return new Promise((resolve) => {
    const command = [packageProgram(...program), ...args]
    execFile(process.execPath, command, { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      process.stdout.write(`${error ? 'FAIL' : 'ok  '} ${name}\n`)
      if (error) process.stdout.write(`${stdout}${stderr}\n`)
      resolve({ name, ok: error === null })
    })
  })
}

/** Runs every check, two at a time, the longest first; gives how many passed and which failed. */
export async function runChecks() {
  const waiting = [...checks]
  const done = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) done.push(await runCheck(check))
  }
  await Promise.all([work(), work()])
  const failed = done.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`)
  return { passed: done.length - failed.length, failed, skipped: [] }
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureDependencies()
  const { failed } = await runChecks()
  const unit = spawnSync(process.execPath, [packageProgram('vitest'), 'run', 'electron', 'renderer', 'shared'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = failed.length === 0 && unit.status === 0 ? 0 : 1
}
