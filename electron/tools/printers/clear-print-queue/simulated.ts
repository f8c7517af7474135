import type { PrintJobState } from '../../../machines/simulated/parts/printing.ts'
import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** The pages, and what Windows must know of them: a .SPL and a .SHD. */
const filesOfJob = 2

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    if (!pc.services.stop('Spooler')) return refuse('service_does_not_stop')
    const jobs = pc.printing.takeAllJobs()
    pc.services.start('Spooler')
    return {
      moved: jobs.length * filesOfJob,
      notMoved: 0,
      folder: pc.printing.spoolFolder,
      quarantine: pc.quarantine.keep(pc.printing.spoolFolder, 'Deskmedic-', jobs),
      spooler: pc.services.find('Spooler')?.state ?? 'Stopped',
    }
  },
  undo: (pc, done) => {
    pc.printing.putBack(pc.quarantine.take<PrintJobState>(pc.printing.spoolFolder, done.quarantine))
    pc.services.restart('Spooler')
  },
})
