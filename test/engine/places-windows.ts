import { diskCheckPlan } from '../../electron/machines/simulated/parts/upkeep.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { type FactRow, file, key, present, together, type Places } from './fact-tables.ts'

const control = 'HKLM:\\SYSTEM\\CurrentControlSet\\Control'
const serviceKeys = 'HKLM:\\SYSTEM\\CurrentControlSet\\Services'
const windows = 'HKLM:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion'
const windowsNt = 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion'
const rules = 'HKLM:\\SOFTWARE\\Policies\\Microsoft'

/** Registry keys and files of Windows itself. */
export function windowsPlaces(pc: SimulatedPc): Places {
  return together([
    startPlaces(pc),
    devicePlaces(pc),
    networkPlaces(pc),
    remoteDesktopPlaces(pc),
    accountPlaces(pc),
    crashPlaces(pc),
    ...Object.keys(pc.state.services).map((name) => key(`${serviceKeys}\\${name}\\TriggerInfo`, null)),
  ])
}

function startPlaces(pc: SimulatedPc): Places {
  const { pendingReasons, fastStartup, actions } = pc.state.boot
  const waits = (reason: (typeof pendingReasons)[number]): boolean => pendingReasons.includes(reason)
  const { updates } = pc.state
  const drives = Object.keys(pc.state.volumes).map((drive) => drive.slice(0, 1))
  const checks = drives.filter((drive) => actions.includes(diskCheckPlan(drive)))
  const computerName = pc.state.account.userDomain
  return together([
    key(`${windows}\\Component Based Servicing\\RebootPending`, waits('servicing') ? {} : null),
    key(`${windows}\\WindowsUpdate\\Auto Update\\RebootRequired`, waits('windows_update') ? {} : null),
    key(`${control}\\Session Manager`, {
      BootExecute: ['autocheck autochk *', ...checks.map((drive) => `autocheck autochk /m \\??\\${drive}:`)],
      ...present({
        PendingFileRenameOperations: waits('file_rename') ? ['\\??\\C:\\Windows\\Temp\\old.dll', ''] : null,
      }),
    }),
    key(`${rules}\\Windows\\WindowsUpdate`, updates.server === null ? null : { WUServer: updates.server }),
    key(
      'HKLM:\\SOFTWARE\\Microsoft\\WindowsUpdate\\UX\\Settings',
      updates.pausedUntil === '' ? null : { PauseUpdatesExpiryTime: updates.pausedUntil },
    ),
    key(`${control}\\Session Manager\\Power`, { HiberbootEnabled: fastStartup ? 1 : 0 }),
    key(`${control}\\ComputerName\\ActiveComputerName`, { ComputerName: computerName }),
    key(`${control}\\ComputerName\\ComputerName`, {
      ComputerName: waits('computer_rename') ? `${computerName}-NEW` : computerName,
    }),
    key(windowsNt, {
      EditionID: 'Professional',
      UBR: 4652,
      DisplayVersion: pc.state.system.build >= 26_100 ? '24H2' : '22H2',
    }),
    key(`${windowsNt}\\SystemRestore`, { RPSessionInterval: pc.state.restore.protectionOn ? 1 : 0 }),
    key(`${rules}\\Windows NT\\SystemRestore`, pc.state.restore.disabledByPolicy ? { DisableSR: 1 } : null),
  ])
}

