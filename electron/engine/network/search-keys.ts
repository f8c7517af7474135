import { searchKeyVariables, type SearchKeyName } from '../../../shared/domain/external-access.ts'
import { lookUp } from '../../executors/process/host-environment.ts'
import type { BackendPorts } from '../host-ports.ts'

/** The key of a service from the environment; null = there is none. */
export function keyInEnvironment(environment: BackendPorts['environment'], name: SearchKeyName): string | null {
  const key = lookUp(environment, searchKeyVariables[name])?.trim() ?? ''
  return key === '' ? null : key
}
