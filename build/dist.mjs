// `npm run dist [-- [--artifact machine|user|portable|airgap] <arguments of electron-builder>]`: packages the app. Windows on Windows,
// a folder elsewhere.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ensureApp } from './app.mjs'
import { packageProgram, root, runOrEnd } from './setup.mjs'
import { digestLines } from './release-lists.mjs'
import { configurationOf, preparePackage } from './windows-package.mjs'

const electron = await ensureApp()

const given = process.argv.slice(2)
const named = given.indexOf('--artifact')
const artifact = named < 0 ? 'machine' : (given[named + 1] ?? '')
const asked = named < 0 ? given : [...given.slice(0, named), ...given.slice(named + 2)]
const args = asked.length > 0 ? asked : process.platform === 'win32' ? ['--win'] : ['--linux', 'dir']
const builder = [packageProgram('electron-builder'), ...args, '--publish', 'never']
// What is handed to people is signed, or is not made.
if (process.env.DESKMEDIC_RELEASE === '1') builder.push('-c.forceCodeSigning=true')

function endWith(reason) {
  process.stderr.write(`deskmedic: ${reason}\n`)
  process.exit(1)
}

const isForWindows = args.some((word) => ['--win', '--windows', '-w'].includes(word))
if (isForWindows) {
  // A set-up without the broker could do no step that needs administrator rights.
  const made = await preparePackage(artifact, artifact === 'machine' ? ['x64', 'arm64'] : ['x64'])
  if (!made.ok) endWith(made.reason)
  const config = path.join(root, 'dist', `electron-builder-${artifact}.json`)
  writeFileSync(config, JSON.stringify(await configurationOf(artifact)))
  builder.push('--config', config)
}

/** A Windows build fetches its own Electron; the folder for a smoke test takes the one that is here. */
if (args.includes('--linux')) {
  if (!electron.ok) endWith(electron.reason)
  // Without the starter: the packaged app must be the only one that this Electron finds.
  const clean = mkdtempSync(path.join(tmpdir(), 'deskmedic-electron-'))
  try {
    cpSync(electron.folder, clean, { recursive: true })
    rmSync(path.join(clean, 'resources', 'app'), { recursive: true, force: true })
    builder.push(`-c.electronDist=${clean}`, `-c.electronVersion=${electron.version}`)
    runOrEnd(process.execPath, builder)
  } finally {
    rmSync(clean, { recursive: true, force: true })
  }
} else runOrEnd(process.execPath, builder)
if (isForWindows) {
  const release = path.join(root, 'release')
  mkdirSync(release, { recursive: true })
  // Beside what is handed on, so that whoever gets it can compare.
  writeFileSync(path.join(root, 'dist', 'SHA256SUMS.txt'), digestLines(release))
  cpSync(path.join(root, 'dist', 'SHA256SUMS.txt'), path.join(release, 'SHA256SUMS.txt'))
}
process.stderr.write(`deskmedic: packaged in ${path.join(root, 'release')}\n`)
