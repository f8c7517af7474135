import { describe, expect, test } from 'vitest'
import type * as z from 'zod'

import { noLimits } from '../../electron/policy/availability.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadPortables, loadSimulations, loadTools, toolFolders } from '../../electron/registry/folders.ts'
import { createRegistry } from '../../electron/registry/registry.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { roles } from '../../shared/domain/role.ts'
import { fieldsOfArgs, requiredArguments } from './tool-fields.ts'

const tools = loadTools()
const named = new Map(tools.map((tool) => [tool.name, tool]))
const fixes = tools.filter(({ kind }) => kind === 'remediation')
const actions = tools.filter(({ kind }) => kind === 'action')
const simulations = await loadSimulations()
const portables = await loadPortables()

const isDiagnostic = (name: string): boolean => named.get(name)?.kind === 'diagnostic'
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

describe('flags', () => {
  test('a check reads only; what it shows first is asked by a notice, never by waiting for an idle PC', () => {
    const checks = tools.filter(({ kind }) => kind === 'diagnostic')
    expect(breaking(checks, ({ access }) => access.risk === 'safe' && !access.requiresIdleCheck)).toEqual([])
  })

  test('a fix is never called safe', () => {
    expect(breaking(fixes, ({ access }) => access.risk !== 'safe')).toEqual([])
  })

  test('what is hard to undo, or waits for an idle PC, comes with a notice', () => {
    const hard = tools.filter(({ access }) => access.risk === 'elevated' || access.requiresIdleCheck)
    expect(hard.length).toBeGreaterThan(0)
    expect(breaking(hard, ({ access }) => access.requiresUserNotice)).toEqual([])
  })

  test('what needs rights runs elevated, and only that', () => {
    expect(breaking(tools, ({ access }) => access.requiresAdmin === (access.runsAs === 'elevated'))).toEqual([])
  })

  test('a model may ask for rights only with a written reason', () => {
    const open = tools.filter(({ access }) => access.requiresAdmin && access.minRole === 'ai_agent')
    expect(breaking(open, ({ access }) => (access.roleReason ?? '').trim().length > 20)).toEqual([])
  })

  test('a free command counts as hard to undo, and never gets rights', () => {
    const free = tools.filter(({ capabilities }) => capabilities?.includes('free_command'))
    expect(free.length).toBe(1)
    expect(breaking(free, ({ access }) => access.risk === 'elevated' && access.runsAs === 'user')).toEqual([])
  })

  test('a capability belongs to one tool', () => {
    const all = tools.flatMap(({ capabilities }) => capabilities ?? [])
    expect([...new Set(all)].sort()).toEqual([...all].sort())
    expect(all).toEqual(expect.arrayContaining(['idle_state', 'pending_restart']))
  })

  test('triage is made of checks that run without asking', () => {
    const triage = tools.filter((tool) => tool.triage === true)
    expect(triage.length).toBeGreaterThan(0)
    const keeps = ({ access, args, kind }: Tool): boolean =>
      kind === 'diagnostic' && !access.requiresUserNotice && !access.requiresAdmin && args().safeParse({}).success
    expect(breaking(triage, keeps)).toEqual([])
  })

  test('limits of time are between 5 seconds and 4 hours', () => {
    expect(breaking(tools, ({ timeoutMs }) => timeoutMs >= 5_000 && timeoutMs <= 4 * 3_600_000)).toEqual([])
  })
})

