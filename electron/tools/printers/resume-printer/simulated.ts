import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { name }) => {
    const known = pc.printing.printers().some(([printer]) => printer === name)
    if (!known) return refuse('printer_not_found')
    const code = pc.printing.resume(name)
    for (const job of pc.printing.jobs()) if (job.printer === name) job.paused = false
    return { name, code }
  },
})
