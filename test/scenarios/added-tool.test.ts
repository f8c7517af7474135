import { expect, test } from 'vitest'
import * as z from 'zod'

import { defineTool, type Tool } from '../../electron/contract/define-tool.ts'
import { readOnly, thisPc } from '../../electron/contract/presets.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import { createSimulatedMachine } from '../../electron/machines/simulated/simulated-machine.ts'
import { findSimulations, loadTools } from '../../electron/registry/folders.ts'
import type { ToolSource } from '../../electron/registry/tool-set.ts'
import type { SettingsView } from '../../shared/ipc/views.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { saysYes } from '../fakes/consent-port.ts'
import { createMachineRunner, createRunners } from '../../electron/runners/runners.ts'
import { simulatedPc } from '../fakes/targets.ts'
import { createFakePipeline } from '../fakes/fake-pipeline.ts'
import { createMemoryStateStore } from '../fakes/memory-state-store.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const open = useDesktops()
const pack: ToolSource = { kind: 'pack', id: 'kilns' }

const added: Tool = defineTool({
  name: 'check_kiln_gauge',
  version: 1,
  category: 'printers',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 500,
  timeoutMs: 10_000,
  args: () => z.strictObject({}),
  result: () => z.object({ waiting: z.int().nullable() }),
  steps: [{ id: 'count', via: 'node', run: () => Promise.resolve({ waiting: null }) }],
  unknownWhen: 'waiting == null',
  findings: [{ id: 'firings_waiting', severity: 'warning', when: 'waiting > 0', suggests: ['clear_print_queue'] }],
  texts: {
    title: { en: 'Kiln gauge', ko: '가마 온도계', zh: '窑炉仪表' },
    purpose: { en: 'Reads the gauge of the kiln.', ko: '가마 온도계를 읽습니다.', zh: '读取窑炉仪表。' },
    findings: { firings_waiting: { en: 'Firings wait.', ko: '소성 작업이 대기 중입니다.', zh: '有烧制任务在等待。' } },
    arguments: {},
    utterances: {
      en: ['the kiln gauge reads nothing at all'],
      ko: ['가마 온도계가 아무 값도 안 나와요'],
      zh: ['窑炉仪表没有读数'],
    },
  },
})

const sentence = { en: 'text', ko: 'text', zh: 'text' }
const notice = { what: sentence, why: sentence, whatYouLose: sentence, duration: sentence, undo: sentence }
const simulation: AnySimulation = { run: (pc) => ({ waiting: pc.printing.takeAllJobs().length }) }

test('a tool that comes while the program runs is asked through the pipeline, and is unknown once it has gone', async () => {
  const machine = createSimulatedMachine({
    simulations: new Map([...findSimulations(), [added.name, () => Promise.resolve(simulation)]]),
    store: createMemoryStateStore(),
    logger: silentLogger,
    timers: systemTimers,
  })
  const runners = createRunners(createMachineRunner(machine, simulatedPc), [])
  const { ports, submit } = createFakePipeline({ tools: loadTools(), answers: {}, ports: { runners } })
  const asked = { tool: added.name, args: {} }
  const { registry } = ports
  expect(await submit(asked)).toMatchObject({ state: 'denied', reasons: [{ code: 'unknown_tool' }] })
  expect(registry.add(pack, [added])).toMatchObject({ ok: true })
  expect(await submit(asked)).toMatchObject({ state: 'succeeded', verdict: 'healthy', result: { waiting: 0 } })
  registry.remove(pack)
  expect(await submit(asked)).toMatchObject({ state: 'denied', reasons: [{ code: 'unknown_tool' }] })
})

test('a yes for a tool that was replaced meanwhile counts for nothing', async () => {
  const caution: Tool = {
    ...added,
    kind: 'action',
    access: { ...added.access, risk: 'caution', requiresUserNotice: true },
    findings: [],
    texts: { ...added.texts, findings: {}, notice },
  }
  const fake = createFakePipeline({
    tools: loadTools(),
    answers: { [added.name]: { waiting: 0 } },
    consent: {
      ask: (batch, signal) => {
        expect(fake.ports.registry.add(pack, [{ ...caution, version: 2 }])).toMatchObject({ ok: true })
        return saysYes.ask(batch, signal)
      },
    },
  })
  expect(fake.ports.registry.add(pack, [caution])).toMatchObject({ ok: true })
  const ended = await fake.submit({ tool: added.name, args: {} })
  expect(ended).toMatchObject({ state: 'denied', reasons: [{ code: 'approval_void' }] })
})

test('planner and statistics know it from the moment it comes until it goes', async () => {
  const { backend } = await scenario()
  const { registry } = backend
  const planned = async (): Promise<readonly string[]> => {
    const plan = (await backend.planner()).plan('the kiln gauge reads nothing at all')
    return plan.ok ? plan.value.checks.map(({ tool }) => tool) : []
  }
  const { total } = registry.getStatistics()
  expect(await planned()).not.toContain(added.name)
  expect(registry.add(pack, [added])).toMatchObject({ ok: true })
  expect(await planned()).toContain(added.name)
  expect(registry.getStatistics().total).toBe(total + 1)
  // Node steps run on every PC; no PC has a Windows of this build yet.
  expect(registry.getStatistics().disabled.map(({ tool }) => tool)).not.toContain(added.name)
  const later: Tool = { ...added, version: 2, placement: { ...added.placement, minBuild: 99_999 } }
  expect(registry.add(pack, [later])).toMatchObject({ ok: true })
  expect(registry.getStatistics().disabled).toContainEqual({
    tool: added.name,
    reason: { code: 'needs_newer_windows', data: { tool: added.name, required: 99_999 } },
  })
  registry.remove(pack)
  expect(await planned()).not.toContain(added.name)
  expect(registry.getStatistics().total).toBe(total)
})

test('a block of the policy that names a tool to come is no mistake while that tool is there', async () => {
  const app = await open({ policy: { blockTools: [added.name, 'no_such_tool'] } })
  const { registry } = app.backend
  const nameless = async (): Promise<unknown> => {
    const { warnings } = await app.ask<SettingsView>('settings.get', {})
    expect(warnings.map(({ code }) => code)).toEqual(['policy_entries_unknown'])
    return app.backend.settings.warnings()[0]?.data['entries']
  }
  expect(await nameless()).toBe(`${added.name}, no_such_tool`)
  expect(registry.add(pack, [added])).toMatchObject({ ok: true })
  expect(await nameless()).toBe('no_such_tool')
  expect(registry.unavailableReasons(added, 'admin')[0]).toMatchObject({ code: 'blocked_by_policy' })
  registry.remove(pack)
  expect(await nameless()).toBe(`${added.name}, no_such_tool`)
})
