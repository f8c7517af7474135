import { definePart } from './part.ts'

export type BatteryState = {
  /** False on a desktop PC. */
  present: boolean
  chargePct: number
  onMains: boolean
  /** Charging stops here: a charge limit of the maker. */
  chargeLimitPct: number
  fullmWh: number
  designmWh: number
  cycles: number
}

const usePctPerMinute = 0.4
const chargePctPerMinute = 0.8
const fullPct = 99

/** Numbers of Win32_Battery.BatteryStatus. */
const discharging = 1
const onMainsOnly = 2
const fullyCharged = 3
const critical = 5
const charging = 6

function initialBattery(): BatteryState {
  return {
    present: true,
    chargePct: 88,
    onMains: true,
    chargeLimitPct: 88,
    fullmWh: 48_000,
    designmWh: 52_000,
    cycles: 140,
  }
}

export type Battery = {
  readonly onBattery: () => boolean
  /** Charge as Windows shows it, or null without a battery. */
  readonly chargePct: () => number | null
  /** Number of Win32_Battery.BatteryStatus. */
  readonly status: () => number
  /** Minutes left, or null on mains. */
  readonly runMinutes: () => number | null
  /** It charges up to its limit on mains and empties without. */
  readonly advance: (durationMs: number) => void
}

function createBattery(battery: BatteryState): Battery {
  const onBattery = (): boolean => battery.present && !battery.onMains
  const rounded = (): number => Math.round(battery.chargePct)
  return {
    onBattery,
    chargePct: () => (battery.present ? rounded() : null),
    status: () => {
      if (onBattery()) return rounded() <= 5 ? critical : discharging
      if (rounded() >= fullPct) return fullyCharged
      return battery.chargePct < battery.chargeLimitPct ? charging : onMainsOnly
    },
    runMinutes: () => (onBattery() ? Math.floor(battery.chargePct / usePctPerMinute) : null),
    advance: (durationMs) => {
      const minutes = durationMs / 60_000
      if (onBattery()) battery.chargePct = Math.max(0, battery.chargePct - minutes * usePctPerMinute)
      else if (battery.chargePct < battery.chargeLimitPct) {
        battery.chargePct = Math.min(battery.chargeLimitPct, battery.chargePct + minutes * chargePctPerMinute)
      }
    },
  }
}

export const batteryPart = definePart({ healthy: initialBattery, create: createBattery })
