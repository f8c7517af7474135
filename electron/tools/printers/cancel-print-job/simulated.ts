import { refuse, simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { printer, jobId }) => {
    const known = pc.printing.printers().some(([name]) => name === printer)
    if (!known) return refuse('printer_not_found')
    const outcome = pc.printing.cancel(printer, jobId)
    return { printer, jobId, gone: outcome !== 'marked', errorId: null }
  },
})
