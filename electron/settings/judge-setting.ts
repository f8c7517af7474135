import * as z from 'zod'

import { allowedIn } from '../contract/argument-validation.ts'
import { failArgument } from '../kernel/invalid-argument.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { SettingView } from './effective-setting.ts'
import type { JudgeContext, JudgePorts } from './setting-row.ts'
import { settingDefaults, settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

type Wanted<Key extends SettingKey> = {
  readonly key: Key
  readonly value: SettingValues[Key]
  readonly before: SettingValues[Key] | undefined
}

/** What is set now, wherever it was set. */
export type SettingsNow = {
  get<Key extends SettingKey>(key: Key): SettingValues[Key]
  view<Key extends SettingKey>(key: Key): SettingView<Key>
}

/** How a model can be reached by these settings: on this PC, or elsewhere. Fails where it may not be asked now. */
export type ModelWayOf = (address: string, settings: SettingsNow) => Promise<Result<{ readonly runsHere: boolean }>>

/** What values are judged by: this PC, and what is set besides. */
export type Judging = JudgePorts & {
  readonly modelWay: ModelWayOf
  /** Whether a folder can be part of a collection of code, by the workspaces of these settings. */
  readonly collectedFolder: (folder: string, settings: SettingsNow) => Promise<Result<unknown>>
}

export function judgeContext(judging: Judging, now: SettingsNow): JudgeContext {
  return {
    ...judging,
    webhooks: () => now.get('webhooks').map(({ name }) => name),
    notifyWebhook: () => now.get('notifyWebhook'),
    modelAddress: () => now.get('modelAddress'),
    modelWay: (address) => judging.modelWay(address, now),
    collectedFolder: (folder) => judging.collectedFolder(folder, now),
  }
}

/** A value as it is to be kept. Fails where a person may not set it: with the code of its judge, else with `invalid_arguments`. */
export async function judgeSetting<Key extends SettingKey>(
  { key, value, before = settingDefaults[key] }: Wanted<Key>,
  context: JudgeContext,
): Promise<Result<SettingValues[Key]>> {
  const { judge, schema } = settingTable[key]
  const kept = judge === undefined ? ok(value) : await judge(value, before, context)
  return !kept.ok || schema.safeParse(kept.value).success ? kept : settingRefused(key)
}

/** The error for a value that does not fit, with what may stand there. */
export function settingRefused(key: SettingKey): Result<never> {
  const schema = z.toJSONSchema(settingTable[key].schema, { io: 'input', unrepresentable: 'any' })
  return failArgument({ field: key, allowed: allowedIn(schema) })
}
