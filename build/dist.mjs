// `npm run dist [-- <arguments of electron-builder>]`: packages the app. Windows on Windows, a folder elsewhere.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ensureApp } from './app.mjs'
import { ensureBrokerProgram } from './broker-program.mjs'
import { packageProgram, root, runOrEnd } from './setup.mjs'

const electron = await ensureApp()

const asked = process.argv.slice(2)
const args = asked.length > 0 ? asked : process.platform === 'win32' ? ['--win'] : ['--linux', 'dir']
const builder = [packageProgram('electron-builder'), ...args, '--publish', 'never']
// What is handed to people is signed, or is not made.
if (process.env.DESKMEDIC_RELEASE === '1') builder.push('-c.forceCodeSigning=true')

function endWith(reason) {
  process.stderr.write(`deskmedic: ${reason}\n`)
  process.exit(1)
}

// A set-up without it could do no step that needs administrator rights.
if (args.some((word) => ['--win', '--windows', '-w'].includes(word))) {
  const made = await ensureBrokerProgram('broker')
  if (!made.ok) endWith(made.reason)
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
process.stderr.write(`deskmedic: packaged in ${path.join(root, 'release')}\n`)
