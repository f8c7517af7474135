import { clipboardService } from '../../../machines/simulated/parts/clipboard.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { historyOn, historyBlocked, syncBlocked, remoteBlocked, formats } = pc.state.clipboard
    const canOpen = pc.clipboard.canOpen()
    return {
      historyOn,
      historyBlocked,
      syncBlocked,
      service: pc.services.find(clipboardService)?.state ?? null,
      remoteSession: pc.session.remote(),
      remoteClipRunning: pc.clipboard.remoteHelperRuns(),
      remoteClipBlocked: remoteBlocked,
      canOpen,
      formats: canOpen ? [...formats] : [],
    }
  },
})