function devicePlaces(pc: SimulatedPc): Places {
  const { usb, printing, privacy } = pc.state
  const policies = {
    LetAppsAccessCamera: privacy.policies.webcam,
    LetAppsAccessMicrophone: privacy.policies.microphone,
  }
  const isRuled = Object.values(policies).some((value) => value !== null)
  return together([
    key(`${serviceKeys}\\USBSTOR`, { Start: usb.storageDriverOff ? 4 : 3 }),
    key(`${rules}\\Windows\\RemovableStorageDevices`, usb.storageDenied ? { Deny_All: 1 } : null),
    key(`${rules}\\Windows\\DeviceInstall\\Restrictions`, usb.installRestricted ? { DenyRemovableDevices: 1 } : null),
    key('HKCU:\\Software\\Microsoft\\Windows NT\\CurrentVersion\\Windows', {
      LegacyDefaultPrinterMode: printing.windowsPicksDefault ? 0 : 1,
    }),
    key(`${control}\\RadioManagement\\SystemRadioState`, { '(default)': pc.internet.airplaneMode() ? 1 : 0 }),
    key(`${rules}\\Windows\\AppPrivacy`, isRuled ? present(policies) : null),
    ...consentPlaces(pc),
  ])
}

/** A use of the camera or the microphone that has no end goes on. */
function consentPlaces(pc: SimulatedPc): Places[] {
  const { consent } = pc.state.privacy
  const store = 'SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\CapabilityAccessManager\\ConsentStore'
  const inUse = (app: string): [string, { LastUsedTimeStart: number; LastUsedTimeStop: number }] => [
    app,
    { LastUsedTimeStart: 1, LastUsedTimeStop: 0 },
  ]
  return (['webcam', 'microphone'] as const).flatMap((capability) => {
    const users = [...pc.privacy.inUseBy(capability), ...(capability === 'microphone' ? pc.session.mediaApps() : [])]
    return [
      key(`HKLM:\\${store}\\${capability}`, { Value: consent[capability].machine }),
      key(`HKLM:\\${store}\\${capability}\\NonPackaged`, { Value: 'Allow' }),
      key(`HKCU:\\${store}\\${capability}`, { Value: consent[capability].user }),
      key(`HKCU:\\${store}\\${capability}\\NonPackaged`, { Value: 'Allow' }),
      ...users.map(inUse).map(([app, values]) => key(`HKCU:\\${store}\\${capability}\\NonPackaged\\${app}`, values)),
    ]
  })
}

/** The first name is set for the person, the others for the whole PC. */
function environmentKeys(pc: SimulatedPc): Places[] {
  const [own, ...others] = pc.state.proxy.environmentNames
  const values = (names: readonly string[]): FactRow =>
    Object.fromEntries(names.map((name) => [name, 'http://proxy.invalid:8080']))
  return [
    key('HKCU:\\Environment', own === undefined ? { TEMP: '%USERPROFILE%\\AppData\\Local\\Temp' } : values([own])),
    key('HKLM:\\SYSTEM\\CurrentControlSet\\Control\\Session Manager\\Environment', {
      OS: 'Windows_NT',
      ...values(others),
    }),
  ]
}

function networkPlaces(pc: SimulatedPc): Places {
  const { proxy, hostsFile, timekeeping } = pc.state
  const settings = 'Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings'
  const policy = 'SOFTWARE\\Policies\\Microsoft\\Windows\\CurrentVersion\\Internet Settings'
  // Byte 8 holds flags: 1 direct, 2 proxy, 4 setup script, 8 automatic.
  const blob = (flags: number) => ({ $bytes: [70, 0, 0, 0, 1, 0, 0, 0, flags, 0, 0, 0] })
  const own = 1 + (proxy.enabled ? 2 : 0) + (proxy.setupScriptUrl === null ? 0 : 4) + (proxy.autoDetect ? 8 : 0)
  return together([
    key(
      `HKCU:\\${settings}`,
      present({
        ProxyEnable: proxy.enabled ? 1 : 0,
        ProxyServer: proxy.server,
        AutoConfigURL: proxy.setupScriptUrl,
        ProxyOverride: proxy.bypass,
      }),
    ),
    key(`HKCU:\\${settings}\\Connections`, { DefaultConnectionSettings: blob(own) }),
    key(`HKLM:\\${settings}\\Connections`, { WinHttpSettings: blob(proxy.servicesUseProxy ? 3 : 1) }),
    key(`HKLM:\\${policy}`, proxy.managed ? { ProxySettingsPerUser: 0 } : null),
    key(`HKCU:\\${policy}`, null),
    ...environmentKeys(pc),
    key('HKCU:\\Network', pc.shares.remembered().length > 0 ? {} : null),
    ...pc.shares
      .remembered()
      .map(({ drive, path }) => key(`HKCU:\\Network\\${drive.slice(0, 1)}`, { RemotePath: path })),
    key(`${serviceKeys}\\Tcpip\\Parameters`, { DataBasePath: pc.hostsFile.path.replace(/\\hosts$/, '') }),
    file({
      path: pc.hostsFile.path,
      bytes: pc.hostsFile.sizeBytes(),
      modified: hostsFile.modifiedUtc,
      readOnly: hostsFile.readOnly,
      lines: hostsFile.lines,
    }),
    key(`${serviceKeys}\\tzautoupdate`, { Start: timekeeping.autoZone ? 3 : 4 }),
    key(`${serviceKeys}\\W32Time\\Parameters`, { Type: timekeeping.syncType }),
  ])
}

