import type { ProcessState } from '../../electron/machines/simulated/parts/initial-programs.ts'
import { makeAnew } from './acts-services.ts'
import { firstHelperId, helpers } from './facts-programs.ts'
import { teamsCacheFolder } from './places-programs.ts'
import { lower, number, refused, text, type ActHandler, type Outcome, type Place } from './world-memory.ts'

const shell = 'explorer.exe'
/** No source has the files that are needed. */
const sourceNotFound = 0x800f_081f

export const programActs: Readonly<Record<string, ActHandler>> = {
  'Stop-Process': (place, details) => {
    const id = number(details, 'id')
    const helper = helpers(place.pc)[id - firstHelperId]
    if (helper !== undefined) return endHelper(place, helper)
    const found = place.pc.processes.find(id)
    if (!found) return refused('NoProcessFoundForGivenId', 'ObjectNotFound')
    end(place, found)
    return undefined
  },
  'Start-Process': (place, details) => startProgram(place, text(details, 'filePath'), details['arguments']),
  'Clear-DnsClientCache': ({ pc }) => {
    if (!pc.services.running('Dnscache')) return refused('Windows System Error 1062')
    pc.nameLookup.clearCache()
    return undefined
  },
  'Update-MpSignature': ({ pc }) => (pc.defender.updateSignatures() ? undefined : refused('HRESULT 0x80072ee7')),
  'Start-MpScan': ({ pc }, details) => {
    if (details['scanType'] !== 'QuickScan') throw new Error('another kind of scan')
    pc.defender.scan({ update: false })
    return undefined
  },
  'Checkpoint-Computer': ({ pc }, details) => {
    if (!pc.state.restore.protectionOn) return refused('ServiceDisabled')
    pc.restore.create(text(details, 'description'))
    return undefined
  },
  'Repair-WindowsImage': ({ pc }, details) => {
    const ImageHealthState = pc.windowsFiles.repairStore(details['source'] !== null)
    if (ImageHealthState === 'Repairable') return refused('DismInitialize', 'NotSpecified', sourceNotFound | 0)
    return { value: { ImageHealthState, RestartNeeded: false } }
  },
  'Add-AppxPackage': ({ pc }, details) => {
    const name = /^C:\\Program Files\\WindowsApps\\([^\\]+)\\AppxManifest\.xml$/.exec(text(details, 'manifest'))?.[1]
    if (name === undefined) throw new Error('another manifest')
    return typeof pc.storeApps.register(name) === 'string' ? refused('DeploymentError', 'WriteError') : undefined
  },
}

function endHelper({ pc }: Place, helper: string): Outcome | undefined {
  if (helper === 'ms-teams') pc.state.teams.running = false
  else if (helper === 'OneDrive') pc.state.oneDrive.running = false
  else throw new Error(`ends ${helper}`)
  return undefined
}

/** Ends a program by force, or asks it to close; who ended can be started again. */
export function end({ pc, memory }: Place, program: ProcessState, how: 'force' | 'ask' = 'force'): boolean {
  const known = structuredClone(program)
  const outcome = how === 'force' ? pc.processes.end(program.pid) : pc.processes.askToClose(program.pid)
  if (outcome === 'gone') memory.ended.push(known)
  return outcome === 'gone'
}

function startProgram({ pc, memory }: Place, filePath: string, given: unknown): Outcome | undefined {
  const name = filePath.slice(filePath.lastIndexOf('\\') + 1)
  if (name === 'ms-teams:') {
    pc.teams.start()
    if (pc.state.teams.running) makeAnew(memory, teamsCacheFolder)
    return undefined
  }
  if (lower(name) === shell) {
    pc.processes.restartShell()
    return undefined
  }
  if (name === 'OneDrive.exe') {
    if (given !== '/background') throw new Error('a start of OneDrive with a window')
    pc.oneDrive.onBoot()
    return undefined
  }
  const ended = memory.ended.find(({ path }) => path === filePath)
  if (!ended) throw new Error(`starts ${filePath}`)
  const started = pc.processes.startAgain(ended)
  return { value: { Id: started.pid, ProcessName: pc.processes.shortName(started) } }
}
