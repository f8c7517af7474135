import * as fc from 'fast-check'

import { appError } from '../../electron/kernel/result.ts'
import { noLimits, type ToolRules } from '../../electron/policy/availability.ts'
import type { CallFacts } from '../../electron/policy/decide.ts'
import type { Approval } from '../../shared/domain/decision.ts'
import { networkModes, networkTypes } from '../../shared/domain/network-mode.ts'
import { roles } from '../../shared/domain/role.ts'
import { destinationSources, risks, type ToolManifest } from '../../shared/domain/tool-manifest.ts'

/** Few names, so that lists of names often hit. */
export const toolNames = ['fake_one', 'fake_two', 'fake_three'] as const
const runtimeIds = ['powershell5.1', 'node18', 'windows'] as const

/** Rules of settings and policy over a handful of tools. */
export const anyRules: fc.Arbitrary<ToolRules> = fc.record({
  allowTools: fc.subarray([...toolNames]),
  blockTools: fc.subarray([...toolNames]),
  policyBlockTools: fc.subarray([...toolNames]),
})

/** A manifest with any flags, whether they make sense together or not: the rules must hold for all of them. */
const anyManifest: fc.Arbitrary<ToolManifest> = fc
  .record({
    name: fc.constantFrom(...toolNames),
    kind: fc.constantFrom('diagnostic' as const, 'remediation' as const, 'action' as const),
    access: fc.record({
      minRole: fc.constantFrom(...roles),
      risk: fc.constantFrom(...risks),
      requiresUserNotice: fc.boolean(),
      requiresIdleCheck: fc.boolean(),
      requiresAdmin: fc.boolean(),
      runsAs: fc.constantFrom('user' as const, 'elevated' as const, 'any' as const),
    }),
    placement: fc.record({
      networkType: fc.constantFrom(...networkTypes),
      executionMode: fc.constant('agent' as const),
      runtime: fc.constantFrom(...runtimeIds),
      networkScope: fc.constant('intranet' as const),
      securityLevel: fc.constant('general' as const),
      needsFullLanguage: fc.boolean(),
      minBuild: fc.constantFrom(0, 17_763, 26_100),
    }),
    destinationSource: fc.option(fc.constantFrom(...destinationSources), { nil: undefined }),
    capabilities: fc.subarray(['idle_state', 'free_command', 'pending_restart'] as const),
  })
  .map(({ destinationSource, placement, ...parts }) => ({
    ...parts,
    placement: destinationSource === undefined ? placement : { ...placement, destinationSource },
    version: 1,
    category: 'system',
    timeoutMs: 1_000,
  }))

const anyApproval: fc.Arbitrary<Approval> = fc.record({
  id: fc.constant('approval'),
  digest: fc.constant('digest'),
  by: fc.constantFrom('person' as const, 'standing_grant' as const),
  role: fc.constantFrom('human_agent' as const, 'admin' as const),
  expiresAt: fc.constant(0),
  shownTextHash: fc.constant('hash'),
})

/** Everything that can be true of one call. Mostly a machine that carries the tool: else nearly all calls are denied. */
export const anyCall: fc.Arbitrary<CallFacts> = fc.record({
  tool: anyManifest,
  caller: fc.record({
    kind: fc.constantFrom('person' as const, 'planner' as const, 'model' as const),
    role: fc.constantFrom(...roles),
  }),
  availability: fc.record({
    mode: fc.constantFrom(...networkModes),
    rules: fc.oneof({ weight: 1, arbitrary: anyRules }, { weight: 2, arbitrary: fc.constant(noRules()) }),
    runtimes: fc.subarray([...runtimeIds]).map((ids) => Object.fromEntries(ids.map((id) => [id, '1']))),
    carriesTools: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    windowsBuild: fc.constantFrom(null, 17_763, 26_100),
    languageMode: fc.constantFrom('full' as const, 'constrained' as const, 'unknown' as const),
    scripts: fc.constantFrom('full' as const, 'constrained' as const, 'none' as const, 'unknown' as const),
    external: fc.record({ on: fc.boolean(), fixedByPolicy: fc.boolean() }),
    ownNetwork: fc.record({ url: fc.boolean(), webhook: fc.boolean(), search_service: fc.boolean() }),
    elevated: fc.boolean(),
    elevatedOnWindows: fc.boolean(),
    programMayChange: fc.boolean(),
    limits: fc.oneof(
      { weight: 3, arbitrary: fc.constant(noLimits) },
      {
        weight: 1,
        arbitrary: fc.record({
          elevatedTools: fc.boolean(),
          adminMode: fc.boolean(),
          freeCommand: fc.boolean(),
          downloads: fc.boolean(),
        }),
      },
    ),
    settingsKnown: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.boolean() }),
    policyKnown: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.boolean() }),
    unsupported: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant(appError('needs_newer_windows', { tool: 'fake_one', required: 1 })) },
    ),
  }),
  destination: fc.option(
    fc.record({ inOwnNetwork: fc.boolean(), carriesQuery: fc.boolean(), listedByPolicy: fc.boolean() }),
  ),
  typedByPerson: fc.boolean(),
  unnamedDestination: fc.constant(null),
  approval: fc.option(anyApproval),
  previewOnly: fc.boolean(),
})

function noRules(): ToolRules {
  return { allowTools: [], blockTools: [], policyBlockTools: [] }
}
