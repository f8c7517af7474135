import { expandProgram } from '../../electron/executors/process/expand-program.ts'
import type { NativeStep } from '../../electron/contract/define-tool.ts'
import type { StepState } from '../../electron/contract/step-state.ts'
import { end } from './acts-programs.ts'
import type { Place } from './world-memory.ts'

/** What a program of Windows does and the code with which it ends; null = not with these words. */
type Program = (place: Place, argv: readonly string[]) => number | null

const notFound = 128
const timedOut = 1460
const serviceNotRunning = 0x8007_0426

const programs: Readonly<Record<string, Program>> = {
  'w32tm.exe': ({ pc }, argv) => {
    if (argv.join(' ') !== '/resync /rediscover') return null
    if (!pc.services.running('W32Time')) return serviceNotRunning
    return pc.timekeeping.sync() ? 0 : timedOut
  },
  'taskkill.exe': (place, [option, value = '']) => {
    if (option === '/PID') return close(place, Number(value))
    if (option !== '/IM' || value !== 'ms-teams.exe') return null
    if (place.pc.teams.processes() === 0) return notFound
    place.pc.state.teams.running = false
    return 0
  },
  'pnputil.exe': ({ pc }, [option, instanceId = '']) => {
    if (option === '/enable-device') return 0
    if (option !== '/restart-device') return null
    pc.devices.restart(instanceId)
    pc.nics.deviceRestarted(instanceId)
    return 0
  },
  // It ends with the reset and does not come back by itself at once.
  'OneDrive.exe': ({ pc }, argv) => {
    if (argv.join(' ') !== '/reset') return null
    pc.oneDrive.reset()
    pc.state.oneDrive.running = false
    return 0
  },
  'OfficeClickToRun.exe': ({ pc }, argv) => {
    const wanted = 'scenario=Repair platform=x64 culture=ko-kr forceappshutdown=False RepairType=QuickRepair'
    return argv.join(' ').startsWith(wanted) ? pc.office.quickRepair() : null
  },
  'netsh.exe': (place, argv) => wireless(place, argv.join(' ')),
}

export type ProgramRun = { readonly gap: string } | { readonly fields: Readonly<Record<string, unknown>> }

/** Runs the program of a step on the PC; a gap where nobody knows what it does with these words. */
export function runProgram(place: Place, step: NativeStep, state: StepState): ProgramRun {
  const { environment } = place.facts()
  const expanded = expandProgram(step, { environment, state, runtime: {} })
  if (!expanded.ok) return { gap: `${step.id}: ${expanded.error.code}` }
  const { executable, argv } = expanded.value
  const name = executable.slice(executable.lastIndexOf('\\') + 1)
  const exitCode = programs[name]?.(place, argv) ?? null
  if (exitCode === null) return { gap: `${name} ${argv.join(' ')}` }
  if (!step.okExitCodes.includes(exitCode)) return { gap: `${name} ended with ${exitCode}` }
  return { fields: step.parse({ exitCode, stdout: '', stderr: '' }) }
}

/** A request to close: a program without a window has nothing that hears it. */
function close(place: Place, pid: number): number {
  const found = place.pc.processes.find(pid)
  if (!found) return notFound
  if (found.title === null) return 1
  end(place, found, 'ask')
  return 0
}

/** It knows neither adapters that are off nor networks that are not saved. */
function wireless({ pc }: Place, words: string): number | null {
  const [, verb, profile = '', adapter = ''] = /^wlan (disconnect|connect name=(.+)) interface=(.+)$/.exec(words) ?? []
  if (verb === undefined) return null
  const nic = pc.nics.find(adapter)
  if (!nic || nic.disabled || !pc.services.running('WlanSvc')) return 1
  if (verb === 'disconnect') {
    pc.wifi.leave()
    return 0
  }
  if (!pc.state.wifi.profiles.some(({ name }) => name === profile)) return 1
  pc.wifi.join(profile)
  if (pc.nics.find(adapter)?.up === true) pc.addresses.linkUp(nic.ifIndex)
  return 0
}
