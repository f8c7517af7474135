import { describe, expect, test } from 'vitest'

import { noLimits } from '../policy/availability.ts'
import type { NetworkMode, NetworkType } from '../../shared/domain/network-mode.ts'
import { networkTypes } from '../../shared/domain/network-mode.ts'
import { roleIncludes, roles } from '../../shared/domain/role.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { LogLevel } from '../kernel/ports.ts'
import { appError } from '../kernel/result.ts'
import type { ExternalSwitch, ToolRules } from '../policy/availability.ts'
import type { Tool } from '../contract/define-tool.ts'
import { createRegistry, type Registry } from './registry.ts'

const placement: Tool['placement'] = {
  networkType: 'local',
  executionMode: 'agent',
  runtime: 'node18',
  networkScope: 'intranet',
  securityLevel: 'general',
  minBuild: 0,
}
const network = (networkType: NetworkType): Tool['placement'] => ({
  ...placement,
  networkType,
  ...(networkType.startsWith('external') ? { destinationSource: 'url' } : {}),
})

const tools = [
  fakeTool({ name: 'look', capabilities: ['idle_state'] }),
  fakeTool({ name: 'look_noticed', access: { requiresUserNotice: true } }),
  fakeTool({ name: 'look_idle', access: { requiresIdleCheck: true } }),
  fakeTool({ name: 'look_person', access: { minRole: 'human_agent' } }),
  fakeTool({ name: 'look_near', category: 'network', placement: network('internal') }),
  fakeTool({ name: 'look_far', aliases: ['look_distant'], category: 'network', placement: network('external_api') }),
  fakeTool({ name: 'look_service', category: 'system', placement: { ...placement, networkType: 'external_api' } }),
  fakeTool({ name: 'fetch', category: 'network', placement: network('external_download') }),
  fakeTool({ name: 'fix', kind: 'remediation', access: { risk: 'caution' } }),
  fakeTool({ name: 'fix_hard', kind: 'remediation', access: { risk: 'elevated', minRole: 'admin' } }),
]
const none: ToolRules = { allowTools: [], blockTools: [], policyBlockTools: [] }

type LogLine = { readonly level: LogLevel; readonly message: string }

/** A registry whose mode and rules can change under it, with its log. */
type SetUp = {
  readonly mode?: NetworkMode
  readonly rules?: Partial<ToolRules>
  readonly external?: ExternalSwitch
  readonly unsupported?: readonly string[]
}

function setUp(options: SetUp = {}) {
  const external = options.external ?? { on: true, fixedByPolicy: false }
  const now = {
    mode: options.mode ?? 'online',
    rules: { ...none, ...options.rules },
    external,
    ownNetwork: { url: false, webhook: false, search_service: false },
  }
  const lines: LogLine[] = []
  const registry = createRegistry(tools, {
    availability: () => ({
      ...now,
      runtimes: {},
      carriesTools: true,
      windowsBuild: null,
      ...{ languageMode: 'full', scripts: 'full' },
      external: now.external,
      elevated: false,
      elevatedOnWindows: false,
      programMayChange: false,
      limits: noLimits,
      ...{ settingsKnown: true, policyKnown: true },
    }),
    supports: ({ name }) =>
      options.unsupported?.includes(name) === true ? appError('needs_windows', { tool: name }) : null,
    logger: { log: (level, message) => lines.push({ level, message }) },
  })
  return { registry, now, lines }
}

const namesOf = (some: readonly Tool[]): readonly string[] => some.map(({ name }) => name)
const tool = (registry: Registry, name: string): Tool => {
  const found = registry.find(name)
  if (found === null) throw new Error(`no tool ${name}`)
  return found
}

describe('agents', () => {
  test('safe checks are read-only, need no notice and no idle PC, and fit the role', () => {
    const { registry } = setUp()
    expect(namesOf(registry.getSafeDiagnosticTools('ai_agent'))).toEqual([
      'look',
      'look_near',
      'look_far',
      'look_service',
      'fetch',
    ])
    expect(namesOf(registry.getSafeDiagnosticTools('admin'))).toContain('look_person')
  })

  test('actions are everything else that the role permits: also reading that needs a notice', () => {
    const { registry } = setUp()
    expect(namesOf(registry.getActionTools('ai_agent'))).toEqual(['look_noticed', 'look_idle', 'fix'])
    expect(namesOf(registry.getActionTools('admin'))).toEqual(['look_noticed', 'look_idle', 'fix', 'fix_hard'])
  })

  test.each(roles)('no tool falls between the two or into both for %s', (role) => {
    const { registry } = setUp()
    const both = [...registry.getSafeDiagnosticTools(role), ...registry.getActionTools(role)]
    const permitted = tools.filter(({ access }) => roleIncludes(role, access.minRole))
    expect([...namesOf(both)].sort()).toEqual([...namesOf(permitted)].sort())
  })
})

