import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import type { AppError } from '../../shared/errors.ts'
import { createSerialQueue } from '../kernel/serial-queue.ts'
import type { Ids } from '../kernel/ports.ts'
import { failArgument } from '../kernel/invalid-argument.ts'
import { appError, fail, ok, type Result } from '../kernel/result.ts'
import { networkModeSetting, type NetworkModeSetting, type SettingSource } from '../policy/network-mode-setting.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import type { PolicyLimits } from '../policy/availability.ts'
import { readMachinePolicy, type MachinePolicy, type PolicyFound, type PolicySource } from './machine-policy.ts'
import {
  closedValues,
  readSettingsFile,
  settingsWarnings,
  settleSettingsFile,
  writeSettingsFile,
  type SettingsState,
  type StoredSettings,
} from './settings-file.ts'
import { judgeSetting } from './judge-setting.ts'
import type { JudgePorts } from './setting-row.ts'
import {
  isSettingKey,
  settingDefaults,
  settingKeys,
  settingTable,
  type SettingKey,
  type SettingValues,
} from './setting-table.ts'
import { valueOfText } from './setting-text.ts'

export type SettingView<Key extends SettingKey = SettingKey> = {
  readonly key: Key
  readonly value: SettingValues[Key]
  readonly source: SettingSource
  /** True when a change here would have no effect: machine policy or environment decide. */
  readonly locked: boolean
}

/** A change that is about to be written. */
export type SettingChange = { readonly key: SettingKey; readonly from: unknown; readonly to: unknown }

/** A new value from the one that this person has set. */
export type Changed<Key extends SettingKey> = (own: SettingValues[Key]) => Result<SettingValues[Key]>

/** Writes a change down before it counts; a failure refuses the change. */
export type RecordChange = (change: SettingChange) => Promise<Result<void>>

export type Settings = {
  get<Key extends SettingKey>(key: Key): SettingValues[Key]
  view<Key extends SettingKey>(key: Key): SettingView<Key>
  /** `setting_locked` with its source and whom to ask; null = this person may change it. */
  lockOf(key: SettingKey): AppError | null
  /** What this person has set, whatever else decides; else the default. */
  own<Key extends SettingKey>(key: Key): SettingValues[Key]
  list(): readonly SettingView[]
  /** The network mode as it would be without the one that was given at the start. */
  modeUnlessGiven(): NetworkMode
  /** The value as it would be kept. Fails where a person may not set it, with a code of its own for each kind of value. */
  judge<Key extends SettingKey>(key: Key, value: SettingValues[Key]): Promise<Result<SettingValues[Key]>>
  /**
   * Judged, and durable when it resolves, and in force from then on: what was given at the start gives way to a later choice. Fails as
   * `judge` does, with `setting_locked` (with its source), `settings_closed`, `settings_unreadable`, `data_folder_unwritable`, or as
   * `record` does.
   */
  set<Key extends SettingKey>(
    key: Key,
    value: SettingValues[Key],
    record?: RecordChange,
  ): Promise<Result<SettingView<Key>>>
  /** The same from what this person has set by then: no change of others at the same moment is lost. Also fails as `changed` does. */
  change<Key extends SettingKey>(
    key: Key,
    changed: Changed<Key>,
    record?: RecordChange,
  ): Promise<Result<SettingView<Key>>>
  /** The same from text. Also fails with `unknown_setting` and `invalid_arguments`. */
  setText(key: string, text: string, record?: RecordChange): Promise<Result<SettingView>>
  /** Other than `whole`: what was closed is partly or wholly not known, until a person confirms. */
  state(): SettingsState
  /** A person says that the settings as they are now are to count. Fails as `set` does. */
  confirm(): Promise<Result<void>>
  /** Blocks of the machine policy alone: no allow list lifts these. */
  readonly policyBlockTools: readonly string[]
  /** What the machine policy, or one that cannot be understood, forbids beside its values. */
  readonly policyLimits: PolicyLimits
  /** Whom to ask about what the machine policy has fixed; null = nobody is named. */
  readonly adminContact: string | null
  /** Whether a machine policy was found, and counts. */
  readonly policyFound: PolicyFound
  /** What a person has to be told now. */
  warnings(): readonly AppError[]
}

