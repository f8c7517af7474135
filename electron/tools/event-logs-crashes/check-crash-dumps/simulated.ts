import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const dumpBytes = 2_400_000

export const simulated = simulate<typeof tool>({
  run: (pc, { days }) => {
    const bugchecks = pc.crashes.bugchecks(days)
    const dumpFiles = bugchecks.flatMap(({ utc, dump }) =>
      dump === null ? [] : [{ name: dump.slice(dump.lastIndexOf('\\') + 1), bytes: dumpBytes, utc }],
    )
    const unexpected = pc.crashes.unexpected(days)
    return { bugchecks, unexpected, dumpFiles, dumpsEnabled: true, unavailable: [] }
  },
})
