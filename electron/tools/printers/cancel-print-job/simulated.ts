import type { PrintJobState } from '../../../machines/simulated/parts/printing.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

type KeptJob = { readonly job: PrintJobState; readonly place: number }

/** Of Remove-PrintJob: RPC_S_SERVER_UNAVAILABLE, ERROR_INVALID_PRINTER_NAME, ERROR_INVALID_PARAMETER. */
const errorIds = {
  noService: 'HRESULT 0x800706ba,Remove-PrintJob',
  noPrinter: 'HRESULT 0x80070709,Remove-PrintJob',
  noJob: 'HRESULT 0x80070057,Remove-PrintJob',
}

export const simulated = simulate<typeof tool>({
  run: (pc, { printer, jobId }) => {
    const nothing = { printer, jobId, quarantine: null, folder: pc.printing.spoolFolder }
    if (!pc.services.running('Spooler')) return { ...nothing, gone: null, errorId: errorIds.noService }
    const known = pc.printing.printers().some(([name]) => name === printer)
    if (!known) return { ...nothing, gone: null, errorId: errorIds.noPrinter }
    const place = pc.printing.jobs().findIndex((job) => job.printer === printer && job.jobId === jobId)
    const job = pc.printing.jobs()[place]
    const outcome = pc.printing.cancel(printer, jobId)
    // Only administrators can read the files of a job: without rights it cannot be kept.
    const kept: KeptJob[] = job && pc.state.system.elevation === undefined ? [{ job, place }] : []
    return {
      ...nothing,
      quarantine: kept.length > 0 ? pc.quarantine.keep(pc.printing.spoolFolder, 'Deskmedic-', kept) : null,
      gone: outcome !== 'marked',
      errorId: outcome === 'missing' ? errorIds.noJob : null,
    }
  },
  undo: (pc, done) => {
    const kept = done.quarantine === null ? [] : pc.quarantine.take<KeptJob>(pc.printing.spoolFolder, done.quarantine)
    for (const { job, place } of kept) pc.printing.putBackAt(place, job)
    pc.services.restart('Spooler')
  },
})
