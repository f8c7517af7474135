// `npm run --silent cli -- <arguments>`: sets up what is missing (on stderr), builds when sources changed, and runs.
import { spawn } from 'node:child_process'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { ensureDependencies, root } from './setup.mjs'

/** Runs the command line with these arguments; resolves to its exit code. Signals reach it as they reach this process. */
export async function runCommandLine(args) {
  ensureDependencies()
  await ensureBundle()
  const child = spawn(process.execPath, [path.join(root, 'dist', 'cli.cjs'), ...args], { stdio: 'inherit' })
  // The terminal sends its interrupt to the whole group: this process only waits for the answer.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'build', 'cli.mjs')) {
  process.exitCode = await runCommandLine(process.argv.slice(2))
}
