import type { StartupSource } from '../../electron/machines/simulated/parts/startup.ts'
import { diskCheckPlan } from '../../electron/machines/simulated/parts/upkeep.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { FactRow, FactValue } from './fact-tables.ts'
import { lower, refused, text, type ActHandler, type Place } from './world-memory.ts'

const settings = 'hkcu:\\software\\microsoft\\windows\\currentversion\\internet settings'
const windowsKey = 'hkcu:\\software\\microsoft\\windows nt\\currentversion\\windows'
const approved = 'hkcu:\\software\\microsoft\\windows\\currentversion\\explorer\\startupapproved'
const sessionManager = 'hklm:\\system\\currentcontrolset\\control\\session manager'
export const searchKey = 'hklm:\\software\\microsoft\\windows search'
/** An index of which nobody has begun to build a new one. */
export const markedForRebuild = Number.MAX_SAFE_INTEGER

/** What the values of a key mean to the parts of the PC. */
type Meaning = (pc: SimulatedPc, values: FactRow) => void

const meanings: Readonly<Record<string, Meaning>> = {
  [settings]: ({ state: { proxy } }, values) => {
    proxy.enabled = values['ProxyEnable'] === 1
    proxy.setupScriptUrl = textOrNull(values['AutoConfigURL'])
    proxy.server = textOrNull(values['ProxyServer'])
  },
  [windowsKey]: ({ state: { printing } }, values) => {
    printing.windowsPicksDefault = values['LegacyDefaultPrinterMode'] !== 1
  },
  [searchKey]: ({ state: { searchIndex } }, values) => {
    if (values['SetupCompletedSuccessfully'] === 0) searchIndex.buildingUntilMs = markedForRebuild
  },
  [sessionManager]: ({ boot, state }, values) => {
    const lines = Array.isArray(values['BootExecute']) ? values['BootExecute'].map(String) : []
    for (const drive of Object.keys(state.volumes)) {
      const plan = diskCheckPlan(drive.slice(0, 1))
      const isWanted = lines.some((line) => line.endsWith(` \\??\\${drive}`))
      const isPlanned = state.boot.actions.includes(plan)
      if (isWanted && !isPlanned) boot.plan(plan)
      if (!isWanted && isPlanned) boot.unplan(plan)
    }
  },
  [`${approved}\\run`]: (pc, values) => setSwitches(pc, 'user_run', values),
  [`${approved}\\startupfolder`]: (pc, values) => setSwitches(pc, 'user_folder', values),
}

export const registryActs: Readonly<Record<string, ActHandler>> = {
  'New-Item key': ({ memory }, details) => {
    memory.emptyKeys.push(text(details, 'path'))
    return undefined
  },
  'Set-ItemProperty': (place, details) => {
    const path = text(details, 'path')
    if (place.memory.deniedKeys.includes(lower(path))) return refused('System.Security.SecurityException')
    const values = valuesOf(place, path)
    const name = nameIn(values, text(details, 'name'))
    write(place, path, { ...values, [name]: checked(details['value'], text(details, 'type')) })
    return undefined
  },
  'Remove-ItemProperty': (place, details) => {
    const path = text(details, 'path')
    const values = valuesOf(place, path)
    const name = nameIn(values, text(details, 'name'))
    write(place, path, Object.fromEntries(Object.entries(values).filter(([known]) => known !== name)))
    return undefined
  },
}

function valuesOf(place: Place, path: string): FactRow {
  const found = place.facts().registry.find((key) => lower(key.path) === lower(path))
  if (!found) throw new Error(`no key ${path}`)
  return found.values
}

/** The state must show afterwards what was written: a value that means nothing to it is a gap. */
function write(place: Place, path: string, values: FactRow): void {
  const meaning = meanings[lower(path)]
  if (!meaning) throw new Error(`nothing is known of the key ${path}`)
  meaning(place.pc, values)
  if (Object.keys(values).length === 0) place.memory.emptyKeys.push(path)
  if (sorted(valuesOf(place, path)) !== sorted(values)) throw new Error(`a value of ${path} means nothing here`)
}

function sorted(values: FactRow): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function nameIn(values: FactRow, name: string): string {
  return Object.keys(values).find((known) => lower(known) === lower(name)) ?? name
}

function checked(value: unknown, type: string): FactValue {
  if (type === 'DWord' && Number.isInteger(value)) return value as number
  if (type === 'String' && typeof value === 'string') return value
  if (type === 'MultiString' && Array.isArray(value)) return value.map(String)
  if (type === 'Binary' && bytesOf(value) !== null) return { $bytes: bytesOf(value) ?? [] }
  throw new Error(`no ${type}: ${JSON.stringify(value)}`)
}

function bytesOf(value: unknown): readonly number[] | null {
  if (typeof value !== 'object' || value === null || !('$bytes' in value) || !Array.isArray(value.$bytes)) return null
  return value.$bytes.map(Number)
}

function setSwitches(pc: SimulatedPc, source: StartupSource, values: FactRow): void {
  pc.state.startup.switches[source] = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [...(bytesOf(value) ?? [])]]),
  )
}

function textOrNull(value: FactValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}
