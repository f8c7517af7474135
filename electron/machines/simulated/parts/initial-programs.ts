export type ProcessState = {
  pid: number
  parentPid: number
  /** File name, such as `chrome.exe`. */
  name: string
  path: string | null
  startedUtc: string | null
  /** Share of the whole processor, in percent. */
  cpuPct: number
  privateBytes: number
  workingSetBytes: number
  /** What a leak adds in one hour. */
  leakBytesPerHour: number
  handles: number
  /** 0 = services, 1 = the person at the PC. */
  session: number
  /** Null = no window. */
  title: string | null
  /** Does not answer messages: neither the person nor a request to close reaches it. */
  hung: boolean
  /** False = waits inside the kernel, so that even force does not end it. */
  killable: boolean
  /** False = part of Windows or of its protection: never ended by a fix. */
  allowListed: boolean
  /** Who starts it after a boot; what a person started stays closed. */
  startedBy: 'windows' | 'sign_in' | 'person'
}

const startedUtc = '2025-11-20T08:00:00.000Z'
/** Number of the Windows process that starts every service. */
export const servicesPid = 780

const system32 = 'C:\\Windows\\System32'

/** What runs on the PC on which nothing is wrong. Service processes come from the services. */
export function initialPrograms(): ProcessState[] {
  return [...windowsItself(), ...desktop(), ...openedByThePerson()]
}

function windowsItself(): ProcessState[] {
  return [
    windowsProcess(4, 'System', {
      path: null,
      startedUtc: null,
      cpuPct: 1.4,
      privateBytes: 200_000,
      workingSetBytes: 100_000,
    }),
    windowsProcess(612, 'csrss.exe', { path: null, session: 1 }),
    windowsProcess(700, 'wininit.exe', { path: null }),
    windowsProcess(servicesPid, 'services.exe', { path: null, parentPid: 700 }),
    windowsProcess(800, 'lsass.exe', { path: null, parentPid: 700, cpuPct: 0.1 }),
    windowsProcess(840, 'winlogon.exe', { path: `${system32}\\winlogon.exe`, session: 1 }),
    windowsProcess(904, 'dwm.exe', {
      session: 1,
      parentPid: 840,
      cpuPct: 1.2,
      privateBytes: 160_000_000,
      workingSetBytes: 130_000_000,
    }),
    windowsProcess(2860, 'MsMpEng.exe', {
      path: null,
      cpuPct: 0.6,
      privateBytes: 310_000_000,
      workingSetBytes: 220_000_000,
    }),
  ]
}

function desktop(): ProcessState[] {
  return [
    shellProcess(4000, 'explorer.exe', { parentPid: 3960, path: 'C:\\Windows\\explorer.exe', cpuPct: 0.8 }),
    shellProcess(4040, 'SearchHost.exe', { cpuPct: 0.2, path: `${system32}\\SearchHost.exe` }),
    shellProcess(4068, 'ctfmon.exe', {
      path: `${system32}\\ctfmon.exe`,
      privateBytes: 20_000_000,
      workingSetBytes: 24_000_000,
    }),
  ]
}

function openedByThePerson(): ProcessState[] {
  return [
    chrome(4088, {
      cpuPct: 1.1,
      privateBytes: 420_000_000,
      workingSetBytes: 330_000_000,
    }),
    chrome(4096, { cpuPct: 0.3 }),
    chrome(4104, { cpuPct: 0.6 }),
    chrome(4120, {
      cpuPct: 4.1,
      title: 'Start - Google Chrome',
      privateBytes: 900_000_000,
      workingSetBytes: 700_000_000,
      handles: 900,
    }),
    program(5012, 'OUTLOOK.EXE', {
      path: 'C:\\Program Files\\Microsoft Office\\root\\Office16\\OUTLOOK.EXE',
      title: 'Inbox - Outlook',
      cpuPct: 1.4,
      privateBytes: 520_000_000,
      workingSetBytes: 410_000_000,
    }),
  ]
}

function program(pid: number, name: string, more: Partial<ProcessState>): ProcessState {
  return {
    pid,
    parentPid: 4000,
    name,
    path: null,
    startedUtc,
    cpuPct: 0,
    privateBytes: 90_000_000,
    workingSetBytes: 110_000_000,
    leakBytesPerHour: 0,
    handles: 500,
    session: 1,
    title: null,
    hung: false,
    killable: true,
    allowListed: true,
    startedBy: 'person',
    ...more,
  }
}

function chrome(pid: number, more: Partial<ProcessState>): ProcessState {
  return program(pid, 'chrome.exe', { path: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', ...more })
}

function shellProcess(pid: number, name: string, more: Partial<ProcessState>): ProcessState {
  return program(pid, name, { startedBy: 'sign_in', ...more })
}

function windowsProcess(pid: number, name: string, more: Partial<ProcessState>): ProcessState {
  const small = { privateBytes: 8_000_000, workingSetBytes: 12_000_000 }
  const values = { ...small, parentPid: 0, path: `${system32}\\${name}`, session: 0, allowListed: false }
  return program(pid, name, { ...values, startedBy: 'windows', ...more })
}
