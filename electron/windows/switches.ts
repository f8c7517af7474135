import { app } from 'electron'

const debuggingSwitches = [
  'inspect',
  'inspect-brk',
  'inspect-port',
  'inspect-publish-uid',
  'remote-debugging-port',
  'remote-debugging-address',
  'remote-debugging-pipe',
  'remote-allow-origins',
  'js-flags',
  'load-extension',
  'disable-web-security',
]

/** Takes away what would open the installed app to other programs. Must run before the app is ready. */
export function ignoreDebuggingSwitches(): void {
  if (!app.isPackaged) return
  for (const name of debuggingSwitches) app.commandLine.removeSwitch(name)
}

/** Sandboxes every page, whatever its window says. Chromium itself refuses that to root on Linux: tests run so. */
export function enforceSandbox(): void {
  if (process.getuid?.() !== 0) app.enableSandbox()
}
