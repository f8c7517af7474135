import { officeFolder } from '../../electron/machines/simulated/parts/office.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { file, key, present, together, type FactRow, type Places } from './fact-tables.ts'

const roaming = 'C:\\Users\\test\\AppData\\Roaming'
const local = 'C:\\Users\\test\\AppData\\Local'
const current = 'SOFTWARE\\Microsoft\\Windows\\CurrentVersion'
export const storeCacheFolder = `${local}\\Packages\\Microsoft.WindowsStore_8wekyb3d8bbwe\\LocalCache`
export const teamsCacheFolder = `${local}\\Packages\\MSTeams_8wekyb3d8bbwe\\LocalCache\\Microsoft\\MSTeams`
const startMenu = 'Microsoft\\Windows\\Start Menu\\Programs\\Startup'

/** Registry keys and files of programs and of the desktop. */
export function programPlaces(pc: SimulatedPc): Places {
  return together([
    startupPlaces(pc),
    softwarePlaces(pc),
    storePlaces(pc),
    browserPlaces(pc),
    officePlaces(pc),
    outlookPlaces(pc),
    desktopPlaces(pc),
  ])
}

function startupPlaces(pc: SimulatedPc): Places {
  const { apps, switches } = pc.state.startup
  const approved = `${current}\\Explorer\\StartupApproved`
  const places = [
    { source: 'user_run', run: `HKCU:\\${current}\\Run`, switched: `HKCU:\\${approved}\\Run` },
    { source: 'machine_run', run: `HKLM:\\${current}\\Run`, switched: `HKLM:\\${approved}\\Run` },
    {
      source: 'machine_run32',
      run: 'HKLM:\\SOFTWARE\\WOW6432Node\\Microsoft\\Windows\\CurrentVersion\\Run',
      switched: `HKLM:\\${approved}\\Run32`,
    },
    { source: 'user_folder', folder: `${roaming}\\${startMenu}`, switched: `HKCU:\\${approved}\\StartupFolder` },
    {
      source: 'machine_folder',
      folder: `C:\\ProgramData\\${startMenu}`,
      switched: `HKLM:\\${approved}\\StartupFolder`,
    },
  ] as const
  return together(
    places.flatMap(({ source, switched, ...place }) => {
      const own = apps.filter((app) => app.source === source)
      const bytes = Object.entries(switches[source]).map(([name, value]) => [name, { $bytes: value }] as const)
      const commands = Object.fromEntries(own.map(({ name, command }) => [name, command]))
      return [
        key(switched, bytes.length > 0 ? Object.fromEntries(bytes) : null),
        ...('run' in place
          ? [key(place.run, own.length > 0 ? commands : null)]
          : [
              file({ path: place.folder, folder: true }),
              file({ path: `${place.folder}\\desktop.ini` }),
              ...own.map(({ name }) => file({ path: `${place.folder}\\${name}` })),
            ]),
      ]
    }),
  )
}

function softwarePlaces(pc: SimulatedPc): Places {
  const uninstall = `${current}\\Uninstall`
  return together([
    key('HKLM:\\SOFTWARE\\WOW6432Node\\Microsoft\\Windows\\CurrentVersion\\Uninstall', null),
    key(`HKLM:\\${uninstall}`, {}),
    key(`HKCU:\\${uninstall}`, {}),
    // A part of Windows that no list of programs shows.
    key(`HKLM:\\${uninstall}\\Hidden`, { DisplayName: 'Hidden part', SystemComponent: 1 }),
    ...pc.state.software.map((program, index) =>
      key(
        `${program.scope === 'user' ? 'HKCU' : 'HKLM'}:\\${uninstall}\\{${index}}`,
        present({
          DisplayName: program.name,
          DisplayVersion: program.version,
          Publisher: program.publisher,
          InstallDate: program.installDate,
          EstimatedSize: program.sizeKB,
        }),
      ),
    ),
  ])
}

