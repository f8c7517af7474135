import type { Reconfirm } from '../../shared/domain/reconfirm.ts'
import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import type { AppError } from '../../shared/errors.ts'
import { createSerialQueue } from '../kernel/serial-queue.ts'
import type { Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import type { PolicyLimits } from '../policy/availability.ts'
import {
  createSettingViews,
  environmentLists,
  modeOf,
  modeWarnings,
  type SettingPlaces,
  type SettingView,
} from './effective-setting.ts'
import { judgeContext, judgeSetting, settingRefused, type Judging } from './judge-setting.ts'
import { readMachinePolicy, type PolicyFound, type PolicyOrigin } from './machine-policy.ts'
import type { PolicyOther } from './policy-others.ts'
import type { PolicySource } from './policy-answer.ts'
import { isSamePolicy, policyDifferences, type PolicyDifference } from './policy-difference.ts'
import {
  closedValues,
  readSettingsFile,
  settingsWarnings,
  settleSettingsFile,
  writeSettingsFile,
  type SettingsState,
} from './settings-file.ts'
import type { JudgeContext } from './setting-row.ts'
import { isSettingKey, settingDefaults, settingKeys, type SettingKey, type SettingValues } from './setting-table.ts'
import { typedInto, valueOfText } from './setting-text.ts'

export type { SettingView } from './effective-setting.ts'

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
  /** The same from text. Also fails with `unknown_setting`, `invalid_arguments` and `setting_not_typed`. */
  setText(key: string, text: string, record?: RecordChange): Promise<Result<SettingView>>
  /** Other than `whole`: what was closed is partly or wholly not known, until a person confirms. */
  state(): SettingsState
  /** A person says that the settings as they are now are to count. Fails as `set` does. */
  confirm(): Promise<Result<void>>
  /** Reads the machine policy again, and lets it count; null = it is as before. */
  refreshPolicy(): Promise<readonly PolicyDifference[] | null>
  /** True = the machine policy is still being read, and nothing may run that it could forbid. */
  policyPending(): boolean
  /** What fixes this setting in the machine policy; null = nothing there does. */
  policyOrigin(key: SettingKey): PolicyOrigin | null
  /** Blocks of the machine policy alone: no allow list lifts these. */
  policyBlockTools(): readonly string[]
  /** What the machine policy, or one that cannot be understood, forbids beside its values. */
  policyLimits(): PolicyLimits
  /** What the machine policy says by names that are no setting, as administrators know them. */
  policyOthers(): ReadonlyMap<string, PolicyOther>
  /** When the window with administrator rights waits for a click. */
  policyReconfirm(): Reconfirm
  /** Whom to ask about what the machine policy has fixed; null = nobody is named. */
  adminContact(): string | null
  /** Where the organisation wants reports: an address or a folder; null = it does not say. */
  ticketTarget(): string | null
  /** Whether a machine policy was found, and counts. */
  policyFound(): PolicyFound
  /** What a person has to be told now. */
  warnings(): readonly AppError[]
}

/** For whoever only looks: changes are made where they are recorded. */
export type ReadSettings = Omit<Settings, 'set' | 'change' | 'setText' | 'confirm' | 'refreshPolicy'>

export type SettingsDeps = {
  readonly file: string
  readonly policy: PolicySource
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly commandLine?: { readonly [Key in 'mode' | 'lang' | 'target']?: SettingValues[Key] | undefined }
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly judging: Judging
}

/** Opens the settings. Never fails: what cannot be read gives a warning and the safe value. */
export async function openSettings(deps: SettingsDeps): Promise<Settings> {
  const environment = environmentLists(deps.environment)
  const sources: Sources = {
    deps,
    policy: await readMachinePolicy(deps.policy),
    commandLine: deps.commandLine ?? {},
    environment: deps.environment,
    listsOfEnvironment: environment.values,
    stored: await readSettingsFile(deps, deps.file),
  }
  const { view, lockOf } = createSettingViews(sources)
  const get: Settings['get'] = (key) => view(key).value
  const context = judgeContext(deps.judging, { get, view })
  // Two changes at once must not write over each other: each reads what the one before has written.
  const inOrder = createSerialQueue()
  const change: Settings['change'] = async (key, changed, record = notRecorded) => {
    const lock = lockOf(key)
    if (lock !== null) return { ok: false, error: lock }
    const written = await inOrder(() => storeValue(sources, { key, changed, record, context }))
    return written.ok ? ok(view(key)) : written
  }
  const set: Settings['set'] = (key, value, record) => change(key, () => ok(value), record)
  return {
    get,
    view,
    lockOf,
    own: (key) => sources.stored.values[key] ?? settingDefaults[key],
    list: () => settingKeys.map((key) => view(key)),
    modeUnlessGiven: () => modeOf({ ...sources, commandLine: {} }).mode,
    judge: (key, value) => judgeSetting({ key, value, before: sources.stored.values[key] }, context),
    set,
    change,
    setText: async (key, text, record) => {
      if (!isSettingKey(key)) return fail('unknown_setting', { key })
      const value = valueOfText(key, text)
      return value === null ? settingRefused(key) : change(key, (own) => typedInto(key, value, own), record)
    },
    state: () => sources.stored.state,
    confirm: () => inOrder(() => settle(sources)),
    ...policyOf(sources),
    warnings: () => [
      ...sources.policy.warnings,
      ...modeWarnings(sources),
      ...environment.warnings,
      ...settingsWarnings(deps.file, sources.stored),
    ],
  }
}

type Sources = SettingPlaces & { readonly deps: SettingsDeps }

type OfPolicy = Pick<
  Settings,
  | 'refreshPolicy'
  | 'policyPending'
  | 'policyOrigin'
  | 'policyBlockTools'
  | 'policyLimits'
  | 'policyOthers'
  | 'policyReconfirm'
  | 'adminContact'
  | 'ticketTarget'
  | 'policyFound'
>

function policyOf(sources: Sources): OfPolicy {
  // One that began earlier must not put back what a later one has found.
  const inOrder = createSerialQueue()
  return {
    refreshPolicy: () =>
      inOrder(async () => {
        const [before, after] = [sources.policy, await readMachinePolicy(sources.deps.policy)]
        if (isSamePolicy(before, after)) return null
        sources.policy = after
        return policyDifferences(before, after)
      }),
    policyPending: () => sources.policy.pending,
    policyOrigin: (key) => sources.policy.origins.get(key) ?? null,
    policyBlockTools: () => sources.policy.values.blockTools ?? [],
    policyLimits: () => sources.policy.limits,
    policyOthers: () => sources.policy.others,
    policyReconfirm: () => sources.policy.reconfirm,
    adminContact: () => sources.policy.contact,
    ticketTarget: () => sources.policy.ticketTarget,
    policyFound: () => sources.policy.found,
  }
}

const notRecorded: RecordChange = () => Promise.resolve(ok(undefined))

type WantedChange<Key extends SettingKey> = {
  readonly key: Key
  readonly changed: Changed<Key>
  readonly record: RecordChange
  readonly context: JudgeContext
}

async function storeValue<Key extends SettingKey>(
  sources: Sources,
  { key, changed, record, context }: WantedChange<Key>,
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
  const value = wanted.ok ? await judgeSetting({ key, value: wanted.value, before }, context) : wanted
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
