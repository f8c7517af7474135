import { diskCheckPlan } from '../../electron/machines/simulated/parts/upkeep.ts'
import { indexGap } from './facts-network.ts'
import { lower, number, refused, text, type Act, type ActHandler, type Outcome, type Place } from './world-memory.ts'

/** Numbers of the Chkdsk method. */
const check = { done: 0, planned: 1, failed: 3 } as const
/** Of RenewDHCPLease. */
const renewal = { done: 0, failed: 82, notEnabled: 84 } as const
export const deviceActs: Readonly<Record<string, ActHandler>> = {
  ...printerActs(),
  ...networkActs(),
  'Optimize-Volume': ({ pc }, details) => {
    const letter = text(details, 'driveLetter')
    if (!pc.volumes.find(letter)) return refused('CmdletizationQuery_NotFound', 'ObjectNotFound')
    pc.disks.optimize(letter.toUpperCase())
    return undefined
  },
  'Clear-RecycleBin': ({ pc }, details) => {
    const folders = pc.volumes.find(text(details, 'driveLetter'))?.folders
    if (!folders) return refused('DriveNotFound', 'InvalidArgument')
    if (folders.recycleBin.items === 0) return refused('FailedToClearRecycleBin', 'InvalidOperation')
    folders.recycleBin = { items: 0, bytes: 0, newestUtc: null, latest: [] }
    return undefined
  },
  'Win32_LogicalDisk.Chkdsk': (place, details) => {
    const wanted = argumentsOf(details)
    if (wanted['FixErrors'] !== true || wanted['ForceDismount'] !== false) throw new Error('another kind of check')
    return checked(place, text(details, 'DeviceID'), wanted['OKToRunAtBootUp'] === true)
  },
}

/** A drive in use is checked by the next start, if the caller wants that. */
function checked({ pc }: Place, drive: string, mayWait: boolean): Outcome {
  const letter = drive.slice(0, 1)
  if (pc.disks.list().some(({ readErrorsUncorrected }) => readErrorsUncorrected > 0)) return returns(check.failed)
  if (letter.toUpperCase() !== 'C') return returns(pc.volumes.repair(letter) ? check.done : check.failed)
  if (!mayWait) return returns(check.failed)
  pc.boot.plan(diskCheckPlan(letter))
  return returns(check.planned)
}

function printerActs(): Readonly<Record<string, ActHandler>> {
  const jobOf = ({ pc }: Place, details: Act['details']) =>
    pc.printing
      .jobs()
      .find(({ printer, jobId }) => printer === text(details, 'printerName') && jobId === number(details, 'id'))
  return {
    'Win32_Printer.Resume': ({ pc }, details) => returns(pc.printing.resume(text(details, 'DeviceID'))),
    'Win32_Printer.SetDefaultPrinter': ({ pc }, details) => returns(pc.printing.setDefault(text(details, 'DeviceID'))),
    'Resume-PrintJob': (place, details) => {
      const job = jobOf(place, details)
      if (!job) return refused('HRESULT 0x80070057')
      job.paused = false
      return undefined
    },
    'Remove-PrintJob': (place, details) => {
      const { services, printing } = place.pc
      if (!services.running('Spooler')) return refused('HRESULT 0x800706ba')
      const name = text(details, 'printerName')
      if (!printing.printers().some(([known]) => known === name)) return refused('HRESULT 0x80070709')
      const job = jobOf(place, details)
      if (!job) return refused('HRESULT 0x80070057')
      place.pc.printing.cancel(job.printer, job.jobId)
      return undefined
    },
  }
}

function networkActs(): Readonly<Record<string, ActHandler>> {
  const onAdapter =
    (act: (place: Place, name: string) => void): ActHandler =>
    (place, details) => {
      const name = text(details, 'name')
      if (!place.pc.nics.find(name)) return refused('CmdletizationQuery_NotFound', 'ObjectNotFound')
      act(place, name)
      return undefined
    }
  return {
    'Restart-NetAdapter': onAdapter(({ pc }, name) => pc.nics.restart(name)),
    'Enable-NetAdapter': onAdapter(({ pc }, name) => pc.nics.enable(name)),
    'Win32_NetworkAdapterConfiguration.RenewDHCPLease': ({ pc }, details) => {
      const ifIndex = number(details, 'Index') - indexGap
      if (!pc.addresses.active().some((view) => view.ifIndex === ifIndex)) return returns(renewal.notEnabled)
      return returns(pc.addresses.renew(ifIndex) ? renewal.done : renewal.failed)
    },
    'Remove-SmbMapping': ({ pc }, details) => {
      const drive = text(details, 'localPath')
      if (!connected(pc, drive)) return refused('CmdletizationQuery_NotFound_LocalPath', 'ObjectNotFound')
      if (details['updateProfile'] !== true) throw new Error('leaves the drive among those of the sign-in')
      pc.shares.disconnect(drive)
      return undefined
    },
    'New-SmbMapping': ({ pc, memory }, details) => {
      const [drive, path] = [text(details, 'localPath'), text(details, 'remotePath')]
      if (connected(pc, drive)) return refused('Windows System Error 85')
      if (!pc.services.running('LanmanWorkstation')) return refused('Windows System Error 1222')
      if (!pc.shares.answers(path)) return refused('Windows System Error 53')
      if (memory.deniedShares.includes(lower(path))) return refused('Windows System Error 5')
      pc.shares.connect(drive, path, details['persistent'] === true)
      return undefined
    },
  }
}

function connected(pc: Place['pc'], drive: string): boolean {
  return pc.shares.drives().some((known) => lower(known.drive) === lower(drive))
}

function returns(ReturnValue: number): Outcome {
  return { value: { ReturnValue } }
}

function argumentsOf(details: Act['details']): Readonly<Record<string, unknown>> {
  const given = details['arguments']
  if (typeof given !== 'object' || given === null) throw new Error('no arguments')
  return given as Readonly<Record<string, unknown>>
}
