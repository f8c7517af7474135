import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import { networkModeSetting, type NetworkModeSetting, type SettingSource } from '../policy/network-mode-setting.ts'
import type { MachinePolicy } from './machine-policy.ts'
import { closedValues, type StoredSettings } from './settings-file.ts'
import { isAdded, settingDefaults, settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

type Environment = Readonly<Record<string, string | undefined>>
type GivenAtStart = { readonly [Key in 'mode' | 'lang' | 'target']?: SettingValues[Key] | undefined }

/** What every place says now. */
export type SettingPlaces = {
  policy: MachinePolicy
  commandLine: GivenAtStart
  readonly environment: Environment
  readonly listsOfEnvironment: Partial<SettingValues>
  stored: StoredSettings
}

export type SettingView<Key extends SettingKey = SettingKey> = {
  readonly key: Key
  readonly value: SettingValues[Key]
  readonly source: SettingSource
  /** True when a change here would have no effect: machine policy or environment decide. */
  readonly locked: boolean
}

type Saying = Pick<SettingPlaces, 'policy' | 'commandLine' | 'stored'>

export type SettingViews = {
  readonly view: <Key extends SettingKey>(key: Key) => SettingView<Key>
  /** `setting_locked` with its source and whom to ask; null = this person may change it. */
  readonly lockOf: (key: SettingKey) => AppError | null
}

/** Every decision asks for a dozen settings: each is worked out once, and again after one of the places says something else. */
export function createSettingViews(places: SettingPlaces): SettingViews {
  let said: Saying = { ...places }
  let known = new Map<SettingKey, SettingView>()
  const view = <Key extends SettingKey>(key: Key): SettingView<Key> => {
    if (!isSaidStill(said, places)) {
      said = { ...places }
      known = new Map()
    }
    const found = known.get(key) ?? viewOf(places, key)
    known.set(key, found)
    return found as SettingView<Key>
  }
  return {
    view,
    lockOf: (key) => {
      const { locked, source } = view(key)
      return locked ? appError('setting_locked', { key, source, contact: places.policy.contact ?? 'none' }) : null
    },
  }
}

/** What a place says is replaced, never changed. */
function isSaidStill(said: Saying, { policy, commandLine, stored }: Saying): boolean {
  return said.policy === policy && said.commandLine === commandLine && said.stored === stored
}

function viewOf<Key extends SettingKey>(places: SettingPlaces, key: Key): SettingView<Key> {
  const { value, source } = effective(places, key)
  return { key, value, source, locked: !isAdded(key) && (source === 'policy' || source === 'environment') }
}

type Effective<Key extends SettingKey> = { readonly value: SettingValues[Key]; readonly source: SettingSource }

function effective<Key extends SettingKey>(places: SettingPlaces, key: Key): Effective<Key> {
  if (key === 'mode') {
    const { mode, source } = modeOf(places)
    return { value: mode as SettingValues[Key], source }
  }
  const found = inOrder(places).filter(({ values }) => values[key] !== undefined)
  const source = found[0]?.source ?? 'default'
  if (isAdded(key)) {
    const blocked = [...new Set(found.flatMap(({ values }) => values[key] ?? []))]
    return { value: blocked as readonly string[] as SettingValues[Key], source }
  }
  return { value: found[0]?.values[key] ?? settingDefaults[key], source }
}

type Place = {
  readonly source: SettingSource
  readonly values: { readonly [Key in SettingKey]?: SettingValues[Key] | undefined }
}

function inOrder(places: SettingPlaces): readonly Place[] {
  // What was closed is not known: until a person confirms, no other place opens it either.
  const held: readonly Place[] = isClosed(places) ? [{ source: 'file', values: closedValues }] : []
  return [
    { source: 'policy', values: places.policy.values },
    ...held,
    { source: 'command_line', values: places.commandLine },
    { source: 'environment', values: places.listsOfEnvironment },
    { source: 'file', values: places.stored.values },
    { source: 'policy_default', values: places.policy.defaults },
  ]
}

function isClosed({ stored }: SettingPlaces): boolean {
  return stored.state === 'closed'
}

export function modeOf(places: SettingPlaces): NetworkModeSetting {
  const { environment, policy, commandLine, stored } = places
  if (isClosed(places)) return networkModeSetting({ policy: policy.mode, file: closedValues.mode })
  return networkModeSetting({
    policy: policy.mode,
    commandLine: commandLine.mode,
    environment: environment['NETWORK_MODE'],
    file: stored.values.mode,
    policyDefault: policy.defaults.mode,
  })
}

export function modeWarnings(places: SettingPlaces): readonly AppError[] {
  const { invalid, mode, source } = modeOf(places)
  if (invalid === null) return []
  const value = invalid === 'environment' ? (places.environment['NETWORK_MODE'] ?? '') : null
  const used: NetworkMode = mode
  const file = invalid === 'policy' ? (places.policy.found.file ?? '') : ''
  return [appError('invalid_network_mode', { source, file, value, used })]
}

const listVariables = { ALLOW_TOOLS: 'allowTools', BLOCK_TOOLS: 'blockTools' } as const

/** What the environment allows and blocks; names that cannot be one are left out and told. */
export function environmentLists(environment: Environment): {
  readonly values: Partial<SettingValues>
  readonly warnings: readonly AppError[]
} {
  const values: Record<string, unknown> = {}
  const warnings: AppError[] = []
  for (const [variable, key] of Object.entries(listVariables)) {
    const text = environment[variable]
    if (text === undefined || text.trim() === '') continue
    const names = text.split(',').map((name) => name.trim())
    const good = names.filter((name) => settingTable[key].schema.safeParse([name]).success)
    values[key] = good
    if (good.length < names.length)
      warnings.push(appError('settings_corrupt', { source: 'environment', file: '', invalid: variable }))
  }
  return { values, warnings }
}
