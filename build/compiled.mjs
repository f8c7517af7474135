// Lets the program that will run the chunks of a target compile them once: `electron/kernel/compiled-chunks.ts` takes it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { root } from './setup.mjs'

const maker = path.join(root, 'build', 'compile-chunks.cjs')

/** Does nothing where this program has done it since the last build. A start without it is slower, and no less right. */
export function ensureCompiled(name, program) {
  const folder = path.join(root, 'dist', name)
  const stamp = path.join(folder, '.compiled-by')
  const state = `${program} ${statSync(program).mtimeMs}`
  if (!existsSync(folder) || (existsSync(stamp) && readFileSync(stamp, 'utf8') === state)) return
  const environment = { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  const made = spawnSync(program, [maker, folder], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  if (made.status === 0) writeFileSync(stamp, state)
  else process.stderr.write(`deskmedic: ${name} starts slower: ${program} could not compile it\n`)
}
