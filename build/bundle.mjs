// Builds dist/: the command line and its lazy parts.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureDependencies, root } from './setup.mjs'

const sources = ['electron', 'shared', 'vite.config.ts', 'package-lock.json']
const stamp = path.join(root, 'dist', '.sources')

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

/** Builds when a source changed since the last build. */
export async function ensureBundle({ force = false } = {}) {
  const state = sourceState()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  process.stderr.write('deskmedic: building ...\n')
  const { build } = await import('vite')
  await build({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'error' })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureDependencies()
  await ensureBundle({ force: true })
}
