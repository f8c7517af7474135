// `npm run check`: formatting, lint, types, architecture, unused code and unit tests.
import { spawnSync } from 'node:child_process'

import { ensureDependencies, packageProgram, root } from './setup.mjs'

export const checks = [
  { name: 'formatting', program: ['prettier'], args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'lint',
    program: ['eslint'],
    args: ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0'],
  },
  { name: 'types', program: ['typescript', 'tsc'], args: ['--noEmit', '-p', '.'] },
  { name: 'types of shared', program: ['typescript', 'tsc'], args: ['--noEmit', '-p', 'shared'] },
  { name: 'types of the pages', program: ['typescript', 'tsc'], args: ['--noEmit', '-p', 'renderer'] },
  { name: 'types of the app tests', program: ['typescript', 'tsc'], args: ['--noEmit', '-p', 'test/e2e-app'] },
  {
    name: 'architecture',
    program: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.mjs', 'electron', 'renderer', 'shared', 'test'],
  },
  { name: 'unused code', program: ['knip'], args: [] },
]

/** Runs one check; its output is shown only when it fails. */
export function runCheck({ name, program, args }) {
  const done = spawnSync(process.execPath, [packageProgram(...program), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const passed = done.status === 0
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (!passed) process.stdout.write(`${done.stdout}${done.stderr}\n`)
  return passed
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureDependencies()
  const passed = checks.map(runCheck)
  const unit = spawnSync(process.execPath, [packageProgram('vitest'), 'run', 'electron', 'renderer', 'shared'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = passed.every(Boolean) && unit.status === 0 ? 0 : 1
}
