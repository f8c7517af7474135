import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import { entryText, type AnyEntry } from '../../shared/domain/network-settings.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { AuditPort } from '../pipeline/ports.ts'
import { settingTable, type SettingKey, type SettingValues } from './setting-table.ts'
import type { Changed, RecordChange, SettingChange, Settings, SettingView } from './settings.ts'

/**
 * The one door to the settings for every host: each change is judged, told to the system where that has to do it, and on the disk as a
 * line of the record before it counts.
 */
export type RecordedSettings = {
  /**
   * Fails as `Settings.set`, with `setting_needs_person`, `setting_of_app`, `start_not_set`, or as the record does; nothing has changed
   * then.
   */
  set<Key extends SettingKey>(key: Key, value: SettingValues[Key]): Promise<Result<SettingView<Key>>>
  change<Key extends SettingKey>(key: Key, changed: Changed<Key>): Promise<Result<SettingView<Key>>>
  setText(key: string, text: string): Promise<Result<SettingView>>
  /** A person says that the settings as they are now are to count. */
  confirm(): Promise<Result<void>>
}

/** The same door to what the system has to do. */
export type ToldSystem = {
  /** Has it do what counts now, where it does otherwise: nobody changed a setting, a policy decides. Fails with `start_not_set`. */
  tellSystem(): Result<void>
}

/** Whether the system starts Deskmedic at sign-in. */
export type SystemStart = {
  readonly isSet: () => boolean
  /** False = the system did not take it. */
  readonly set: (isOn: boolean) => boolean
}

export type RecordedSettingsDeps = {
  readonly settings: Pick<Settings, 'get' | 'set' | 'change' | 'setText' | 'confirm' | 'state'>
  /** Opened at the first change. */
  readonly audit: () => Promise<Result<AuditPort>>
  readonly caller: () => Caller
  /** Absent = this host cannot tell the system. */
  readonly systemStart?: SystemStart
}

export function createRecordedSettings(deps: RecordedSettingsDeps): RecordedSettings & ToldSystem {
  const { settings, audit, caller } = deps
  const asPerson = async <T>(key: string, change: (record: Recorder) => Promise<Result<T>>): Promise<Result<T>> => {
    // What decides about an agent is not the agent's to decide.
    if (caller().role === 'ai_agent') return fail('setting_needs_person', { key: key.slice(0, 80) })
    const opened = await audit()
    return opened.ok ? recorded(opened.value, caller(), change) : opened
  }
  const told = <T>(key: string, change: (record: RecordChange) => Promise<Result<T>>): Promise<Result<T>> =>
    asPerson(key, (record) => toldToSystem(deps, (tell) => change((made) => tell(made, () => record(eventOf(made))))))
  return {
    set: (key, value) => told(key, (record) => settings.set(key, value, record)),
    change: (key, changed) => told(key, (record) => settings.change(key, changed, record)),
    setText: (key, text) => told(key, (record) => settings.setText(key, text, record)),
    confirm: () =>
      asPerson('confirm', async (record) => {
        const noted = await record({
          kind: 'setting',
          summary: { key: 'confirm', from: settings.state(), to: 'whole' },
        })
        return noted.ok ? settings.confirm() : noted
      }),
    tellSystem: () => {
      const { systemStart } = deps
      const isWanted = settings.get('startWithSystem')
      // What is there is left as it is: told anew, it would undo what a person has switched off in the system itself.
      if (systemStart === undefined || systemStart.isSet() === isWanted) return ok(undefined)
      return systemStart.set(isWanted) ? ok(undefined) : fail('start_not_set')
    },
  }
}

type Tell = (change: SettingChange, then: () => Promise<Result<void>>) => Promise<Result<void>>

/** What the system does not do must not be shown as if it did: it is told first, and of the end of it where the change fails. */
async function toldToSystem<T>(
  { settings, systemStart }: Pick<RecordedSettingsDeps, 'settings' | 'systemStart'>,
  change: (tell: Tell) => Promise<Result<T>>,
): Promise<Result<T>> {
  const told: boolean[] = []
  const done = await change(async ({ key, to }, then) => {
    if (key !== 'startWithSystem') return then()
    if (systemStart === undefined) return fail('setting_of_app', { key })
    const before = settings.get('startWithSystem')
    // What a person has switched off in the system itself stays so where nothing changes here.
    if (before === to) return then()
    if (!systemStart.set(!before)) return fail('start_not_set')
    told.push(before)
    return then()
  })
  if (!done.ok) for (const before of told) systemStart?.set(before)
  return done
}

type Recorder = (event: AuditEvent) => Promise<Result<void>>

/**
 * Does what changes something once it is written down. Where it fails after that, a second line says so: the first alone would tell of a
 * change that never was.
 */
export async function recorded<T>(
  audit: AuditPort,
  { role }: Pick<Caller, 'role'>,
  change: (record: Recorder) => Promise<Result<T>>,
): Promise<Result<T>> {
  const written: AuditEvent[] = []
  const done = await change(async (event) => {
    const appended = await audit.append({ ...event, caller: role }, 'now')
    if (appended.ok) written.push(event)
    return appended
  })
  const [event] = written
  if (!done.ok && event !== undefined) await audit.append({ ...event, caller: role, outcome: done.error.code }, 'now')
  return done
}

function eventOf({ key, from, to }: SettingChange): AuditEvent {
  if (settingTable[key].audit === 'mode') return { kind: 'mode', summary: { mode: String(to), from: String(from) } }
  return { kind: 'setting', summary: { key, from: recordedValue(key, from), to: recordedValue(key, to) } }
}

const longestTold = 400

/** A value as the record tells it; null = there is none. */
export function recordedValue(key: SettingKey, value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean' || typeof value === 'number') return value
  if (settingTable[key].audit === 'counted') return Array.isArray(value) ? value.length : value !== ''
  const text = Array.isArray(value) ? value.map((entry: AnyEntry) => entryText(entry)).join(', ') : plainText(value)
  return text.length > longestTold ? `${text.slice(0, longestTold)}…` : text
}

/** A policy can hold what is no value of its setting. */
function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
