// Builds dist/: the command line, the desktop app and its pages. `npm run build`
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { ensureCompiled } from './compiled.mjs'
import { writePartsList } from './release-lists.mjs'
import { ensureDependencies, root } from './setup.mjs'
import { targets } from './targets.mjs'

const dist = path.join(root, 'dist')
const common = [
  'build/targets.mjs',
  'build/texts-apart.mjs',
  'build/release-lists.mjs',
  'build/icons',
  'package.json',
  'package-lock.json',
]
const work = path.join(root, 'node_modules', '.cache', 'deskmedic')
const lock = path.join(work, 'building')

const lockPauseMs = 100
/** A lock older than this was left by a build that was killed. */
const lockLifeMs = 120_000

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

function stampOf({ name }) {
  return path.join(dist, `.${name}.sources`)
}

function isStale(target) {
  return !existsSync(stampOf(target)) || readFileSync(stampOf(target), 'utf8') !== sourceState(target)
}

/**
 * Builds what changed since the last build: all targets, or those with these names. Several processes may ask at once:
 * one builds, the others wait.
 */
export async function ensureBundle({ force = false, only = null } = {}) {
  const wanted = (await targets()).filter(({ name, isAskedFor = false }) =>
    only === null ? !isAskedFor : only.includes(name),
  )
  if (!force && !wanted.some(isStale)) return
  await takeLock()
  try {
    const stale = wanted.filter((target) => force || isStale(target))
    if (stale.length === 0) return
    process.stderr.write(`deskmedic: building ${stale.map(({ name }) => name).join(', ')} ...\n`)
    mkdirSync(dist, { recursive: true })
    copyFileSync(path.join(root, 'build/icons/tray.png'), path.join(dist, 'tray.png'))
    for (const target of stale) await buildTarget(target)
    writePartsList(path.join(dist, 'parts.json'))
    // The command line runs in the Node that builds it; what Electron runs, Electron compiles.
    if (stale.some(({ name }) => name === 'cli')) ensureCompiled('cli', process.execPath)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

async function takeLock() {
  mkdirSync(work, { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && Date.now() - made > lockLifeMs) rmSync(lock, { recursive: true, force: true })
    else await sleep(lockPauseMs)
  }
}

/** What was built takes the place of the old when it is complete: a build that fails leaves what worked. */
async function buildTarget(target) {
  const { name, outputs, config } = target
  // The state before the build: what changes meanwhile is built next time.
  const state = sourceState(target)
  const fresh = path.join(work, `fresh-${name}`)
  rmSync(fresh, { recursive: true, force: true })
  const { build } = await import('vite')
  const outDir = path.join(fresh, path.relative(dist, path.resolve(root, config.build.outDir)))
  const own = { minify: false, sourcemap: false, emptyOutDir: false, reportCompressedSize: false }
  const { NODE_ENV: before } = process.env
  // What is built inside a test run is the same as outside of it.
  process.env.NODE_ENV = 'production'
  try {
    await build({ root, configFile: false, logLevel: 'error', ...config, build: { ...own, ...config.build, outDir } })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
  target.finish?.(path.join(fresh, outputs[0]))
  for (const output of outputs) {
    rmSync(path.join(dist, output), { recursive: true, force: true })
    if (existsSync(path.join(fresh, output))) renameSync(path.join(fresh, output), path.join(dist, output))
  }
  rmSync(fresh, { recursive: true, force: true })
  writeFileSync(stampOf(target), state)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureDependencies()
  await ensureBundle({ force: true })
}
