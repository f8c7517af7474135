import type { PrintJobState } from '../../../machines/simulated/parts/printing.ts'
import { refuse, simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

type KeptJob = { readonly job: PrintJobState; readonly place: number }

export const simulated = simulate<typeof tool>({
  run: (pc, { printer, jobId }) => {
    const known = pc.printing.printers().some(([name]) => name === printer)
    if (!known) return refuse('printer_not_found')
    const place = pc.printing.jobs().findIndex((job) => job.printer === printer && job.jobId === jobId)
    const job = pc.printing.jobs()[place]
    const outcome = pc.printing.cancel(printer, jobId)
    const kept: KeptJob[] = job && outcome === 'gone' ? [{ job, place }] : []
    return {
      printer,
      jobId,
      quarantine: kept.length > 0 ? pc.quarantine.keep(pc.printing.spoolFolder, kept) : null,
      folder: pc.printing.spoolFolder,
      gone: outcome !== 'marked',
      errorId: null,
    }
  },
  undo: (pc, done) => {
    const kept = done.quarantine === null ? [] : pc.quarantine.take<KeptJob>(done.quarantine)
    for (const { job, place } of kept) pc.printing.putBackAt(place, job)
  },
})
