import * as z from 'zod'

import { allowedIn } from '../contract/argument-validation.ts'
import { failArgument } from '../kernel/invalid-argument.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { JudgePorts } from './setting-row.ts'
import { settingDefaults, settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

type Wanted<Key extends SettingKey> = {
  readonly key: Key
  readonly value: SettingValues[Key]
  readonly before: SettingValues[Key] | undefined
}

/** A value as it is to be kept. Fails where a person may not set it: with the code of its judge, else with `invalid_arguments`. */
export async function judgeSetting<Key extends SettingKey>(
  { key, value, before = settingDefaults[key] }: Wanted<Key>,
  ports: JudgePorts,
): Promise<Result<SettingValues[Key]>> {
  const { judge, schema } = settingTable[key]
  const kept = judge === undefined ? ok(value) : await judge(value, before, ports)
  return !kept.ok || schema.safeParse(kept.value).success ? kept : settingRefused(key)
}

/** The error for a value that does not fit, with what may stand there. */
export function settingRefused(key: SettingKey): Result<never> {
  const schema = z.toJSONSchema(settingTable[key].schema, { io: 'input', unrepresentable: 'any' })
  return failArgument({ field: key, allowed: allowedIn(schema) })
}
