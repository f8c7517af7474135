// Starts the desktop app: on Windows for this PC, elsewhere for the simulated one.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { ensureBundle } from './bundle.mjs'
import { ensureCompiled } from './compiled.mjs'
import { ensureElectron } from './electron.mjs'
import { ensureDependencies, root } from './setup.mjs'

/** Why no window can be opened here, or null when one can. */
export function noDisplay() {
  if (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return null
  return 'there is no display here (DISPLAY is not set)'
}

/** The app, built, and the Electron that runs it, which has compiled its large chunks; or why there is no Electron. */
export async function ensureApp() {
  ensureDependencies()
  await ensureBundle()
  const electron = ensureElectron()
  if (electron.ok) ensureCompiled('main', electron.executable)
  return electron
}

/** Opens the app with these arguments. Resolves to its exit code, or to the reason why it could not be opened. */
export async function runApp(args) {
  const electron = await ensureApp()
  if (!electron.ok) return electron
  // Chromium's own sandbox refuses to run for root on Linux.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const words = [...asRoot, root, ...practice(args), ...args]
  process.stderr.write(`deskmedic: opening the app (Electron ${electron.version}) ...\n`)
  const child = spawn(electron.executable, words, { stdio: ['ignore', 'inherit', 'ignore'] })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => child.on('exit', (exitCode) => resolve(exitCode ?? 0)))
  return code === 0
    ? { ok: true }
    : { ok: false, reason: `the window could not be opened (Electron ended with ${code})` }
}

/** Where there is no Windows: a simulated PC with a fault to find, kept from one start to the next. */
function practice(args) {
  const given = (name) => args.some((word) => word === name || word.startsWith(`${name}=`))
  if (process.platform === 'win32' || given('--target')) return []
  const target = ['--target', 'simulated']
  if (given('--data')) return target
  const data = path.join(root, '.data', 'practice')
  const fresh = !existsSync(data) && !given('--scenario') && !given('--fault')
  return [...target, '--data', data, ...(fresh ? ['--scenario', 'stuck-print-queue'] : [])]
}
