/**
 * Conditions that stand in several tools, by name. A tool carries the text itself, expanded when it is defined: whoever reads its
 * conditions needs nothing of this file.
 */

/** What must not be cut off half done. */
export const onMains = 'onBattery == false'

/** Whoever looks from afar would lose the connection. */
export const notRemote = 'remoteSession == false'

export const notInCall = 'inCall == false'

/** Windows has nothing half done that only a restart finishes. */
export const noRestartPending = 'strong == false'

export const notServicing = "!has(reasons, 'servicing')"

/** A drive that fails is read as little as possible. */
export const noFailingDrive = "!any(disks, it.health == 'Unhealthy')"

export const someServiceStopped = "any(services, it.status != 'Running')"

export const spaceFreed = 'after.totalFreeBytes > before.totalFreeBytes'

/** A device that does not work: neither fine nor only not connected. */
export const deviceWithProblem = '!(it.code in [0,45])'

/** As `deviceWithProblem`, of a network; one that a person switched off is no fault. */
export const networkDeviceWithProblem = "lower(it.class) == 'net' && !(it.code in [0,22,45])"

/** Of several adapters, the one that leads to the internet. */
export const adapterToInternet =
  '2 * count(defaultRoutes, it.ifIndex == el.ifIndex) + count(profiles, it.ifIndex == el.ifIndex)'

/** Whether a known wireless network is in reach, by a record of those in reach. */
export function networkInReach(record: string): string {
  return `any(${record}.networks, it.ssid == el.name)`
}

/** Prefers the network that Windows connects to by itself. */
export const connectsByItself = "count(profiles, it.name == el.name && it.mode == 'auto')"

/** The program that keeps the processor busiest, by a record of the busiest; never one that runs out of the temporary folder. */
export function busiestProgram(record: string): string {
  const busiest = `${record}.top`
  return `it.startedUtc != null && !(it.path != null && contains(lower(it.path), '\\\\appdata\\\\local\\\\temp\\\\')) && any(${busiest}, it.pid == el.pid && it.pct == max(${busiest}, it.pct))`
}

/** A driver ended the print service again and again, by the crashes of programs: without it the service would run. */
export function printDriverCrashes(crashes: string): string {
  return `any(${crashes}, lower(it.app) == 'spoolsv.exe' && it.count >= 3 && hours_since(it.lastUtc) < 24 && !(lower(it.module) in ['spoolsv.exe','localspl.dll','win32spl.dll','winspool.drv','ntdll.dll','kernelbase.dll','ucrtbase.dll']))`
}

/** Of the services that ended by themselves, by a record of them, none is another one. */
export function onlyCrashedService(record: string, names: readonly string[]): string {
  const own = names.map((name) => `'${name}'`).join(',')
  return `!any(${record}.services, it.startMode == 'Auto' && it.state != 'Running' && !(it.exitCode in [0,1077]) && !(it.name in [${own}]))`
}

/** Of all devices, by a record of them, no more stand still than those of this list. */
export function sameBrokenDevices(record: string, list: string): string {
  return `count(${record}.devices, it.code in [10,31,39,43]) <= count(${list}, ${deviceWithProblem})`
}

/** The same by a record that counts one that is not recognized apart. */
export function sameBrokenUsb(record: string, list: string): string {
  return `count(${record}.devices, !(it.code in [0,22,43,45])) <= count(${list}, ${deviceWithProblem})`
}

export type BoundProcess = ReturnType<typeof boundProcess>

/** Binds a fix to one running program out of a fresh list of them, which a tool of this name gives. */
export function boundProcess(list: string, where: string) {
  const args = { pid: 'it.pid', startedUtc: 'it.startedUtc' } as const
  return { via: list, viaArgs: { top: '100' }, each: 'processes', where, args } as const
}

/** Whether a host is named by its address: no name is looked up then. */
export function isAddress(field: string): string {
  const ends = Array.from({ length: 10 }, (_, digit) => `ends(${field}, '${digit}')`).join(' || ')
  return `contains(${field}, ':') || (contains(${field}, '.') && (${ends}))`
}