function storePlaces(pc: SimulatedPc): Places {
  return together([
    key('HKLM:\\SOFTWARE\\Policies\\Microsoft\\WindowsStore', null),
    file({ path: folderAbove(storeCacheFolder), folder: true }),
    file({ path: storeCacheFolder, folder: true }),
    file({ path: `${storeCacheFolder}\\deep`, folder: true }),
    file({ path: `${storeCacheFolder}\\deep\\cache.dat`, bytes: pc.state.storeApps.cacheBytes }),
    file({ path: folderAbove(teamsCacheFolder), folder: true }),
    file({ path: teamsCacheFolder, folder: true }),
    file({ path: `${teamsCacheFolder}\\deep`, folder: true }),
    file({ path: `${teamsCacheFolder}\\deep\\cache.dat`, bytes: pc.state.teams.cacheBytes }),
    file({ path: `${roaming}\\Microsoft\\Teams` }, false),
  ])
}

function folderAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('\\'))
}

function browserPlaces(pc: SimulatedPc): Places {
  const { edge, chrome, firefox } = pc.state.browsers
  const policies = (path: string, count: number): Places =>
    key(path, count > 0 ? Object.fromEntries(Array.from({ length: count }, (_, index) => [`Rule${index}`, 1])) : null)
  const version = (path: string, name: string, value: string | null): Places =>
    key(path, value === null ? null : { [name]: value })
  return together([
    version('HKCU:\\Software\\Microsoft\\Edge\\BLBeacon', 'version', edge.version),
    version('HKCU:\\Software\\Google\\Chrome\\BLBeacon', 'version', chrome.version),
    version('HKLM:\\SOFTWARE\\Mozilla\\Mozilla Firefox', 'CurrentVersion', firefox.version),
    key('HKCU:\\Software\\Microsoft\\Windows\\Shell\\Associations\\UrlAssociations\\https\\UserChoice', {
      ProgId: 'ChromeHTML',
    }),
    policies('HKLM:\\SOFTWARE\\Policies\\Microsoft\\Edge', edge.policies),
    policies('HKLM:\\SOFTWARE\\Policies\\Google\\Chrome', chrome.policies),
  ])
}

function officePlaces(pc: SimulatedPc): Places {
  const { office, oneDrive } = pc.state
  const accounts = 'HKCU:\\Software\\Microsoft\\OneDrive\\Accounts'
  const account = oneDrive.account
  return together([
    key('HKLM:\\SOFTWARE\\Microsoft\\Office\\ClickToRun\\Configuration', {
      VersionToReport: office.version,
      Platform: 'x64',
      ClientCulture: 'ko-kr',
      ProductReleaseIds: 'O365ProPlusRetail',
      CDNBaseUrl: 'https://example.invalid/pr',
      UpdatesEnabled: office.updatesEnabled ? 'True' : 'False',
      InstallationPath: officeFolder,
    }),
    key('HKLM:\\SOFTWARE\\WOW6432Node\\Microsoft\\Office', null),
    file({ path: officeFolder, folder: true }, office.folderPresent),
    key('HKCU:\\Software\\Microsoft\\OneDrive', { Version: oneDrive.version }),
    key(accounts, account === null ? null : {}),
    ...(account === null
      ? []
      : [
          key(`${accounts}\\${account.name}`, { UserEmail: account.email, UserFolder: account.folder }),
          file({ path: account.folder, folder: true }, oneDrive.folderPresent),
        ]),
    key(`HKCU:\\${current}\\Explorer\\User Shell Folders`, { Desktop: '%USERPROFILE%\\Desktop' }),
    key('HKLM:\\SOFTWARE\\Policies\\Microsoft\\Windows\\OneDrive', null),
  ])
}

