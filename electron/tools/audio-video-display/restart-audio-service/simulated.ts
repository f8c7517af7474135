import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const builder = 'AudioEndpointBuilder'
const sound = 'Audiosrv'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const stopped = pc.services.stop(sound) && pc.services.stop(builder)
    for (const name of [builder, sound]) pc.services.start(name)
    if (!stopped) return refuse('service_does_not_stop')
    return {
      services: [builder, sound].map((name) => ({ name, status: pc.services.find(name)?.state ?? 'Stopped' })),
    }
  },
  undo: (pc) => {
    pc.services.start(builder)
    pc.services.start(sound)
  },
})
