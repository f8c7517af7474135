import { entryOfText, isNamed } from './entry-of-text.ts'
import { settingDefaults, settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

/**
 * The value of a setting as typed: a list is separated by commas, its named entries are `name=value`. It has the kind of the setting, and
 * may still be refused. Null = it is of another kind.
 */
export function valueOfText<Key extends SettingKey>(key: Key, text: string): SettingValues[Key] | null {
  return plainValue(key, text.trim()) as SettingValues[Key] | null
}

/** The same, where it fits. */
export function parseSetting<Key extends SettingKey>(key: Key, text: string): SettingValues[Key] | null {
  const parsed = settingTable[key].schema.safeParse(valueOfText(key, text))
  return parsed.success ? parsed.data : null
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
