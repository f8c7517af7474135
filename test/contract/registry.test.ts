import { describe, expect, test } from 'vitest'

import { noLimits } from '../../electron/policy/availability.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { runsInNode } from '../../electron/contract/runs-in-node.ts'
import { loadPortables, loadTools } from '../../electron/registry/folders.ts'
import { contractFaults } from '../../electron/registry/contract-rules.ts'
import { createRegistry } from '../../electron/registry/registry.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { roles } from '../../shared/domain/role.ts'
import { loadSimulations, toolFolders } from '../fakes/tool-parts.ts'

const tools = loadTools()
const named = new Map(tools.map((tool) => [tool.name, tool]))
const fixes = tools.filter(({ kind }) => kind === 'remediation')
const simulations = await loadSimulations()
const portables = await loadPortables()

const isFix = (name: string): boolean => named.get(name)?.kind === 'remediation'
/** Names of the tools that break a rule. */
const breaking = (some: readonly Tool[], keeps: (tool: Tool) => boolean): readonly string[] =>
  some.filter((tool) => !keeps(tool)).map(({ name }) => name)

test('every tool of this step is there, once', () => {
  expect(tools.length).toBeGreaterThanOrEqual(46)
  expect(named.size).toBe(tools.length)
  expect(toolFolders().size).toBe(tools.length)
})

test('name and category are those of the folder', () => {
  const expected = tools.map(({ name, category }) => `${category}/${name}`.replaceAll('_', '-'))
  expect([...toolFolders().values()].sort()).toEqual([...expected].sort())
  expect(breaking(tools, ({ name }) => /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name))).toEqual([])
})

test('every tool keeps the contract', () => {
  const faults = tools.flatMap((tool) =>
    contractFaults(tool, (name) => named.get(name) ?? null).map(({ rule, detail }) => [tool.name, rule, detail]),
  )
  expect(faults).toEqual([])
})

describe('flags', () => {
  test('a capability that the engine asks for belongs to one tool, and whatever runs a free text is hard to undo', () => {
    const all = tools.flatMap(({ capabilities }) => capabilities ?? [])
    const one = all.filter((capability) => capability !== 'free_command')
    expect([...new Set(one)].sort()).toEqual([...one].sort())
    expect(all).toEqual(expect.arrayContaining(['idle_state', 'pending_restart', 'free_command']))
    const free = tools.filter(({ capabilities }) => capabilities?.includes('free_command') === true)
    expect(breaking(free, ({ access, undo }) => access.risk === 'elevated' && undo === 'none')).toEqual([])
  })

  test('some checks answer a vague complaint, and some tools wait, ask, repair and send', () => {
    const kinds: Readonly<Record<string, (tool: Tool) => boolean>> = {
      triage: ({ triage }) => triage === true,
      idle: ({ access }) => access.requiresIdleCheck,
      undone: ({ undo }) => undo === 'automatic',
      previewed: ({ preview }) => preview !== undefined,
      conditional: ({ preconditions = [] }) => preconditions.length > 0,
      action: ({ kind }) => kind === 'action',
    }
    const rare = Object.keys(kinds).filter((kind) => tools.filter((tool) => kinds[kind]?.(tool) === true).length < 3)
    expect(rare).toEqual([])
  })
})

describe('fixes', () => {
  test('where the notice says that undoing is not needed, it is offered only for what stayed wrong', () => {
    const conditions = createConditions()
    const service = (status: string) => ({ name: 'a', status })
    /** What each of them says of a PC on which it went well, and of one on which it did not. */
    const ends: Readonly<Record<string, readonly [well: object, left: object]>> = {
      restart_audio_service: [{ services: [service('Running')] }, { services: [service('Stopped')] }],
      restart_whitelisted_service: [
        { status: 'Running', dependents: [service('Running')] },
        { status: 'Running', dependents: [service('Stopped')] },
      ],
      restart_network_adapter: [{ disabled: false }, { disabled: true }],
      restart_device: [
        { present: true, code: 0 },
        { present: true, code: 22 },
      ],
    }
    const needless = fixes.filter(
      ({ texts, undo }) => undo === 'automatic' && /^not needed/i.test(texts.notice?.undo.en ?? ''),
    )
    expect(needless.map(({ name }) => name).sort()).toEqual(Object.keys(ends).sort())
    const offers = ({ name, undoWhen = 'true' }: Tool): readonly boolean[] =>
      (ends[name] ?? []).map((result) => conditions.holds(undoWhen, { result, args: {} }, { nowMs: 0 }) === true)
    expect(needless.map((tool) => [tool.name, ...offers(tool)])).toEqual(
      needless.map(({ name }) => [name, false, true]),
    )
  })
})

