import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { clearPac }) => {
    const { proxy } = pc.state
    const old = { oldEnabled: proxy.enabled ? 1 : 0, oldServer: proxy.server, oldPacUrl: proxy.setupScriptUrl }
    proxy.enabled = false
    if (clearPac) proxy.setupScriptUrl = null
    return { ...old, pacCleared: clearPac && old.oldPacUrl !== null }
  },
  undo: (pc, done) => {
    pc.state.proxy.enabled = done.oldEnabled === 1
    if (done.pacCleared) pc.state.proxy.setupScriptUrl = done.oldPacUrl
  },
})