function remoteDesktopPlaces(pc: SimulatedPc): Places {
  const { remoteDesktop, clipboard } = pc.state
  const base = `${control}\\Terminal Server`
  const denied = remoteDesktop.allowed ? 0 : 1
  const policy = present({
    fDenyTSConnections: remoteDesktop.setByPolicy ? denied : null,
    fDisableClip: clipboard.remoteBlocked ? 1 : null,
  })
  const system = present({
    AllowClipboardHistory: clipboard.historyBlocked ? 0 : null,
    AllowCrossDeviceClipboard: clipboard.syncBlocked ? 0 : null,
  })
  return together([
    key(base, { fDenyTSConnections: denied }),
    key(`${base}\\WinStations\\RDP-Tcp`, {
      PortNumber: remoteDesktop.port,
      UserAuthentication: remoteDesktop.signInFirst ? 1 : 0,
    }),
    key(`${rules}\\Windows NT\\Terminal Services`, Object.keys(policy).length > 0 ? policy : null),
    key(`${rules}\\Windows\\System`, Object.keys(system).length > 0 ? system : null),
  ])
}

function accountPlaces(pc: SimulatedPc): Places {
  const { account, userProfile } = pc.state
  const list = `${windowsNt}\\ProfileList`
  const sids = Array.from({ length: userProfile.profiles }, (_, index) => `S-1-5-21-1-2-3-${1001 + index}`)
  const places = Object.keys(account.rights)
  return together([
    ...places.map((path) =>
      file({ path, folder: true, sddl: pc.account.rightsOf(path), owner: 'BUILTIN\\Administrators' }),
    ),
    key(`${windows}\\Policies\\System`, {
      EnableLUA: account.userAccountControl ? 1 : 0,
      ConsentPromptBehaviorAdmin: account.adminPrompt,
      ConsentPromptBehaviorUser: account.userPrompt,
    }),
    // Accounts of Windows itself are no profiles of people.
    key(`${list}\\S-1-5-18`, { Flags: 12 }),
    ...sids.map((sid, index) =>
      key(`${list}\\${sid}${userProfile.entryDamaged && index === 0 ? '.bak' : ''}`, { State: 0 }),
    ),
  ])
}

function crashPlaces(pc: SimulatedPc): Places {
  const folder = 'C:\\Windows\\Minidump'
  const dumps = pc.state.crashes.bugchecks.flatMap(({ dump, utc }) =>
    dump === null ? [] : [file({ path: dump, bytes: 2_400_000, modified: utc })],
  )
  return together([
    key(`${control}\\CrashControl`, { CrashDumpEnabled: 7 }),
    // The folder is made with the first dump.
    file({ path: folder, folder: true }, dumps.length > 0),
    ...dumps,
  ])
}