describe('the internet', () => {
  const outside = tools.filter(({ placement }) => placement.destinationSource !== undefined)

  test('what leads where it is told carries text that anybody can have written, runs in Node, and runs everywhere', () => {
    expect(outside.map(({ name }) => name).sort()).toEqual([
      'api_call',
      'download_file',
      'post_webhook',
      'web_fetch',
      'web_search',
    ])
    const keeps = (tool: Tool): boolean => tool.placement.untrusted === true && runsInNode(tool)
    expect(breaking(outside, keeps)).toEqual([])
    // A repository is text of everybody who works on it, and so is a file.
    const byOthers = (tool: Tool): boolean =>
      outside.includes(tool) || tool.placement.runtime === 'git' || tool.placement.folderArguments !== undefined
    expect(breaking(tools, (tool) => tool.placement.untrusted !== true || byOthers(tool))).toEqual([])
    expect(breaking(tools, (tool) => tool.placement.runtime !== 'git' || tool.placement.untrusted === true)).toEqual([])
  })

  test('what uses external services without repairing anything says by what a call is led, and nothing else does', () => {
    const reaches = ({ placement }: Tool): boolean => placement.networkType.startsWith('external_')
    expect(
      breaking(
        tools,
        (tool) => (reaches(tool) && !isFix(tool.name)) === (tool.placement.destinationSource !== undefined),
      ),
    ).toEqual([])
    const byArgument = tools.filter(
      ({ placement }) => placement.destinationSource === 'url' || placement.destinationSource === 'webhook',
    )
    expect(byArgument.length).toBeGreaterThan(3)
    expect(
      breaking(byArgument, ({ args, placement }) =>
        Object.hasOwn((args() as { shape?: object }).shape ?? {}, placement.destinationSource ?? ''),
      ),
    ).toEqual([])
  })

  test('what changes anything there is an action, and no repair does', () => {
    const sending = outside.filter(({ access }) => access.risk !== 'safe')
    expect(sending.length).toBeGreaterThan(2)
    expect(breaking(sending, ({ kind }) => kind === 'action')).toEqual([])
    expect(breaking(fixes, (tool) => !outside.includes(tool))).toEqual([])
  })
})

describe('names', () => {
  test("a second name belongs to one tool and is nobody's first name", () => {
    const names = tools.flatMap(({ name, aliases = [] }) => [name, ...aliases])
    expect(new Set(names).size).toBe(names.length)
    expect(tools.flatMap(({ aliases = [] }) => aliases)).toEqual(['list_directory', 'http_request'])
  })
})

describe('machines', () => {
  test('every tool runs on the simulated PC, and is undone there where it is on Windows', () => {
    expect(breaking(tools, (tool) => simulations.has(tool.name) || runsInNode(tool))).toEqual([])
    const undoable = tools.filter(({ undo }) => undo === 'automatic')
    const isUndone = (tool: Tool): boolean =>
      runsInNode(tool) ? (tool.undoSteps ?? []).length > 0 : simulations.get(tool.name)?.undo !== undefined
    expect(breaking(undoable, isUndone)).toEqual([])
  })

  test('what Node steps carry out alone runs by them on the simulated PC too: nothing is written a second time', () => {
    const inNode = tools.filter(runsInNode)
    expect(inNode.length).toBeGreaterThanOrEqual(26)
    expect(breaking(inNode, ({ name }) => !simulations.has(name))).toEqual([])
  })

  test('the portable machine reads on any computer, and changes only what it can undo by itself or what a person wrote', () => {
    expect(portables.size).toBeGreaterThanOrEqual(30)
    expect([...portables.keys()].filter(isFix)).toEqual([])
    const isFree = ({ capabilities = [] }: Tool): boolean => capabilities.includes('free_command')
    const changing = fixes.filter((tool) => runsInNode(tool) && !isFree(tool))
    expect(changing.length).toBeGreaterThan(5)
    expect(breaking(changing, ({ undo, undoSteps = [] }) => undo === 'automatic' && undoSteps.length > 0)).toEqual([])
  })

  test('steps in Node run on every real PC as they are: nothing stands for them elsewhere', () => {
    expect(breaking(tools, (tool) => !(runsInNode(tool) && portables.has(tool.name)))).toEqual([])
  })

  test('every tool is reached by somebody: no role falls between the two agents', () => {
    const registry = createRegistry(tools, {
      availability: () => ({
        mode: 'online',
        rules: { allowTools: [], blockTools: [], policyBlockTools: [] },
        runtimes: {},
        carriesTools: true,
        windowsBuild: null,
        languageMode: 'full',
        scripts: 'full',
        external: { on: true, fixedByPolicy: false },
        ownNetwork: { url: false, webhook: false, search_service: false },
        elevated: false,
        elevatedOnWindows: false,
        programMayChange: false,
        limits: noLimits,
        settingsKnown: true,
        policyKnown: true,
      }),
      supports: () => null,
      logger: { log: () => undefined },
    })
    const reached = roles.flatMap((role) => [
      ...registry.getSafeDiagnosticTools(role),
      ...registry.getActionTools(role),
    ])
    expect(new Set(reached.map(({ name }) => name)).size).toBe(tools.length)
    expect(registry.getSafeDiagnosticTools('ai_agent').every(({ kind }) => kind === 'diagnostic')).toBe(true)
  })
})
