import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const builder = 'AudioEndpointBuilder'
const sound = 'Audiosrv'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    pc.services.stop(sound)
    pc.services.restart(builder)
    pc.services.start(sound)
    return {
      services: [builder, sound].map((name) => ({ name, status: pc.services.find(name)?.state ?? 'Stopped' })),
    }
  },
  undo: (pc) => {
    pc.services.start(builder)
    pc.services.start(sound)
  },
})
