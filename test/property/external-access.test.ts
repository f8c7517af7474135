import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { destinationOf } from '../../electron/engine/network/external-access.ts'
import { availabilityOf } from '../../electron/engine/backend.ts'
import type { MachineFacts } from '../../electron/machines/machine.ts'
import { decide } from '../../electron/policy/decide.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { openSettings, type Settings } from '../../electron/settings/settings.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { createRegistry, type Registry } from '../../electron/registry/registry.ts'
import { networkModes, type NetworkMode } from '../../shared/domain/network-mode.ts'
import { searchChoices } from '../../shared/domain/external-access.ts'
import type { DestinationSource } from '../../shared/domain/tool-manifest.ts'
import { noPolicy, policyText } from '../fakes/policy-source.ts'
import { createCountingIds } from '../fakes/storage-deps.ts'
import { judgingHere } from '../../electron/engine/judging.ts'

const tools = loadTools()
const names = tools.flatMap(({ name, aliases = [] }) => [name, ...aliases])
const interactive = tools.filter(({ placement }) => placement.networkType === 'external_api')
/** What could be called, by argument: own servers, others, and what is nothing at all. */
const places = ['http://intranet.example/a?b=c', 'https://www.example.com/?q=1', 'http://10.0.0.1/', 'nonsense']
const receivers = [
  { name: 'inside', url: 'http://hooks.example/x' },
  { name: 'outside', url: 'https://www.example.com/x' },
] as const
const webhookNames = ['inside', 'outside', 'nobody']
const argsOf: Readonly<Record<DestinationSource, readonly Readonly<Record<string, string>>[]>> = {
  url: places.map((url) => ({ url })),
  webhook: webhookNames.map((webhook) => ({ webhook })),
  search_service: [{}],
}
const mode = fc.constantFrom(...networkModes)
const some = fc.subarray(names.filter((name) => /web|api|http|file/.test(name)))

const policy = fc.record(
  {
    mode: fc.oneof(mode, fc.constant('broken')),
    externalAccess: fc.boolean(),
    allowTools: some,
    blockTools: some,
  },
  { requiredKeys: [] },
)
const environment = fc.record(
  {
    NETWORK_MODE: fc.oneof(mode, fc.constant('nonsense')),
    ALLOW_TOOLS: some.map(String),
    BLOCK_TOOLS: some.map(String),
  },
  { requiredKeys: [] },
)
const change = fc.oneof(
  fc.record({ key: fc.constant('mode' as const), value: mode }),
  fc.record({ key: fc.constant('externalAccess' as const), value: fc.boolean() }),
  fc.record({ key: fc.constantFrom('allowTools' as const, 'blockTools' as const), value: some }),
  fc.record({ key: fc.constant('internalHosts' as const), value: fc.subarray(['intranet.example', 'hooks.example']) }),
  fc.record({
    key: fc.constant('webhooks' as const),
    value: fc.subarray([...receivers]),
  }),
  fc.record({ key: fc.constant('searxngUrl' as const), value: fc.constantFrom('', 'http://search.example') }),
  fc.record({ key: fc.constant('searchProvider' as const), value: fc.constantFrom(...searchChoices) }),
)

/** Opens every way that there is; tried each time, because chance alone does not come by all of them in every run. */
const allOpen: readonly (typeof change extends fc.Arbitrary<infer Change> ? Change : never)[] = [
  { key: 'externalAccess', value: true },
  { key: 'internalHosts', value: ['intranet.example', 'hooks.example'] },
  { key: 'webhooks', value: [...receivers] },
  { key: 'searxngUrl', value: 'http://search.example' },
  { key: 'searchProvider', value: 'searxng' },
  { key: 'mode', value: 'internal' },
]

/** Of a PC that says nothing of itself: what stops a call here is a setting. */
const noFacts: MachineFacts = {
  kind: 'portable',
  windowsBuild: null,
  runtimes: {},
  languageMode: 'full',
  scripts: 'full',
  elevated: false,
  program: 'closed',
  lastBootMs: null,
}

function registryOver(settings: Settings): Registry {
  return createRegistry(tools, {
    availability: () => availabilityOf(settings, noFacts),
    supports: () => null,
    logger: { log: () => undefined },
  })
}