function outlookPlaces(pc: SimulatedPc): Places {
  const { profiles, dataFiles, addins, disabledItems } = pc.state.outlook
  const outlook = 'HKCU:\\Software\\Microsoft\\Office\\16.0\\Outlook'
  const ownAddins = 'HKCU:\\Software\\Microsoft\\Office\\Outlook\\Addins'
  const folder = `${local}\\Microsoft\\Outlook`
  const disabled: FactRow = Object.fromEntries(
    Array.from({ length: disabledItems }, (_, index) => [`Item${index}`, { $bytes: [1] }]),
  )
  return together([
    key(outlook, present({ DefaultProfile: profiles[0] ?? null })),
    key(`${outlook}\\Profiles`, profiles.length > 0 ? {} : null),
    ...profiles.map((name) => key(`${outlook}\\Profiles\\${name}`, {})),
    key(`${outlook}\\Resiliency\\DisabledItems`, disabledItems > 0 ? disabled : null),
    key(ownAddins, addins.length > 0 ? {} : null),
    ...addins.map(({ id, loadBehavior }) => key(`${ownAddins}\\${id}`, { LoadBehavior: loadBehavior })),
    key('HKLM:\\SOFTWARE\\Microsoft\\Office\\Outlook\\Addins', null),
    key('HKLM:\\SOFTWARE\\WOW6432Node\\Microsoft\\Office\\Outlook\\Addins', null),
    file({ path: folder, folder: true }),
    ...dataFiles.map(({ name, bytes, modifiedUtc }) =>
      file({ path: `${folder}\\${name}`, bytes, modified: modifiedUtc }),
    ),
    file({ path: `${folder}\\notes.txt`, bytes: 10, modified: '2025-01-01T00:00:00Z' }),
  ])
}

function desktopPlaces(pc: SimulatedPc): Places {
  const { notifications, typing, clipboard } = pc.state
  const remote = pc.session.remote()
  const settings = `HKCU:\\${current}\\Notifications\\Settings`
  const policy = 'SOFTWARE\\Policies\\Microsoft\\Windows\\CurrentVersion\\PushNotifications'
  const tsf = 'HKCU:\\SOFTWARE\\Microsoft\\Input\\TSF\\Tsf3Override'
  return together([
    key('HKLM:\\SOFTWARE\\Microsoft\\Windows Search', {
      SetupCompletedSuccessfully: pc.searchIndex.complete() ? 1 : 0,
      DataDirectory: 'C:\\ProgramData\\Microsoft\\Search\\Data\\',
    }),
    key(`HKCU:\\${current}\\PushNotifications`, { ToastEnabled: notifications.on ? 1 : 0 }),
    key(settings, present({ NOC_GLOBAL_SETTING_ALLOW_NOTIFICATION_SOUND: notifications.soundsOn ? null : 0 })),
    ...notifications.appsOff.map((app) => key(`${settings}\\${app}`, { Enabled: 0 })),
    key(`HKCU:\\${policy}`, notifications.blockedByPolicy ? { NoToastApplicationNotification: 1 } : null),
    key(`HKLM:\\${policy}`, null),
    // The host runs in session 1; a name is there as long as somebody is signed in.
    key('HKCU:\\Volatile Environment\\1', remote === null ? null : { SESSIONNAME: remote ? 'RDP-Tcp#0' : 'Console' }),
    key('HKCU:\\Software\\Microsoft\\Clipboard', { EnableClipboardHistory: clipboard.historyOn ? 1 : 0 }),
    key(
      'HKCU:\\Keyboard Layout\\Preload',
      Object.fromEntries(typing.preload.map((layout, index) => [String(index + 1), layout])),
    ),
    key(
      'HKCU:\\Keyboard Layout\\Toggle',
      typing.switchHotkey === '' ? null : { 'Language Hotkey': typing.switchHotkey },
    ),
    key(tsf, typing.oldImeModes.length > 0 ? {} : null),
    ...typing.oldImeModes.map((tag) => key(`${tsf}\\${tag}`, { NoTsf3Override2: 1 })),
  ])
}
