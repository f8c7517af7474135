// Makes a fresh clone ready: dependencies first, each step with a line on stderr. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const stamp = path.join(root, 'node_modules', '.cache', 'deskmedic', 'installed')

/** Runs a command of this project to its end; ends this process when it fails. */
export function runOrEnd(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  if (done.status === 0) return
  process.stderr.write(`deskmedic: "${command} ${args.join(' ')}" did not succeed\n`)
  process.exit(done.status ?? 1)
}

/**
 * How to run npm: the one that runs this script, otherwise on Windows the one that came with this Node, because Node
 * starts no `npm.cmd` without a shell (CVE-2024-27980), elsewhere the one on the PATH.
 */
export function npmCommand(
  args,
  { environment = process.env, platform = process.platform, node = process.execPath } = {},
) {
  const beside = path.join(path.dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const npm = environment.npm_execpath || (platform === 'win32' ? beside : '')
  return npm ? { command: node, args: [npm, ...args] } : { command: 'npm', args }
}

/** Installs the dependencies of the lockfile unless exactly these are there. */
export function ensureDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const wanted = `${lock} ${process.versions.modules} ${process.platform} ${process.arch}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stderr.write('deskmedic: installing dependencies ...\n')
  const { command, args } = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  runOrEnd(command, args)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** A program of a dependency, run by this Node: no shell, no PATH. */
export function packageProgram(name, bin = name) {
  const folder = path.join(root, 'node_modules', ...name.split('/'))
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]
  return path.join(folder, entry)
}
