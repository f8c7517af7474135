import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    spooler: pc.services.find('Spooler')?.state ?? null,
    jobs: !pc.services.running('Spooler')
      ? null
      : pc.printing.jobs().map((job) => ({
          printer: job.printer,
          jobId: job.jobId,
          document: job.document,
          owner: job.owner,
          paused: job.paused,
          error: job.error,
          deleting: job.deleting,
          offline: pc.state.printing.printers[job.printer]?.workOffline === true,
          blocked: pc.printing.blocked(job),
          needsUser: job.needsUser,
          totalPages: job.totalPages,
          pagesPrinted: 0,
          bytes: job.bytes,
          submittedUtc: job.submittedUtc,
          ageMin: pc.clock.minutesSince(job.submittedUtc),
        })),
  }),
})