/** Settings whose file is kept in memory: what is set is in force at once, as in the product. */
async function open(given: {
  readonly policy: object | null
  readonly environment: Readonly<Record<string, string>>
  readonly commandLine: NetworkMode | undefined
}): Promise<Settings> {
  const values: Record<string, unknown> = {}
  const fileSystem = createNodeFileSystem()
  const deps = {
    file: 'settings',
    policy: given.policy === null ? noPolicy : policyText(JSON.stringify(given.policy)),
    environment: given.environment,
    commandLine: { mode: given.commandLine },
    ids: createCountingIds(),
    judging: judgingHere,
  }
  const reopen = () =>
    openSettings({
      ...deps,
      fileSystem: {
        ...fileSystem,
        owner: () => Promise.resolve(null),
        readWhole: (file: string) => Promise.resolve(file === 'settings' ? Buffer.from(JSON.stringify(values)) : null),
      },
    })
  let settings = await reopen()
  const set: Settings['set'] = async (key, value) => {
    if (settings.view(key).locked) return { ok: false, error: { code: 'setting_locked', data: { key } } }
    values[key] = value
    if (key === 'mode') deps.commandLine = { mode: undefined }
    settings = await reopen()
    return { ok: true, value: settings.view(key) }
  }
  return {
    ...settings,
    get: (key) => settings.get(key),
    view: (key) => settings.view(key),
    list: () => settings.list(),
    set,
  }
}

/** Whether a call leads to a server that the settings of this moment name, judged without the code under test. */
function leadsInside(
  destinationSource: DestinationSource,
  args: Readonly<Record<string, string>>,
  settings: Settings,
): boolean {
  const hosts = settings.get('internalHosts')
  if (destinationSource === 'search_service')
    return settings.get('searxngUrl') !== '' && ['auto', 'searxng'].includes(settings.get('searchProvider'))
  const hook = settings.get('webhooks').find(({ name }) => name === args['webhook'])
  const url = destinationSource === 'url' ? (args['url'] ?? '') : (hook?.url ?? '')
  return hosts.some((host) => url.startsWith(`http://${host}/`))
}

type Running = { readonly name: string; readonly inside: boolean }

/** Every call of an interactive tool that nothing refuses, a person having said yes to it. */
function running(registry: Registry, settings: Settings): readonly Running[] {
  return interactive.flatMap((tool) => {
    const { destinationSource } = tool.placement
    return (destinationSource === undefined ? [{}] : argsOf[destinationSource]).flatMap((args) => {
      const decision = decide({
        tool,
        caller: { kind: 'person', role: 'admin' },
        availability: { ...availabilityOf(settings, noFacts), unsupported: null },
        destination: destinationOf(tool, args, settings),
        typedByPerson: true,
        unnamedDestination: null,
        approval: null,
        previewOnly: false,
      })
      const inside = destinationSource !== undefined && leadsInside(destinationSource, args, settings)
      if (decision.answer !== 'deny') expect(registry.getTool(tool.name)).not.toBeNull()
      return decision.answer === 'deny' ? [] : [{ name: tool.name, inside }]
    })
  })
}

test('no sequence of switches, overrides and policy lets an interactive tool run offline, or leave the own network in internal mode', async () => {
  expect(interactive.length).toBeGreaterThan(2)
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.record({ policy: fc.option(policy), environment, commandLine: fc.option(mode, { nil: undefined }) }),
      fc.array(change, { maxLength: 10 }),
      async (given, changes) => {
        const fixed = given.policy
        const settings = await open(given)
        const registry = registryOver(settings)
        for (const step of [null, ...changes]) {
          if (step !== null) await settings.set(step.key, step.value)
          const now = settings.get('mode')
          const calls = running(registry, settings)
          for (const { name } of calls) reached.add(`${now} ${name}`)
          if (now === 'offline') expect(calls).toEqual([])
          if (now === 'internal') expect(calls.filter(({ inside }) => !inside)).toEqual([])
          if (fixed?.mode === 'broken') expect(now).toBe('offline')
          const isLed = (name: string): boolean => registry.find(name)?.placement.destinationSource !== undefined
          if (fixed?.externalAccess === false) expect(calls.filter(({ name }) => isLed(name))).toEqual([])
          const blocked = new Set([...settings.policyBlockTools(), ...settings.get('blockTools')])
          const names = (name: string): readonly string[] => [name, ...(registry.find(name)?.aliases ?? [])]
          expect(calls.filter(({ name }) => names(name).some((one) => blocked.has(one)))).toEqual([])
        }
      },
    ),
    { numRuns: 1_000, examples: [[{ policy: null, environment: {}, commandLine: 'online' }, [...allOpen]]] },
  )
  // The property would hold of nothing at all, too.
  const led = interactive.filter(({ placement }) => placement.destinationSource !== undefined)
  const everywhere = [...interactive.map(({ name }) => `online ${name}`), ...led.map(({ name }) => `internal ${name}`)]
  expect([...reached].sort()).toEqual(everywhere.sort())
})
