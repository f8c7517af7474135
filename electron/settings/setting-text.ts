import { entryText, type AnyEntry } from '../../shared/domain/network-settings.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { entryOfText, isNamed } from './entry-of-text.ts'
import { settingDefaults, settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

/**
 * The value of a setting as typed: a list is separated by commas, its named entries are `name=value`. It has the kind of the setting, and
 * may still be refused. Null = it is of another kind.
 */
export function valueOfText<Key extends SettingKey>(key: Key, text: string): SettingValues[Key] | null {
  return plainValue(key, text.trim()) as SettingValues[Key] | null
}

/** What was typed, for the setting as this person has it. Fails with `setting_not_typed` where that would add what nobody has agreed to. */
export function typedInto<Key extends SettingKey>(
  key: Key,
  value: SettingValues[Key],
  own: SettingValues[Key],
): Result<SettingValues[Key]> {
  if (settingTable[key].agreedOnly !== true) return ok(value)
  const agreed = textsOf(own)
  return textsOf(value).every((entry) => agreed.includes(entry)) ? ok(value) : fail('setting_not_typed', { key })
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((entry: AnyEntry) => entryText(entry)) : []
}

function plainValue(key: SettingKey, text: string): unknown {
  const initial = settingDefaults[key]
  if (Array.isArray(initial)) {
    const entries = text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
    return isNamed(key) ? entries.map((entry) => entryOfText(key, entry)) : entries
  }
  if (typeof initial === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : null
  if (typeof initial === 'boolean') return text === 'true' ? true : text === 'false' ? false : null
  return text
}
