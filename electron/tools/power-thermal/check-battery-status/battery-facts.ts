import type { Systeminformation } from 'systeminformation'

import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

export type BatteryRecord = ResultOf<typeof tool>

/** One battery; null = the computer does not say. Capacities in mWh; `ratio` = full by design capacity. */
type BatteryFacts = {
  readonly chargePct: number | null
  readonly status: number | null
  readonly runMin: number | null
  readonly fullmWh: number | null
  readonly designmWh: number | null
  readonly ratio: number | null
  readonly cycles: number | null
}

/** Numbers of Win32_Battery.BatteryStatus for what the kernel of Linux says. */
const statusNumbers: Readonly<Record<string, number>> = { Discharging: 1, 'Not charging': 2, Full: 3, Charging: 6 }

/** Batteries of the computer from the `uevent` texts of the kernel of Linux; null = there is no such list here. */
export function linuxBatteries(uevents: readonly string[] | null): BatteryRecord {
  if (uevents === null) return record(null, ['batteries'])
  const supplies = uevents.map(fieldsOf)
  // Mice and headsets have a scope of their own.
  const own = supplies.filter((fields) => fields.get('TYPE') === 'Battery' && fields.get('SCOPE') !== 'Device')
  return record(own.map(linuxFacts), [])
}

/** The battery as systeminformation tells it on Windows and macOS; 0 and empty mean "not known" there. */
export function otherBattery(data: Systeminformation.BatteryData): BatteryRecord {
  if (!data.hasBattery) return record([], [])
  const inmWh = data.capacityUnit.toLowerCase() === 'mwh'
  const full = positive(data.maxCapacity)
  // Where the full capacity cannot be read, the design capacity is given for both: that is no healthy battery.
  const design = data.designedCapacity === data.maxCapacity ? null : positive(data.designedCapacity)
  const facts: BatteryFacts = {
    chargePct: Number.isFinite(data.percent) ? data.percent : null,
    status: otherStatus(data),
    runMin: data.acConnected ? null : positive(data.timeRemaining),
    fullmWh: inmWh ? full : null,
    designmWh: inmWh ? design : null,
    ratio: full === null || design === null ? null : full / design,
    cycles: positive(data.cycleCount),
  }
  return record([facts], [])
}

function otherStatus(data: Systeminformation.BatteryData): number {
  if (data.isCharging) return 6
  if (!data.acConnected) return 1
  return data.percent >= 99 ? 3 : 2
}

type Fields = ReadonlyMap<string, string>

function fieldsOf(uevent: string): Fields {
  return new Map(
    Array.from(uevent.matchAll(/^POWER_SUPPLY_([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
  )
}

function linuxFacts(fields: Fields): BatteryFacts {
  const read = (name: string): number | null => positive(Number(fields.get(name)))
  const volts = read('VOLTAGE_MIN_DESIGN')
  // Either energy in microwatt hours or charge in microampere hours, by what the battery measures.
  const capacity = (name: string): number | null => {
    const charge = read(`CHARGE_${name}`)
    return thousandth(read(`ENERGY_${name}`)) ?? (charge === null || volts === null ? null : (charge * volts) / 1e9)
  }
  const full = read('ENERGY_FULL') ?? read('CHARGE_FULL')
  const design = read('ENERGY_FULL_DESIGN') ?? read('CHARGE_FULL_DESIGN')
  const left = read('ENERGY_NOW') ?? read('CHARGE_NOW')
  const rate = read('POWER_NOW') ?? read('CURRENT_NOW')
  const status = statusNumbers[fields.get('STATUS') ?? ''] ?? null
  return {
    chargePct: fields.has('CAPACITY') ? Number(fields.get('CAPACITY')) : null,
    status,
    runMin: status === 1 && left !== null && rate !== null ? (60 * left) / rate : null,
    fullmWh: capacity('FULL'),
    designmWh: capacity('FULL_DESIGN'),
    ratio: full === null || design === null ? null : full / design,
    cycles: read('CYCLE_COUNT'),
  }
}

/** Null batteries = it cannot be known whether there is one. */
function record(batteries: readonly BatteryFacts[] | null, unavailable: readonly string[]): BatteryRecord {
  const known = (pick: (battery: BatteryFacts) => number | null): number[] =>
    (batteries ?? []).flatMap((battery) => pick(battery) ?? []).map(Math.round)
  const full = known((battery) => battery.fullmWh)
  const design = known((battery) => battery.designmWh)
  const ratio = batteries?.[0]?.ratio ?? null
  const present = batteries === null ? null : batteries.length > 0
  return {
    present,
    batteries: (batteries ?? []).flatMap(({ chargePct, status, runMin }) =>
      chargePct === null || status === null
        ? []
        : [{ chargePct: Math.round(chargePct), status, runMin: runMin === null ? null : Math.round(runMin) }],
    ),
    fullmWh: full,
    designmWh: design,
    cycles: known((battery) => battery.cycles),
    healthPct: ratio === null ? null : 100 * ratio,
    unavailable: [
      ...unavailable,
      ...(present === true && full.length === 0 ? ['full_capacity'] : []),
      ...(present === true && design.length === 0 ? ['design_capacity'] : []),
    ],
  }
}

function positive(value: number): number | null {
  return Number.isFinite(value) && value > 0 ? value : null
}

function thousandth(value: number | null): number | null {
  return value === null ? null : value / 1000
}
