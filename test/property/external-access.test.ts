import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { externalSwitchOf } from '../../electron/hosts/external-access.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { openSettings, type Settings } from '../../electron/store/settings.ts'
import { loadTools } from '../../electron/tools/folders.ts'
import { reachesOutside } from '../../electron/policy/availability.ts'
import { createRegistry, type Registry } from '../../electron/tools/registry.ts'
import { networkModes, type NetworkMode } from '../../shared/domain/network-mode.ts'
import { createCountingIds } from '../fakes/storage-deps.ts'

const tools = loadTools()
const names = tools.flatMap(({ name, aliases = [] }) => [name, ...aliases])
const interactive = tools.filter(({ placement }) => placement.networkType === 'external_api')
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
)

function inMemory(policyText: string | null) {
  const files = new Map<string, string>(policyText === null ? [] : [['policy', policyText]])
  const real = createNodeFileSystem()
  return {
    ...real,
    readWhole: (file: string) => Promise.resolve(files.has(file) ? Buffer.from(files.get(file) ?? '') : null),
  }
}

function registryOver(settings: Settings): Registry {
  return createRegistry(tools, {
    availability: () => ({
      mode: settings.get('mode'),
      rules: {
        allowTools: settings.get('allowTools'),
        blockTools: settings.get('blockTools'),
        policyBlockTools: settings.policyBlockTools,
      },
      external: externalSwitchOf(settings),
      runtimes: null,
      windowsBuild: null,
      languageMode: 'full',
      elevated: false,
      elevatedOnWindows: false,
    }),
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
  const fileSystem = inMemory(given.policy === null ? null : JSON.stringify(given.policy))
  const deps = {
    file: 'settings',
    policyFile: 'policy',
    environment: given.environment,
    commandLine: { mode: given.commandLine },
    ids: createCountingIds(),
  }
  const reopen = () =>
    openSettings({
      ...deps,
      fileSystem: {
        ...fileSystem,
        readWhole: (file: string) =>
          file === 'settings' ? Promise.resolve(Buffer.from(JSON.stringify(values))) : fileSystem.readWhole(file),
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

test('no sequence of switches, overrides and policy lets an interactive tool run offline or in internal mode', async () => {
  expect(interactive.length).toBeGreaterThan(2)
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.record({ policy: fc.option(policy), environment, commandLine: fc.option(mode, { nil: undefined }) }),
      fc.array(change, { maxLength: 8 }),
      async (given, changes) => {
        const fixed = given.policy
        const settings = await open(given)
        const registry = registryOver(settings)
        for (const step of [null, ...changes]) {
          if (step !== null) await settings.set(step.key, step.value)
          const now = settings.get('mode')
          const running = interactive.filter((tool) => registry.unavailableReasons(tool, 'admin').length === 0)
          for (const { name } of running) reached.add(`${now} ${name}`)
          if (now !== 'online') expect(running).toEqual([])
          expect(interactive.filter(({ name }) => registry.getTool(name) !== null)).toEqual(running)
          if (fixed?.mode === 'broken') expect(now).toBe('offline')
          if (fixed?.externalAccess === false) expect(running.filter(reachesOutside)).toEqual([])
          const blocked = new Set([...settings.policyBlockTools, ...settings.get('blockTools')])
          expect(
            running.filter(({ name, aliases = [] }) => [name, ...aliases].some((one) => blocked.has(one))),
          ).toEqual([])
        }
      },
    ),
    { numRuns: 300 },
  )
  // The property would hold of nothing at all, too.
  expect([...reached].sort()).toEqual(interactive.map(({ name }) => `online ${name}`).sort())
})
