import type { Systeminformation } from 'systeminformation'
import { describe, expect, test } from 'vitest'

import { linuxBatteries, otherBattery } from './battery-facts.ts'

const mains = 'POWER_SUPPLY_NAME=AC\nPOWER_SUPPLY_TYPE=Mains\nPOWER_SUPPLY_ONLINE=1\n'
const mouse = 'POWER_SUPPLY_TYPE=Battery\nPOWER_SUPPLY_SCOPE=Device\nPOWER_SUPPLY_CAPACITY=5\n'
const byEnergy = [
  'POWER_SUPPLY_TYPE=Battery',
  'POWER_SUPPLY_STATUS=Discharging',
  'POWER_SUPPLY_CYCLE_COUNT=140',
  'POWER_SUPPLY_ENERGY_FULL_DESIGN=52000000',
  'POWER_SUPPLY_ENERGY_FULL=48000000',
  'POWER_SUPPLY_ENERGY_NOW=24000000',
  'POWER_SUPPLY_POWER_NOW=12000000',
  'POWER_SUPPLY_CAPACITY=50',
].join('\n')
const byCharge = [
  'POWER_SUPPLY_TYPE=Battery',
  'POWER_SUPPLY_STATUS=Not charging',
  'POWER_SUPPLY_CYCLE_COUNT=0',
  'POWER_SUPPLY_VOLTAGE_MIN_DESIGN=11400000',
  'POWER_SUPPLY_CHARGE_FULL_DESIGN=4000000',
  'POWER_SUPPLY_CHARGE_FULL=2000000',
  'POWER_SUPPLY_CAPACITY=80',
].join('\n')

describe('batteries of Linux', () => {
  test('capacity by energy', () => {
    expect(linuxBatteries([mains, mouse, byEnergy])).toEqual({
      present: true,
      batteries: [{ chargePct: 50, status: 1, runMin: 120 }],
      fullmWh: [48_000],
      designmWh: [52_000],
      cycles: [140],
      healthPct: (100 * 48) / 52,
      unavailable: [],
    })
  })

  test('capacity by charge; a count of 0 is no count', () => {
    expect(linuxBatteries([byCharge])).toMatchObject({
      batteries: [{ chargePct: 80, status: 2, runMin: null }],
      fullmWh: [22_800],
      designmWh: [45_600],
      cycles: [],
      healthPct: 50,
    })
  })

  test('the battery of a mouse is none of the PC; no list is not "no battery"', () => {
    expect(linuxBatteries([mains, mouse])).toMatchObject({ present: false, healthPct: null, unavailable: [] })
    expect(linuxBatteries(null)).toMatchObject({ present: null, unavailable: ['batteries'] })
  })

  test('a battery that tells nothing of its capacity is unknown, not healthy', () => {
    expect(
      linuxBatteries(['POWER_SUPPLY_TYPE=Battery\nPOWER_SUPPLY_STATUS=Unknown\nPOWER_SUPPLY_CAPACITY=70']),
    ).toEqual({
      present: true,
      batteries: [],
      fullmWh: [],
      designmWh: [],
      cycles: [],
      healthPct: null,
      unavailable: ['full_capacity', 'design_capacity'],
    })
  })
})

describe('batteries of other systems', () => {
  const data: Systeminformation.BatteryData = {
    hasBattery: true,
    cycleCount: 300,
    isCharging: false,
    voltage: 12,
    designedCapacity: 50_000,
    maxCapacity: 20_000,
    currentCapacity: 10_000,
    capacityUnit: 'mWh',
    percent: 50,
    timeRemaining: 90,
    acConnected: false,
    type: '',
    model: '',
    manufacturer: '',
    serial: '',
  }

  test('wear, charge and time left', () => {
    expect(otherBattery(data)).toEqual({
      present: true,
      batteries: [{ chargePct: 50, status: 1, runMin: 90 }],
      fullmWh: [20_000],
      designmWh: [50_000],
      cycles: [300],
      healthPct: 40,
      unavailable: [],
    })
  })

  test('equal capacities mean that one of them was not read', () => {
    expect(otherBattery({ ...data, maxCapacity: 50_000 })).toMatchObject({
      healthPct: null,
      unavailable: ['design_capacity'],
    })
  })

  test('a desktop PC has none', () => {
    expect(otherBattery({ ...data, hasBattery: false })).toMatchObject({ present: false, batteries: [] })
  })
})
