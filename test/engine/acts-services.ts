import { searchService } from '../../electron/machines/simulated/parts/search-index.ts'
import { updateFolder } from '../../electron/machines/simulated/parts/updates.ts'
import { markedForRebuild } from './acts-registry.ts'
import { lower, refused, text, type ActHandler, type Place } from './world-memory.ts'

export const serviceActs: Readonly<Record<string, ActHandler>> = {
  'Stop-Service': (place, details) => {
    const name = text(details, 'name')
    const { services } = place.pc
    if (!services.find(name)) return refused('NoServiceFoundForGivenName', 'ObjectNotFound')
    if (dependentsOf(place, name).length > 0 && details['force'] !== true) return refused('ServiceHasDependentServices')
    if (!stop(place, name) && details['noWait'] !== true) throw new Error(`waits for ${name} without end`)
    return undefined
  },
  'Start-Service': (place, details) => start(place, text(details, 'name')),
}

function dependentsOf({ pc }: Place, name: string): string[] {
  return Object.entries(pc.state.services)
    .filter(([, other]) => other.state !== 'Stopped' && other.requires.some((needed) => lower(needed) === lower(name)))
    .map(([other]) => other)
}

/** Windows stops first what needs the service, and goes no further where that hangs. */
function stop(place: Place, name: string): boolean {
  return dependentsOf(place, name).every((dependent) => stop(place, dependent)) && place.pc.services.stop(name)
}

/** Windows first starts what the service needs. One that breaks down a moment later has been started all the same. */
function start(place: Place, name: string): ReturnType<ActHandler> {
  const { pc } = place
  const service = pc.services.find(name)
  if (!service) return refused('NoServiceFoundForGivenName', 'ObjectNotFound')
  if (service.startMode === 'Disabled' || service.state === 'StopPending') return refused('CouldNotStartService')
  for (const needed of service.requires) {
    if (start(place, needed)?.error) return refused('CouldNotStartService')
  }
  const started = pc.services.start(name)
  if (!started && service.onStart === 'fail') return refused('CouldNotStartService')
  if (started) afterStart(place, lower(name))
  return undefined
}

function afterStart({ pc, memory }: Place, name: string): void {
  const { searchIndex } = pc.state
  if (name === lower(searchService) && searchIndex.buildingUntilMs === markedForRebuild) pc.searchIndex.rebuild()
  if (name === 'wuauserv') makeAnew(memory, updateFolder)
}

/** The folder is there again, with what the state has of it. */
export function makeAnew(memory: Place['memory'], folder: string): void {
  memory.takenAway = memory.takenAway.filter((path) => !lower(path).startsWith(lower(folder)))
}
