import type { ServiceState } from '../../../machines/simulated/parts/services.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

type ServiceRow = ResultOf<typeof tool>['services'][number]

export const simulated = simulate<typeof tool>({
  run: (pc, { names }) => {
    const wanted = new Set(names.map((name) => name.toLowerCase()))
    const rows = Object.entries(pc.state.services)
      .filter(([name, service]) => (wanted.size > 0 ? wanted.has(name.toLowerCase()) : failedAutomatic(service)))
      .map(([name, service]) => row(pc, { name, service, withLinks: wanted.size > 0 }))
    return {
      mode: wanted.size > 0 ? 'named' : 'failed_automatic',
      services: rows,
      missing: names.filter((name) => pc.services.find(name) === null),
    }
  },
})

function failedAutomatic(service: ServiceState): boolean {
  return service.startMode === 'Auto' && service.state !== 'Running'
}

type Listed = { readonly name: string; readonly service: ServiceState; readonly withLinks: boolean }

/** Links between services are read for named ones only, as on a real PC. */
function row(pc: SimulatedPc, { name, service, withLinks }: Listed): ServiceRow {
  return {
    name,
    displayName: service.displayName,
    // As this class writes it, with a space.
    state: service.state === 'StopPending' ? 'Stop Pending' : service.state,
    startMode: service.startMode,
    delayed: service.delayed,
    exitCode: service.exitCode,
    pid: service.pid,
    account: service.account,
    requires: withLinks ? [...service.requires] : [],
    runningDependents: withLinks ? pc.services.dependents(name) : [],
  }
}