describe('network mode', () => {
  test('offline and internal stop what talks to a service, and only that', () => {
    const { registry } = setUp()
    for (const mode of ['internal', 'offline'] as const) {
      const stopped = tools.filter(({ name }) => !registry.isAvailableInMode(name, mode))
      expect(namesOf(stopped)).toEqual(['look_far', 'look_service'])
    }
    expect(tools.every(({ name }) => registry.isAvailableInMode(name, 'online'))).toBe(true)
    expect(registry.isAvailableInMode('nobody', 'online')).toBe(false)
  })

  test('a tool that the mode blocks is not given, and the log says so', () => {
    const { registry, lines } = setUp({ mode: 'offline' })
    expect(registry.getTool('look_far')).toBeNull()
    expect(lines).toEqual([{ level: 'warn', message: expect.stringMatching(/look_far.*offline/) as string }])
    expect(registry.find('look_far')?.name).toBe('look_far')
    expect(namesOf(registry.listTools())).not.toContain('look_far')
  })

  test('a tool that may run is given without a word; an unknown one is not a warning', () => {
    const { registry, lines } = setUp({ mode: 'offline' })
    expect(registry.getTool('look')?.name).toBe('look')
    expect(registry.getTool('nobody')).toBeNull()
    expect(lines).toEqual([])
  })

  test('a change of mode takes effect at once, both ways', () => {
    const { registry, now } = setUp()
    expect(registry.getTool('look_far')).not.toBeNull()
    now.mode = 'offline'
    expect(registry.getTool('look_far')).toBeNull()
    expect(registry.getStatistics()).toMatchObject({ mode: 'offline', available: tools.length - 2 })
    now.mode = 'online'
    expect(registry.getTool('look_far')).not.toBeNull()
    expect(registry.getStatistics().available).toBe(tools.length)
  })

  test('the reason is a code with what a sentence needs', () => {
    const { registry } = setUp({ mode: 'offline' })
    expect(registry.unavailableReasons(tool(registry, 'look_far'), null)).toEqual([
      appError('mode_blocks_tool', { tool: 'look_far', mode: 'offline' }),
    ])
  })
})

describe('rules per tool', () => {
  const allow = { allowTools: ['look_far'] }
  const off = { on: false, fixedByPolicy: false }

  test('an allow opens the internet for one tool; a block wins over it, from settings and from policy', () => {
    expect(setUp({ external: off }).registry.getTool('look_far')).toBeNull()
    expect(setUp({ external: off, rules: allow }).registry.getTool('look_far')).not.toBeNull()
    expect(setUp({ external: off, rules: allow }).registry.getTool('fetch')).toBeNull()
    for (const block of [{ blockTools: ['look_far'] }, { policyBlockTools: ['look_far'] }]) {
      expect(setUp({ mode: 'online', rules: { ...allow, ...block } }).registry.getTool('look_far')).toBeNull()
    }
  })

  test('an allow lifts neither a mode nor what the policy has fixed', () => {
    for (const mode of ['internal', 'offline'] as const)
      expect(setUp({ mode, rules: allow }).registry.getTool('look_far')).toBeNull()
    const fixed = setUp({ external: { on: false, fixedByPolicy: true }, rules: allow }).registry
    expect(fixed.getTool('look_far')).toBeNull()
    expect(fixed.unavailableReasons(tool(fixed, 'look_far'), null)).toEqual([
      appError('external_access_off', { tool: 'look_far', fixed: true }),
    ])
  })

  test('in internal mode a tool stays while it can lead to a server of the own network, and offline it does not', () => {
    const { registry, now } = setUp({ mode: 'internal' })
    expect(registry.getTool('look_far')).toBeNull()
    now.ownNetwork = { ...now.ownNetwork, url: true }
    expect(registry.getTool('look_far')).not.toBeNull()
    expect(registry.isAvailableInMode('look_far', 'offline')).toBe(false)
    now.ownNetwork = { url: false, webhook: true, search_service: true }
    expect(registry.getTool('look_far')).toBeNull()
  })

  test('what always leads to the same place needs no external access', () => {
    const { registry } = setUp({ external: { on: false, fixedByPolicy: true } })
    expect(registry.getTool('look_service')).not.toBeNull()
    expect(setUp({ mode: 'internal' }).registry.getTool('look_service')).toBeNull()
  })

  test('a tool is one tool under each of its names, also for rules', () => {
    const { registry, now } = setUp()
    expect(registry.find('look_distant')).toBe(registry.find('look_far'))
    expect(registry.all().length).toBe(tools.length)
    now.rules = { ...none, blockTools: ['look_distant'] }
    expect([registry.getTool('look_far'), registry.getTool('look_distant')]).toEqual([null, null])
  })

  test('a rule that changes takes effect at once', () => {
    const { registry, now } = setUp()
    now.rules = { ...none, blockTools: ['look'] }
    expect(registry.getTool('look')).toBeNull()
    expect(registry.unavailableReasons(tool(registry, 'look'), null).map(({ code }) => code)).toEqual([
      'blocked_in_settings',
    ])
  })
})

