import { keysOf } from './closed-record.ts'

/** Pages and programs of Windows that advice can open, by what they are for. Nothing else can be opened, whoever asks. */
export const windowsPlaces = {
  airplane_mode: 'ms-settings:network-airplanemode',
  apps: 'ms-settings:appsfeatures',
  camera: 'ms-settings:privacy-webcam',
  clipboard: 'ms-settings:clipboard',
  date_time: 'ms-settings:dateandtime',
  device_manager: 'devmgmt.msc',
  display: 'ms-settings:display',
  firewall: 'windowsdefender://network',
  language: 'ms-settings:regionlanguage',
  microphone: 'ms-settings:privacy-microphone',
  notifications: 'ms-settings:notifications',
  power: 'ms-settings:powersleep',
  printers: 'ms-settings:printers',
  remote_desktop: 'ms-settings:remotedesktop',
  sign_in_page: 'http://www.msftconnecttest.com/redirect',
  sound: 'ms-settings:sound',
  startup_apps: 'ms-settings:startupapps',
  storage: 'ms-settings:storagesense',
  system_protection: 'SystemPropertiesProtection.exe',
  task_scheduler: 'taskschd.msc',
  typing: 'ms-settings:typing',
  updates: 'ms-settings:windowsupdate',
  virus_protection: 'windowsdefender://threat',
  vpn: 'ms-settings:network-vpn',
  wifi: 'ms-settings:network-wifi',
} as const

export type WindowsPlace = keyof typeof windowsPlaces

export const windowsPlaceNames: readonly WindowsPlace[] = keysOf(windowsPlaces)

/** What opens it, typed in a Command Prompt or in PowerShell. */
export function openCommand(place: WindowsPlace): string {
  return `start ${windowsPlaces[place]}`
}
