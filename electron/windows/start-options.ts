import { parseArgs } from 'node:util'

import { isLocale, type Locale } from '../../shared/domain/locale.ts'
import { networkModes, type NetworkMode } from '../../shared/domain/network-mode.ts'

/** What the desktop app understands from its command line. Everything else on it is ignored. */
export type StartOptions = {
  readonly dataFolder: string | undefined
  readonly target: 'windows' | 'portable' | 'simulated' | undefined
  readonly setUp:
    | { readonly kind: 'scenario'; readonly name: string }
    | { readonly kind: 'faults'; readonly names: readonly string[] }
    | undefined
  readonly mode: NetworkMode | undefined
  readonly lang: Locale | undefined
}

const known = {
  data: { type: 'string' },
  target: { type: 'string' },
  scenario: { type: 'string' },
  fault: { type: 'string' },
  mode: { type: 'string' },
  lang: { type: 'string' },
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
    setUp: setUpOf(text(values.scenario), text(values.fault)),
    mode: networkModes.find((each) => each === values.mode),
    lang: isLocale(lang) ? lang : undefined,
  }
}

function setUpOf(scenario: string | undefined, fault: string | undefined): StartOptions['setUp'] {
  if (scenario !== undefined) return { kind: 'scenario', name: scenario }
  return fault === undefined ? undefined : { kind: 'faults', names: fault.split(',').map((name) => name.trim()) }
}
