import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { name }) => {
    const service = pc.services.find(name)
    if (service === null) return refuse('service_not_found')
    if (service.startMode === 'Disabled') return refuse('service_disabled')
    const dependents = pc.services.dependents(name)
    const stopped = [...dependents, name].every((each) => pc.services.stop(each))
    for (const each of [name, ...dependents]) pc.services.start(each)
    if (!stopped) return refuse('service_does_not_stop')
    return {
      name,
      status: status(pc, name),
      dependents: dependents.map((dependent) => ({ name: dependent, status: status(pc, dependent) })),
    }
  },
  undo: (pc, done) => {
    pc.services.start(done.name)
    for (const dependent of done.dependents) pc.services.start(dependent.name)
  },
})

function status(pc: SimulatedPc, name: string): string {
  return pc.services.running(name) ? 'Running' : 'Stopped'
}
