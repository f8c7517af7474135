// `npm run --silent cli -- <arguments>`: sets up what is missing (on stderr), builds when sources changed, and runs.
import { spawn } from 'node:child_process'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { ensureDependencies, root } from './setup.mjs'

/** Runs the command line with these arguments; resolves to its exit code. Signals reach it as they reach this process. */
export async function runCommandLine(args) {
  ensureDependencies()
  await ensureBundle({ only: ['cli', 'practice-broker'] })
  const child = spawn(process.execPath, [path.join(root, 'dist', 'cli.cjs'), ...args], { stdio: 'inherit' })
  // This process only waits for the answer. A Windows console interrupts every process by itself, and there `kill`
  // would end the child before it has written its record.
  const pass = (signal) => void (process.platform === 'win32' ? false : child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'build', 'cli.mjs')) {
  process.exitCode = await runCommandLine(process.argv.slice(2))
}
