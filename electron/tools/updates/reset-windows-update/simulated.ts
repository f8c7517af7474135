import { updateFolder } from '../../../machines/simulated/parts/updates.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { tool } from './tool.ts'

/** What Windows says of a folder that a program keeps open. */
const folderInUse = 'RenameItemIOError,Microsoft.PowerShell.Commands.RenameItemCommand'
const names = ['UsoSvc', 'wuauserv', 'BITS']

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const servicesBefore = statesOf(pc)
    const stamp = pc.clock.utc().replace(/\D/g, '').slice(0, 14)
    const before = names.flatMap((name) => {
      const service = pc.services.find(name)
      return service ? [[name, structuredClone(service)] as const] : []
    })
    const stopped = names.every((name) => pc.services.stop(name))
    const backup = stopped ? pc.updates.setCacheAside(stamp, Object.fromEntries(before)) : null
    for (const name of names.toReversed()) pc.services.start(name)
    const errorId = stopped ? folderInUse : 'service_does_not_stop'
    return {
      folder: updateFolder,
      backup,
      errorId: backup === null ? errorId : null,
      servicesBefore,
      servicesAfter: statesOf(pc),
    }
  },
  undo: (pc, done) => {
    const services = done.backup === null ? null : pc.updates.putCacheBack(done.backup)
    for (const [name, before] of Object.entries(services ?? {})) {
      Object.assign(pc.services.find(name) ?? {}, before)
    }
  },
})

function statesOf(pc: SimulatedPc): { name: string; status: string }[] {
  return names.flatMap((name) => {
    const service = pc.services.find(name)
    return service ? [{ name, status: service.state }] : []
  })
}