/** For whoever only looks: changes are made where they are recorded. */
export type ReadSettings = Omit<Settings, 'set' | 'change' | 'setText' | 'confirm'>

export type SettingsDeps = {
  readonly file: string
  readonly policy: PolicySource
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly commandLine?: { readonly [Key in 'mode' | 'lang' | 'target']?: SettingValues[Key] | undefined }
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly judging: JudgePorts
}

/** Opens the settings. Never fails: what cannot be read gives a warning and the safe value. */
export async function openSettings(deps: SettingsDeps): Promise<Settings> {
  const policy = await readMachinePolicy(deps.policy)
  const environment = environmentLists(deps.environment)
  const sources: Sources = {
    deps,
    policy,
    commandLine: deps.commandLine ?? {},
    environment: environment.values,
    stored: await readSettingsFile(deps, deps.file),
  }
  // Two changes at once must not write over each other: each reads what the one before has written.
  const inOrder = createSerialQueue()
  const change: Settings['change'] = async (key, changed, record = notRecorded) => {
    const lock = lockOf(sources, key)
    if (lock !== null) return { ok: false, error: lock }
    const written = await inOrder(() => storeValue(sources, { key, changed, record }))
    return written.ok ? ok(viewOf(sources, key)) : written
  }
  const set: Settings['set'] = (key, value, record) => change(key, () => ok(value), record)
  return {
    get: (key) => viewOf(sources, key).value,
    view: (key) => viewOf(sources, key),
    lockOf: (key) => lockOf(sources, key),
    own: (key) => sources.stored.values[key] ?? settingDefaults[key],
    list: () => settingKeys.map((key) => viewOf(sources, key)),
    modeUnlessGiven: () => modeOf({ ...sources, commandLine: {} }).mode,
    judge: (key, value) => judgeSetting({ key, value, before: sources.stored.values[key] }, deps.judging),
    set,
    change,
    setText: async (key, text, record) => {
      if (!isSettingKey(key)) return fail('unknown_setting', { key })
      const value = valueOfText(key, text)
      return value === null ? failArgument({ field: key }) : set(key, value, record)
    },
    state: () => sources.stored.state,
    confirm: () => inOrder(() => settle(sources)),
    policyBlockTools: policy.values.blockTools ?? [],
    policyLimits: policy.limits,
    adminContact: policy.contact,
    policyFound: policy.found,
    warnings: () => [
      ...policy.warnings,
      ...modeWarnings(modeOf(sources), deps),
      ...environment.warnings,
      ...settingsWarnings(deps.file, sources.stored),
    ],
  }
}

const notRecorded: RecordChange = () => Promise.resolve(ok(undefined))

type Sources = {
  readonly deps: SettingsDeps
  readonly policy: MachinePolicy
  commandLine: NonNullable<SettingsDeps['commandLine']>
  readonly environment: Partial<SettingValues>
  stored: StoredSettings
}

function viewOf<Key extends SettingKey>(sources: Sources, key: Key): SettingView<Key> {
  const { value, source } = effective(sources, key)
  return { key, value, source, locked: !isAdded(key) && (source === 'policy' || source === 'environment') }
}

type Effective<Key extends SettingKey> = { readonly value: SettingValues[Key]; readonly source: SettingSource }

function effective<Key extends SettingKey>(sources: Sources, key: Key): Effective<Key> {
  if (key === 'mode') {
    const { mode, source } = modeOf(sources)
    return { value: mode as SettingValues[Key], source }
  }
  const places = placesOf(sources).filter(({ values }) => values[key] !== undefined)
  const source = places[0]?.source ?? 'default'
  if (isAdded(key)) {
    const blocked = [...new Set(places.flatMap(({ values }) => values[key] ?? []))]
    return { value: blocked as readonly string[] as SettingValues[Key], source }
  }
  return { value: places[0]?.values[key] ?? settingDefaults[key], source }
}

