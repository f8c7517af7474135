import * as z from 'zod'

import { noLimits } from '../../electron/policy/availability.ts'
import { networkTypes } from '../../shared/domain/network-mode.ts'
import { roles } from '../../shared/domain/role.ts'
import { decide, type CallFacts } from '../../electron/policy/decide.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { medianMs, single, type BenchResult } from './bench-result.ts'

const repeats = 200

/** The call as it would arrive from outside: what zod has to read of it is the floor of the decision. */
const callSchema = z.strictObject({
  tool: z.string().regex(/^[a-z][a-z0-9_]{2,60}$/),
  args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  role: z.enum(roles),
  networkType: z.enum(networkTypes),
})

/** One decision of the policy, against reading the same call with zod. */
export function bench(rounds: number): Promise<BenchResult> {
  const facts = loadTools().map(factsOf)
  const calls = facts.map(({ tool, caller }) => ({
    tool: tool.name,
    args: { name: 'Spooler', force: false, count: 3 },
    role: caller.role,
    networkType: tool.placement.networkType,
  }))
  const perCall = facts.length * repeats
  const decisionMs = medianMs(rounds, () => repeat(() => facts.forEach((one) => void decide(one)))) / perCall
  const parseMs =
    medianMs(rounds, () => repeat(() => calls.forEach((call) => void callSchema.safeParse(call)))) / perCall
  return Promise.resolve({
    name: 'policy-decision',
    rows: [
      { what: 'one decision', value: decisionMs, unit: 'ms' },
      { what: 'zod safeParse of the call', value: parseMs, unit: 'ms' },
    ],
    ratios: [single('decision / safeParse', decisionMs / parseMs, 2)],
  })
}

function repeat(run: () => void): void {
  for (let count = 0; count < repeats; count += 1) run()
}

function factsOf(tool: CallFacts['tool']): CallFacts {
  return {
    tool,
    caller: { kind: 'person', role: 'human_agent' },
    destination: null,
    typedByPerson: true,
    unnamedDestination: null,
    approval: null,
    previewOnly: false,
    availability: {
      mode: 'internal',
      rules: { allowTools: [], blockTools: [], policyBlockTools: [] },
      runtimes: { 'powershell5.1': '5.1', windows: '10.0.26100', node18: '20.0.0' },
      carriesTools: false,
      windowsBuild: 26100,
      languageMode: 'full',
      scripts: 'full',
      external: { on: false, fixedByPolicy: true },
      ownNetwork: { url: false, webhook: false, search_service: false },
      elevated: false,
      elevatedOnWindows: false,
      programMayChange: false,
      limits: noLimits,
      settingsKnown: true,
      policyKnown: true,
      unsupported: null,
    },
  }
}
