import type { Caller } from '../../shared/domain/caller.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { RecordedSettings } from './recorded-settings.ts'
import { isSettingKey, type SettingKey, type SettingValues } from './setting-table.ts'
import { typedInto, valueOfText } from './setting-text.ts'
import type { Changed, ReadSettings } from './settings.ts'
import { openedBy, type AskedChange, type Opening } from './what-opens.ts'

export type AskedSettingsDeps = {
  /** Where changes are made. */
  readonly door: RecordedSettings
  readonly settings: ReadSettings
  readonly modelWay: Opening['modelWay']
  readonly caller: () => Caller
  /** Whether the person agrees to what a change opens. */
  readonly agrees: (changes: readonly AskedChange[]) => Promise<boolean>
}

/**
 * The same door with a person before it: what opens more is done after their yes, else fails with `setting_not_confirmed`. What they
 * have said yes to is not asked again, whichever of two settings opens it.
 */
export function createAskedSettings({ door, settings, modelWay, caller, agrees }: AskedSettingsDeps): RecordedSettings {
  const agreed = new Set<string>()
  const asks = async <Key extends SettingKey>(key: Key, changed: Changed<Key>): Promise<Result<void>> => {
    // What is fixed by others, and what is not an agent's to change, is refused behind this door: nobody is asked about it.
    if (settings.lockOf(key) !== null || caller().role === 'ai_agent') return ok(undefined)
    const before = settings.own(key)
    const wanted = changed(before)
    const judged = wanted.ok ? await settings.judge(key, wanted.value) : wanted
    if (!judged.ok) return judged
    const opened = await openedBy(key, { before, after: judged.value }, { now: settings, modelWay })
    const open = opened.filter((each) => !agreed.has(keyOf(each)))
    if (open.length > 0 && !(await agrees(open))) return fail('setting_not_confirmed')
    for (const each of open) agreed.add(keyOf(each))
    return ok(undefined)
  }
  const change: RecordedSettings['change'] = async (key, changed) => {
    const asked = await asks(key, changed)
    return asked.ok ? door.change(key, changed) : asked
  }
  return {
    change,
    set: (key, value) => change(key, () => ok(value)),
    setText: async (key, text) => {
      const asked = isSettingKey(key) ? await asks(key, typed(key, text)) : ok(undefined)
      return asked.ok ? door.setText(key, text) : asked
    },
    confirm: () => door.confirm(),
  }
}

function typed<Key extends SettingKey>(key: Key, text: string): Changed<Key> {
  return (own) => {
    const value: SettingValues[Key] | null = valueOfText(key, text)
    // What cannot be read is refused behind the door.
    return value === null ? ok(own) : typedInto(key, value, own)
  }
}

function keyOf({ question, value }: AskedChange): string {
  return `${question} ${value}`
}
