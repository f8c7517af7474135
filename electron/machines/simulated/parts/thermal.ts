import { definePart } from './part.ts'

/** How well heat leaves the PC: 1 as new, 0 not at all. */
export type ThermalState = { cooling: number }

function initialThermal(): ThermalState {
  return { cooling: 1 }
}

export type Thermal = {
  /** Of the hottest zone of the board. */
  readonly celsius: () => number
  /** How fast the processor may run. */
  readonly passiveLimitPct: () => number
}

const idleCelsius = 45.7
const celsiusPerLoadPct = 0.42
/** The firmware switches the PC off here. */
const highestCelsius = 105

function createThermal(thermal: ThermalState, loadPct: () => number): Thermal {
  const celsius = (): number => {
    const heated = idleCelsius + (celsiusPerLoadPct * Math.min(100, loadPct())) / thermal.cooling
    return Math.round(Math.min(highestCelsius, heated))
  }
  return {
    celsius,
    passiveLimitPct: () => {
      if (celsius() >= 95) return 60
      return celsius() >= 90 ? 70 : 100
    },
  }
}

/** What Windows writes down about heat. */
export const slowedDown = { provider: 'Microsoft-Windows-Kernel-Processor-Power', id: 37 }
export const heatShutdown = { provider: 'Microsoft-Windows-Kernel-Power', id: 86 }

export const thermalPart = definePart({ healthy: initialThermal, create: createThermal })
