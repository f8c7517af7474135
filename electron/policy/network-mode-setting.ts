import { isNetworkMode, type NetworkMode } from '../../shared/domain/network-mode.ts'

export type SettingSource = 'policy' | 'command_line' | 'environment' | 'file' | 'policy_default' | 'default'

/** What each place says about the network mode; undefined = nothing. */
export type NetworkModeSources = {
  /** From the machine policy, as found: any type. */
  readonly policy?: unknown
  readonly commandLine?: NetworkMode | undefined
  /** `NETWORK_MODE`, as found. */
  readonly environment?: string | undefined
  readonly file?: NetworkMode | undefined
  /** What the machine policy starts with, for a person to change. */
  readonly policyDefault?: NetworkMode | undefined
}

export type NetworkModeSetting = {
  readonly mode: NetworkMode
  readonly source: SettingSource
  /** Where a value stood that is no mode. */
  readonly invalid: 'policy' | 'environment' | null
}

/**
 * Policy, then command line, environment, settings file, starting value of the policy, default. A mode that nobody understands means `online` in the
 * environment and `offline` in the machine policy: an administrator's slip must not open the network.
 */
export function networkModeSetting(sources: NetworkModeSources): NetworkModeSetting {
  if (sources.policy !== undefined) return fromPolicy(sources.policy)
  if (sources.commandLine !== undefined) return setting(sources.commandLine, 'command_line')
  const environment = sources.environment?.trim().toLowerCase() ?? ''
  if (environment !== '') return fromEnvironment(environment)
  if (sources.file !== undefined) return setting(sources.file, 'file')
  if (sources.policyDefault !== undefined) return setting(sources.policyDefault, 'policy_default')
  return setting('online', 'default')
}

function fromPolicy(value: unknown): NetworkModeSetting {
  if (typeof value === 'string' && isNetworkMode(value)) return setting(value, 'policy')
  return { mode: 'offline', source: 'policy', invalid: 'policy' }
}

function fromEnvironment(value: string): NetworkModeSetting {
  if (isNetworkMode(value)) return setting(value, 'environment')
  return { mode: 'online', source: 'environment', invalid: 'environment' }
}

function setting(mode: NetworkMode, source: SettingSource): NetworkModeSetting {
  return { mode, source, invalid: null }
}
