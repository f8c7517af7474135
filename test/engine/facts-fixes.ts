import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { date, type FactRow, type FactTables } from './fact-tables.ts'
import { oneDriveProgram } from './places-fixes.ts'

export const officeSetup = 'C:\\Program Files\\Common Files\\Microsoft Shared\\ClickToRun\\OfficeClickToRun.exe'
const paused = 1

/** What only fixes ask for. */
export function fixTables(pc: SimulatedPc): FactTables {
  const signed = (Path: string): FactRow => ({
    Path,
    Status: 'Valid',
    SignerCertificate: { Subject: 'CN=Microsoft Corporation, O=Microsoft Corporation, L=Redmond, S=Washington, C=US' },
  })
  return {
    dnsCache: pc.nameLookup.cached().map(({ name, address }) => ({ Entry: name, Status: address === null ? 9003 : 0 })),
    printJobs: pc.services.running('Spooler')
      ? pc.printing.jobs().map((job) => ({
          Id: job.jobId,
          PrinterName: job.printer,
          JobStatus: job.paused ? paused : 0,
        }))
      : { id: 'HRESULT 0x800706ba', category: 'NotSpecified' },
    partitions: pc.volumes.list().map(({ drive }) => ({ DriveLetter: drive.slice(0, 1), DiskNumber: 0 })),
    signatures: [oneDriveProgram, officeSetup].map(signed),
    threatDetections: pc.state.defender.detections.map(({ threatId, utc, handled }) => ({
      ThreatID: threatId,
      InitialDetectionTime: date(utc),
      ActionSuccess: handled,
    })),
  }
}