describe('fixes', () => {
  test('every fix says what it does, whether it can be taken back, and how it is proved', () => {
    const keeps = ({ texts, undo, proof }: Tool): boolean =>
      texts.notice !== undefined && undo !== undefined && proof !== undefined
    expect(breaking(fixes, keeps)).toEqual([])
  })

  test('undo by a button has steps, and only that', () => {
    expect(breaking(tools, ({ undo, undoSteps = [] }) => (undo === 'automatic') === undoSteps.length > 0)).toEqual([])
  })

  test('where the notice says that undoing is not needed, it is offered only for what stayed wrong', () => {
    const conditions = createConditions()
    const offers = ({ undoWhen }: Tool, status: string): boolean =>
      undoWhen === undefined ||
      conditions.holds(
        undoWhen,
        { result: { status, services: [{ name: 'a', status }], dependents: [{ name: 'b', status }] }, args: {} },
        { nowMs: 0 },
      ) === true
    const needless = fixes.filter(
      ({ texts, undo }) => undo === 'automatic' && /^not needed/i.test(texts.notice?.undo.en ?? ''),
    )
    expect(needless.length).toBeGreaterThan(0)
    expect(breaking(needless, (tool) => !offers(tool, 'Running') && offers(tool, 'Stopped'))).toEqual([])
  })

  test('what is tried first is another fix, without circles', () => {
    const circles = (name: string, trail: readonly string[]): boolean =>
      trail.includes(name) || (named.get(name)?.tryFirst ?? []).some((next) => circles(next, [...trail, name]))
    expect(breaking(fixes, ({ tryFirst = [] }) => tryFirst.every(isFix))).toEqual([])
    expect(breaking(fixes, ({ name }) => !circles(name, []))).toEqual([])
  })

  test('a gate is a check that runs without arguments', () => {
    const keeps = ({ gates = [] }: Tool): boolean =>
      gates.every(({ tool }) => isDiagnostic(tool) && named.get(tool)?.args().safeParse({}).success === true)
    expect(breaking(tools, keeps)).toEqual([])
  })

  test('a proof is a check, and its arguments are there', () => {
    expect(fixes.flatMap(proofProblems)).toEqual([])
  })

  test('a preview is a yes/no argument that is on by itself', () => {
    const keeps = ({ preview, args }: Tool): boolean =>
      preview === undefined || defaultOf(args(), preview.argument) === true
    expect(breaking(tools, keeps)).toEqual([])
  })
})

describe('actions', () => {
  test('an action asks with a notice, repairs and proves nothing, and leaves nothing to undo', () => {
    expect(actions.length).toBeGreaterThan(3)
    const keeps = ({ access, texts, proof, undo, undoSteps, tryFirst, gates, changes }: Tool): boolean =>
      access.requiresUserNotice &&
      texts.notice !== undefined &&
      undo !== 'automatic' &&
      [proof, undoSteps, tryFirst, gates, changes].every((part) => part === undefined)
    expect(breaking(actions, keeps)).toEqual([])
  })

  test('no finding is cured by an action, and no cure begins with one', () => {
    const cures = tools.flatMap(({ findings, tryFirst = [] }) => [
      ...findings.flatMap(({ suggests = [] }) => suggests),
      ...tryFirst,
    ])
    expect(cures.filter((name) => named.get(name)?.kind === 'action')).toEqual([])
  })

  test('a check says nothing of proof and undo', () => {
    const checks = tools.filter(({ kind }) => kind === 'diagnostic')
    const keeps = ({ access, proof, undo, undoSteps, texts }: Tool): boolean =>
      access.risk === 'safe' && [proof, undo, undoSteps, texts.undo].every((part) => part === undefined)
    expect(breaking(checks, keeps)).toEqual([])
  })
})