describe('alternatives', () => {
  test('usable tools of the same category and kind stand in for a missing one', () => {
    const { registry } = setUp({ mode: 'offline' })
    expect(registry.alternatives(tool(registry, 'look_far'), 'ai_agent')).toEqual(['look_near', 'fetch'])
  })

  test('what cannot be used here, by this role or on this machine, is no alternative', () => {
    const { registry } = setUp({ unsupported: ['look_near'] })
    expect(registry.alternatives(tool(registry, 'look_far'), 'ai_agent')).toEqual(['fetch'])
    expect(registry.alternatives(tool(registry, 'look'), 'ai_agent')).toEqual([
      'look_noticed',
      'look_idle',
      'look_service',
    ])
  })
})

test('a tool is found by what it gives, never by its name', () => {
  const { registry } = setUp()
  expect(registry.withCapability('idle_state')?.name).toBe('look')
  expect(registry.withCapability('free_command')).toBeNull()
})

describe('statistics', () => {
  test('say how many there are and how many can be used, by category and by network', () => {
    const { registry } = setUp({ mode: 'offline', rules: { blockTools: ['fix'] } })
    expect(registry.getStatistics()).toEqual({
      total: 10,
      mode: 'offline',
      available: 7,
      byCategory: { system: { total: 7, available: 5 }, network: { total: 3, available: 2 } },
      byNetwork: {
        local: { total: 6, available: 5 },
        internal: { total: 1, available: 1 },
        external_api: { total: 2, available: 0 },
        external_download: { total: 1, available: 1 },
      },
      disabled: [
        { tool: 'look_far', reason: appError('mode_blocks_tool', { tool: 'look_far', mode: 'offline' }) },
        { tool: 'look_service', reason: appError('mode_blocks_tool', { tool: 'look_service', mode: 'offline' }) },
        { tool: 'fix', reason: appError('blocked_in_settings', { tool: 'fix' }) },
      ],
    })
  })

  test.each(['online', 'internal', 'offline'] as const)('add up in %s mode', (mode) => {
    const { registry } = setUp({ mode, unsupported: ['look'], rules: { policyBlockTools: ['fetch'] } })
    const { total, available, byCategory, byNetwork, disabled } = registry.getStatistics()
    const sums = [Object.values(byCategory), Object.values(byNetwork)].map((counts) => ({
      total: counts.reduce((sum, count) => sum + count.total, 0),
      available: counts.reduce((sum, count) => sum + count.available, 0),
    }))
    expect(sums).toEqual([
      { total, available },
      { total, available },
    ])
    expect(total).toBe(available + disabled.length)
    expect(Object.keys(byNetwork)).toEqual([...networkTypes])
  })
})

describe('the log at start', () => {
  test('names the mode, the counts and what is disabled with its reason', () => {
    const { registry, lines } = setUp({ mode: 'offline', unsupported: ['look'] })
    registry.logStart()
    expect(lines).toEqual([
      { level: 'info', message: 'tool registry initialized: mode=offline, tools=10' },
      { level: 'info', message: 'offline mode: 7/10 tools available' },
      { level: 'info', message: '2 tools disabled (interactive APIs): look_far, look_service' },
      { level: 'info', message: '1 tools disabled for other reasons: look (needs_windows)' },
      { level: 'info', message: '1 download tools available: one-way downloads stay allowed in offline mode' },
    ])
  })

  test('has no line of disabled tools when there are none', () => {
    const { registry, lines } = setUp()
    registry.logStart()
    expect(lines.map(({ message }) => message)).toEqual([
      'tool registry initialized: mode=online, tools=10',
      'online mode: 10/10 tools available',
    ])
  })
})
