import { parseArgs } from 'node:util'

import { isLocale, type Locale } from '../../shared/domain/locale.ts'
import { networkModes, type NetworkMode } from '../../shared/domain/network-mode.ts'
import { simulationSetUpOf, type SimulationSetUp } from '../../shared/domain/simulation-set-up.ts'

/** What the desktop app understands from its command line. Everything else on it is ignored. */
export type StartOptions = {
  readonly dataFolder: string | undefined
  readonly target: 'windows' | 'portable' | 'simulated' | undefined
  readonly setUp: SimulationSetUp | undefined
  readonly mode: NetworkMode | undefined
  readonly lang: Locale | undefined
  /** True = no window is opened: it waits beside the clock. */
  readonly hidden: boolean
}

const known = {
  data: { type: 'string' },
  target: { type: 'string' },
  scenario: { type: 'string' },
  fault: { type: 'string' },
  profile: { type: 'string' },
  mode: { type: 'string' },
  lang: { type: 'string' },
  hidden: { type: 'boolean' },
} as const

const targets = ['windows', 'portable', 'simulated'] as const

export function readStartOptions(argv: readonly string[]): StartOptions {
  const { values } = parseArgs({ args: [...argv], options: known, strict: false })
  const text = (value: string | boolean | undefined): string | undefined =>
    typeof value === 'string' && value !== '' ? value : undefined
  const lang = text(values.lang) ?? ''
  return {
    dataFolder: text(values.data),
    target: targets.find((each) => each === values.target),
    setUp: simulationSetUpOf({
      scenario: text(values.scenario),
      fault: text(values.fault),
      profile: text(values.profile),
    }),
    mode: networkModes.find((each) => each === values.mode),
    lang: isLocale(lang) ? lang : undefined,
    hidden: values.hidden === true,
  }
}
