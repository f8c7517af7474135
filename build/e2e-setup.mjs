// Before the first test that drives the app: a build, an Electron, and a screen where there is none.
import { spawn } from 'node:child_process'

import { ensureApp } from './app.mjs'

/** A virtual screen of its own, on the first free number. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', () => reject(new Error('Xvfb ended at once')))
    screen.stdout.once('data', (bytes) => resolve(String(bytes).trim()))
  })
  const close = () => {
    screen.removeAllListeners('exit')
    screen.kill()
  }
  return { name: `:${number}`, close }
}

/** Makes everything ready; where there is no screen, opens one for each of so many apps that run at once. */
export async function setUpApp(count) {
  const electron = await ensureApp()
  if (!electron.ok) throw new Error(electron.reason)
  process.env.DESKMEDIC_ELECTRON = electron.executable
  if (process.platform !== 'linux' || process.env.DISPLAY) return undefined
  const screens = []
  for (let left = count; left > 0; left -= 1) screens.push(await openScreen())
  process.env.DISPLAY = screens[0].name
  process.env.DESKMEDIC_SCREENS = screens.map(({ name }) => name).join(' ')
  return () => screens.forEach(({ close }) => close())
}

export default ({ config }) => setUpApp(config.maxWorkers)
