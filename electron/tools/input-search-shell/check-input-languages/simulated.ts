import { textInputService, typingHelper } from '../../../machines/simulated/parts/typing.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const service = pc.services.find(textInputService)
    return {
      ...structuredClone(pc.state.typing),
      ctfmonRunning: pc.processes.all().some(({ name }) => name === typingHelper),
      services: service
        ? [{ name: textInputService, status: service.state, startType: startTypes[service.startMode] }]
        : [],
      unavailable: [],
    }
  },
})

/** The list of services has other names for the same than a single service. */
const startTypes = { Auto: 'Automatic', Manual: 'Manual', Disabled: 'Disabled' } as const