/** Every place may add a block, none can take one of another away. */
const addedKeys = ['blockTools', 'denyDomains', 'denyToolDomains'] as const satisfies readonly SettingKey[]

function isAdded(key: SettingKey): key is (typeof addedKeys)[number] {
  return (addedKeys as readonly SettingKey[]).includes(key)
}

type Place = {
  readonly source: SettingSource
  readonly values: { readonly [Key in SettingKey]?: SettingValues[Key] | undefined }
}

function placesOf(sources: Sources): readonly Place[] {
  // What was closed is not known: until a person confirms, no other place opens it either.
  const held: readonly Place[] = isClosed(sources) ? [{ source: 'file', values: closedValues }] : []
  return [
    { source: 'policy', values: sources.policy.values },
    ...held,
    { source: 'command_line', values: sources.commandLine },
    { source: 'environment', values: sources.environment },
    { source: 'file', values: sources.stored.values },
  ]
}

function isClosed({ stored }: Sources): boolean {
  return stored.state === 'closed'
}

function modeOf(sources: Sources): NetworkModeSetting {
  const { deps, policy, commandLine, stored } = sources
  if (isClosed(sources)) return networkModeSetting({ policy: policy.mode, file: closedValues.mode })
  return networkModeSetting({
    policy: policy.mode,
    commandLine: commandLine.mode,
    environment: deps.environment['NETWORK_MODE'],
    file: stored.values.mode,
  })
}

function modeWarnings({ invalid, mode, source }: NetworkModeSetting, deps: SettingsDeps): readonly AppError[] {
  if (invalid === null) return []
  const value = invalid === 'environment' ? (deps.environment['NETWORK_MODE'] ?? '') : null
  const used: NetworkMode = mode
  return [appError('invalid_network_mode', { source, value, used })]
}

type WantedChange<Key extends SettingKey> = {
  readonly key: Key
  readonly changed: Changed<Key>
  readonly record: RecordChange
}

async function storeValue<Key extends SettingKey>(
  sources: Sources,
  { key, changed, record }: WantedChange<Key>,
): Promise<Result<void>> {
  const { deps } = sources
  // Read again: another window or program may have changed another key meanwhile.
  const now = await readSettingsFile(deps, deps.file)
  // What could not be read is no empty file: written back, it would open everything that was closed.
  if (now.unreadable !== null) return { ok: false, error: now.unreadable }
  sources.stored = now
  if (now.state === 'closed' && Object.hasOwn(closedValues, key))
    return fail('settings_closed', { file: deps.file, key })
  const before = now.values[key] ?? settingDefaults[key]
  const wanted = changed(before)
  const value = wanted.ok ? await judgeSetting({ key, value: wanted.value, before }, deps.judging) : wanted
  if (!value.ok) return value
  const recorded = await record({ key, from: before, to: value.value })
  if (!recorded.ok) return recorded
  const stored = { ...now, values: { ...now.values, [key]: value.value } }
  const written = await writeSettingsFile(deps, deps.file, stored)
  if (!written.ok) return written
  sources.stored = stored
  sources.commandLine = { ...sources.commandLine, [key]: undefined }
  return written
}

async function settle(sources: Sources): Promise<Result<void>> {
  const settled = await settleSettingsFile(sources.deps, sources.deps.file)
  if (!settled.ok) return settled
  sources.stored = settled.value
  return ok(undefined)
}

const listVariables = { ALLOW_TOOLS: 'allowTools', BLOCK_TOOLS: 'blockTools' } as const

function environmentLists(environment: SettingsDeps['environment']): {
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

function lockOf(sources: Sources, key: SettingKey): AppError | null {
  const { locked, source } = viewOf(sources, key)
  return locked ? appError('setting_locked', { key, source, contact: sources.policy.contact ?? 'none' }) : null
}
