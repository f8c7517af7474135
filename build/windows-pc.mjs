// A Windows PC of its own under Wine: a fresh drive C: with the project on it, and nothing left of it afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clearTimeout } from 'node:timers'

import { root } from './setup.mjs'
import { windowsNode } from './wine.mjs'

/** Beside the Windows folder, as short as a person would choose it. */
const projectFolder = 'deskmedic'

/**
 * Sets up a PC from what `ensureWine` gave, with the folders `brokers`, by name, in `C:\\brokers`, and the program `packaged` (null =
 * none) where the two set-ups put it; the letter Y: stands for C:, as after `subst`. `run` starts Node on it in the project; `place` is the folder of a path of drive C: here; `environment` is what a program on it needs; `remove` ends everything
 * that runs on it and removes it.
 */
export function createWindowsPc({ folder, brokers, packaged = null }) {
  const prefix = mkdtempSync(path.join(tmpdir(), 'deskmedic-windows-'))
  const place = (...parts) => path.join(prefix, 'drive_c', ...parts)
  try {
    start(prefix)
    giveOwnFolders(place)
    for (const name of ['bcryptprimitives.dll', 'dbghelp.dll', 'taskkill.exe']) {
      copyFileSync(path.join(folder, name), place('windows', 'system32', name))
    }
    copyFileSync(path.join(folder, 'hold-files.exe'), place('hold-files.exe'))
    copyFileSync(path.join(folder, 'node.exe'), place('node.exe'))
    for (const [name, from] of Object.entries(brokers)) cpSync(from, place('brokers', name), { recursive: true })
    if (packaged !== null) putPackaged(place, packaged)
    symlinkSync('../drive_c', path.join(prefix, 'dosdevices', 'y:'))
    putProject(place(projectFolder))
    putModules(place(projectFolder, 'node_modules'), path.join(folder, 'node_modules'))
  } catch (error) {
    removePc(prefix)
    throw error
  }
  return {
    place,
    environment: environmentOf(prefix),
    run: (args, options) => runNode(prefix, args, options),
    remove: () => removePc(prefix),
  }
}

/** Nothing of this computer but where programs are found: what a test sees is Windows. */
function environmentOf(prefix, more = {}) {
  const { PATH = '', HOME = '' } = process.env
  return {
    PATH,
    HOME,
    LANG: 'C.UTF-8',
    WINEPREFIX: prefix,
    WINEARCH: 'win64',
    WINEDEBUG: '-all',
    // The own taskkill knows /T, and the own dbghelp reads no symbols. No browser is part of these tests.
    WINEDLLOVERRIDES: 'mshtml=;dbghelp=n;taskkill.exe=n',
    ...more,
  }
}

/** Wine calls itself Windows 7, where this Node does not run, and lacks keys that every Windows has. */
const registryEntries = `Windows Registry Editor Version 5.00\r
\r
[HKEY_CURRENT_USER\\Software\\Wine]\r
"Version"="win10"\r
\r
[HKEY_LOCAL_MACHINE\\Software\\Policies]\r
\r
[HKEY_LOCAL_MACHINE\\Software\\WOW6432Node\\Policies]\r
\r
[HKEY_CURRENT_USER\\Software\\Policies]\r
`

function start(prefix) {
  // Without .NET and a browser the first start asks for no download.
  wine(prefix, ['wineboot', '--init'], { WINEDLLOVERRIDES: 'mscoree,mshtml=' })
  const entries = path.join(prefix, 'drive_c', 'entries.reg')
  writeFileSync(entries, registryEntries)
  wine(prefix, ['reg', 'import', 'C:\\entries.reg'])
  rmSync(entries)
}

function wine(prefix, args, more) {
  const done = spawnSync('wine', args, { env: environmentOf(prefix, more), stdio: 'ignore', timeout: 120_000 })
  if (done.status !== 0) throw new Error(`wine ${args.join(' ')} did not succeed`)
}

/** Documents and the like of a new drive lead into the home folder here: tests must not. */
function giveOwnFolders(place) {
  for (const user of readdirSync(place('users'))) {
    for (const name of readdirSync(place('users', user))) {
      const link = place('users', user, name)
      if (!lstatSync(link).isSymbolicLink()) continue
      rmSync(link)
      mkdirSync(link)
    }
  }
}

/** For everybody on the PC, and for one account: there without the part that has administrator rights. */
function putPackaged(place, packaged) {
  const broker = path.join(packaged, 'resources', 'broker')
  const [user = ''] = readdirSync(place('users')).filter((name) => name !== 'Public')
  cpSync(packaged, place('Program Files', 'Deskmedic'), { recursive: true })
  cpSync(packaged, place('users', user, 'AppData', 'Local', 'Programs', 'Deskmedic'), {
    recursive: true,
    filter: (from) => from !== broker,
  })
}

/** The files of the project as they are now, changed ones included; nothing that git leaves out. */
function putProject(target) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (listed.status !== 0) throw new Error('git could not name the files of the project')
  for (const file of listed.stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(target, file))
  }
}

/** Own folder, lent packages: what a test writes beside the packages stays on this PC. */
function putModules(target, source) {
  mkdirSync(target)
  for (const name of readdirSync(source)) symlinkSync(path.join(source, name), path.join(target, name))
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(target, '.cache', 'deskmedic', 'installed')
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${lock} ${windowsNode.modules} win32 x64`)
}

/** Exit code, or null when the time was over. What it writes goes into a file: Node under Wine cannot write into a pipe. */
function runNode(prefix, args, { environment = {}, output, timeoutMs }) {
  const file = openSync(output, 'w')
  const child = spawn('wine', ['C:\\node.exe', ...args], {
    cwd: path.join(prefix, 'drive_c', projectFolder),
    env: environmentOf(prefix, environment),
    stdio: ['ignore', file, file],
    detached: true,
  })
  closeSync(file)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(null)
      endAll(prefix)
      // Where the server of Wine is gone, nothing of it ends by itself.
      endGroup(child)
    }, timeoutMs)
    const settle = (answer, value) => {
      clearTimeout(timer)
      answer(value)
    }
    child.once('error', (error) => settle(reject, error))
    child.once('exit', (code) => settle(resolve, code))
  })
}

/** Ends a program and what it started. */
function endGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Ends what runs on this drive, and nothing of another one. */
function endAll(prefix) {
  const options = { env: environmentOf(prefix), stdio: 'ignore', timeout: 30_000 }
  const server = ['/usr/lib/wine/wineserver', '/usr/bin/wineserver'].find(existsSync)
  if (server === undefined) return
  spawnSync(server, ['-k'], options)
  spawnSync(server, ['-w'], options)
}

function removePc(prefix) {
  endAll(prefix)
  rmSync(prefix, { recursive: true, force: true, maxRetries: 5 })
}
