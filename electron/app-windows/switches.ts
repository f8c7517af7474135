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

/** Where everything goes that Chromium would ask for: there is nothing. */
export const noWay = 'nowhere.invalid:9'

/**
 * Chromium finds no host and no way: every request of this app is made by Node, where the network mode decides. What Chromium
 * would fetch by itself (dictionaries) or for a page (preconnects, peer connections) stays here. An address in numbers is no name to look
 * up; it would have to go by a proxy that is not there, also when it is one of this PC. Must run before the app is ready.
 */
export function silenceChromium(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('proxy-server', noWay)
  app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>')
  // Names for the addresses of a peer connection are told to the whole network by multicast; here nobody gets an address.
  const off = app.commandLine.getSwitchValue('disable-features')
  const features = [...(off === '' ? [] : [off]), 'WebRtcHideLocalIpsWithMdns']
  app.commandLine.appendSwitch('disable-features', features.join(','))
}
