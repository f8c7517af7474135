// Builds dist/: the command line and its lazy parts.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { ensureDependencies, root } from './setup.mjs'

const sources = ['electron', 'shared', 'vite.config.ts', 'package.json', 'package-lock.json']
const target = path.join(root, 'dist')
const stamp = path.join(target, '.sources')
const work = path.join(root, 'node_modules', '.cache', 'deskmedic')
const lock = path.join(work, 'building')

const lockPauseMs = 100
/** A lock older than this was left by a build that was killed. */
const lockLifeMs = 120_000

function newest(place) {
  const full = path.join(root, place)
  const entry = statSync(full)
  if (!entry.isDirectory()) return [`${place} ${entry.mtimeMs} ${entry.size}`]
  return readdirSync(full)
    .sort()
    .flatMap((name) => newest(path.join(place, name)))
}

function sourceState() {
  return createHash('sha256').update(sources.flatMap(newest).join('\n')).digest('hex')
}

function isBuilt(state) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state
}

/** Builds when a source changed since the last build. Several processes may ask at once: one builds, the others wait. */
export async function ensureBundle({ force = false } = {}) {
  if (!force && isBuilt(sourceState())) return
  await takeLock()
  try {
    const state = sourceState()
    if (force || !isBuilt(state)) await bundle(state)
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

/** The new build takes the place of the old one when it is complete: a build that fails leaves what worked. */
async function bundle(state) {
  process.stderr.write('deskmedic: building ...\n')
  const { build } = await import('vite')
  const fresh = path.join(work, 'dist')
  const old = path.join(work, 'dist-before')
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: fresh, emptyOutDir: true },
  })
  writeFileSync(path.join(fresh, path.basename(stamp)), state)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  renameSync(fresh, target)
  rmSync(old, { recursive: true, force: true })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureDependencies()
  await ensureBundle({ force: true })
}
