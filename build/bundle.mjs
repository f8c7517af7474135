// Builds dist/: the command line, the desktop app and its pages. `npm run build`
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureDependencies, root } from './setup.mjs'
import { targets } from './targets.mjs'

const dist = path.join(root, 'dist')
const common = ['build/targets.mjs', 'build/icons', 'package-lock.json']

function newest(place) {
  const entry = statSync(path.join(root, place))
  if (!entry.isDirectory()) return [`${place} ${entry.mtimeMs} ${entry.size}`]
  return readdirSync(path.join(root, place))
    .sort()
    .flatMap((name) => newest(path.join(place, name)))
}

/** A test beside its file does not change what is built. */
function sourceState({ sources }) {
  const files = [...common, ...sources].flatMap(newest).filter((line) => !/\.test\.tsx? /.test(line))
  return createHash('sha256').update(files.join('\n')).digest('hex')
}

async function buildTarget({ outputs, config }) {
  for (const output of outputs) rmSync(path.join(dist, output), { recursive: true, force: true })
  const { build } = await import('vite')
  const own = { minify: false, sourcemap: false, emptyOutDir: false, reportCompressedSize: false, ...config.build }
  await build({ root, configFile: false, logLevel: 'error', ...config, build: own })
}

/** Builds what changed since the last build: all targets, or those with these names. */
export async function ensureBundle({ force = false, only = null } = {}) {
  const wanted = (await targets()).filter(({ name }) => only === null || only.includes(name))
  const stale = wanted.filter((target) => {
    const stamp = path.join(dist, `.${target.name}.sources`)
    return force || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceState(target)
  })
  if (stale.length === 0) return
  process.stderr.write(`deskmedic: building ${stale.map(({ name }) => name).join(', ')} ...\n`)
  mkdirSync(dist, { recursive: true })
  copyFileSync(path.join(root, 'build/icons/tray.png'), path.join(dist, 'tray.png'))
  for (const target of stale) {
    // The state before the build: what changes meanwhile is built next time.
    const state = sourceState(target)
    await buildTarget(target)
    writeFileSync(path.join(dist, `.${target.name}.sources`), state)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureDependencies()
  await ensureBundle({ force: true })
}