describe('the internet', () => {
  const outside = tools.filter(({ placement }) => placement.leadsTo !== undefined)

  test('what leads where it is told carries text that anybody can have written, runs in Node, and runs everywhere', () => {
    expect(outside.map(({ name }) => name).sort()).toEqual([
      'api_call',
      'download_file',
      'post_webhook',
      'web_fetch',
      'web_search',
    ])
    const keeps = ({ name, placement, steps }: Tool): boolean =>
      placement.untrusted === true && steps.every(({ via }) => via === 'node') && portables.has(name)
    expect(breaking(outside, keeps)).toEqual([])
    expect(breaking(tools, (tool) => (tool.placement.untrusted === true) === outside.includes(tool))).toEqual([])
  })

  test('what reaches outside without repairing anything says by what a call is led, and nothing else does', () => {
    const reaches = ({ placement }: Tool): boolean => placement.networkType.startsWith('external_')
    expect(
      breaking(tools, (tool) => (reaches(tool) && !isFix(tool.name)) === (tool.placement.leadsTo !== undefined)),
    ).toEqual([])
    const byArgument = tools.filter(({ placement }) => placement.leadsTo === 'url' || placement.leadsTo === 'webhook')
    expect(byArgument.length).toBeGreaterThan(3)
    expect(
      breaking(byArgument, ({ args, placement }) =>
        Object.hasOwn((args() as { shape?: object }).shape ?? {}, placement.leadsTo ?? ''),
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
    expect(tools.flatMap(({ aliases = [] }) => aliases)).toEqual(['http_request'])
  })
})

describe('references', () => {
  test('findings suggest fixes and look at other checks', () => {
    const lost = tools.flatMap(({ name, findings }) =>
      findings.flatMap(({ id, suggests = [], lookAt = [] }) => [
        ...suggests.filter((fix) => !isFix(fix)).map((fix) => `${name}.${id} suggests ${fix}`),
        ...lookAt
          .filter((check) => !isDiagnostic(check) || check === name)
          .map((check) => `${name}.${id} looks at ${check}`),
      ]),
    )
    expect(lost).toEqual([])
  })

  test('bindings belong to fixes that are suggested, and read records of checks', () => {
    const lost = tools.flatMap(({ name, findings }) =>
      findings.flatMap(({ id, suggests = [], bind = {} }) => [
        ...Object.keys(bind)
          .filter((fix) => !suggests.includes(fix))
          .map((fix) => `${name}.${id} binds ${fix}`),
        ...Object.values(bind)
          .flatMap(({ via = [] }) => via)
          .filter((via) => !isDiagnostic(via))
          .map((via) => `${name}.${id} via ${via}`),
      ]),
    )
    expect(lost).toEqual([])
  })

  test('a suggested fix with a required argument is bound', () => {
    const unbound = tools.flatMap(({ name, findings }) =>
      findings.flatMap(({ id, suggests = [], bind = {} }) =>
        suggests
          .filter((fix) => bind[fix] === undefined && requiredArguments(named.get(fix)).length > 0)
          .map((fix) => `${name}.${id}: ${fix}`),
      ),
    )
    expect(unbound).toEqual([])
  })

  test('a finding is named once in its tool', () => {
    const ids = ({ findings }: Tool): readonly string[] => findings.map(({ id }) => id)
    expect(breaking(tools, (tool) => new Set(ids(tool)).size === ids(tool).length)).toEqual([])
    expect(tools.flatMap(ids).filter((id) => !/^[a-z][a-z0-9_]*$/.test(id))).toEqual([])
  })
})

describe('machines', () => {
  test('every tool runs on the simulated PC, and is taken back there where it is on Windows', () => {
    expect(breaking(tools, ({ name }) => simulations.has(name))).toEqual([])
    const undoable = tools.filter(({ undo }) => undo === 'automatic')
    expect(breaking(undoable, ({ name }) => simulations.get(name)?.undo !== undefined)).toEqual([])
  })

  test('the portable machine reads on any computer, and repairs nothing', () => {
    expect(portables.size).toBeGreaterThanOrEqual(30)
    expect([...portables.keys()].filter(isFix)).toEqual([])
  })

  test('every tool is reached by somebody: no role falls between the two agents', () => {
    const registry = createRegistry(tools, {
      availability: () => ({
        mode: 'online',
        rules: { allowTools: [], blockTools: [], policyBlockTools: [] },
        runtimes: null,
        windowsBuild: null,
        languageMode: 'full',
        external: { on: true, fixedByPolicy: false },
        ownNetwork: { url: false, webhook: false, search_service: false },
        elevated: false,
        elevatedOnWindows: false,
        programMayChange: false,
        limits: noLimits,
        settingsKnown: true,
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

/** What an argument is when nobody gives it. */
function defaultOf(args: ReturnType<Tool['args']>, name: string): unknown {
  const { shape } = args as unknown as { readonly shape: Readonly<Record<string, z.ZodType>> }
  return shape[name]?.safeParse(undefined).data
}

function proofProblems({ name, proof, args }: Tool): readonly string[] {
  if (proof === undefined) return [`${name}: no proof`]
  const own = fieldsOfArgs({ args })
  if (typeof proof.tool !== 'string')
    return own.includes(proof.tool.argument) ? [] : [`${name}: no ${proof.tool.argument}`]
  const evidence = named.get(proof.tool)
  if (evidence?.kind !== 'diagnostic') return [`${name}: ${proof.tool} is no check`]
  const given = proof.args ?? {}
  const references = [...JSON.stringify(given).matchAll(/"\$args\.(\w+)"/g)].map(([, field = '']) => field)
  return [
    ...Object.keys(given).filter((field) => !fieldsOfArgs(evidence).includes(field)),
    ...references.filter((field) => !own.includes(field)),
    ...requiredArguments(evidence).filter((field) => !Object.hasOwn(given, field)),
  ].map((field) => `${name}: ${field}`)
}
