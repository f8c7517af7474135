import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const bytesPerEvent = 900
const ownFolder = 'C:\\Users\\test\\AppData\\Local\\Deskmedic\\bundles'

/** Nothing of a made-up PC is written to a real disk: only the name and size that the file would have. */
export const simulated = simulate<typeof tool>({
  run: (pc, { redact, folder }) => {
    const ending = redact ? 'json' : 'evtx'
    const events = pc.state.eventLog.events.reduce((sum, { count }) => sum + count, 0)
    const stamp = pc.clock.utc().replace(/\D/g, '').slice(0, 14)
    return {
      zipPath: `${(folder ?? ownFolder).replace(/\\+$/, '')}\\deskmedic-${stamp}.zip`,
      bytes: 40_000 + events * bytesPerEvent,
      files: ['results.json', `System.${ending}`, `Application.${ending}`, 'manifest.json'],
      redacted: redact,
      unavailable: [],
    }
  },
})
