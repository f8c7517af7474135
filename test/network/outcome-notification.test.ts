import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'

import { destinationOf, ownNetworkOf } from '../../electron/engine/network/external-access.ts'
import { notificationSettings } from '../../electron/engine/notification-settings.ts'
import { ok } from '../../electron/kernel/result.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import { createPortableMachine, type PortableMachineDeps } from '../../electron/machines/portable/portable-machine.ts'
import type { EndedFix, PipelinePorts } from '../../electron/pipeline/ports.ts'
import { createOutcomeNotifier, permittedBySetting } from '../../electron/pipeline/outcome-notification.ts'
import { createConsent } from '../../electron/pipeline/consent.ts'
import { createPipeline } from '../../electron/pipeline/pipeline.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadPortables, loadTools, portableToolNames } from '../../electron/registry/folders.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { nobodyThere } from '../fakes/consent-port.ts'
import { fakeProgramFinder } from '../fakes/fake-program-finder.ts'
import { createFakePipeline } from '../fakes/fake-pipeline.ts'
import { fakeTool } from '../fakes/fake-tool.ts'
import { createWebFixture, type WebFixtureOptions } from './web-fixture.ts'
import { createMachineRunner, createRunners } from '../../electron/runners/runners.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const teller = loadTools().filter(({ capabilities }) => capabilities?.includes('outcome_notification') === true)
const check = fakeTool({
  name: 'check_light',
  result: z.object({ on: z.boolean() }),
  findings: [{ id: 'dark', severity: 'problem', when: 'on == false' }],
})
const fix: Tool = {
  ...fakeTool({
    name: 'switch_on',
    kind: 'remediation',
    args: z.strictObject({ room: z.string() }),
    result: z.object({ owner: z.string() }),
    proof: { tool: 'check_light', after: 0, improvedWhen: 'after.on == true' },
  }),
  access: { ...check.access, risk: 'caution' },
}
const canary = 'Room of Kim 4711'
const request = { tool: 'switch_on', args: { room: canary } }

type Seen = { readonly path: string | undefined; readonly body: string }

/** A fix on a PC of the test, and the real tool, guard and sockets for whoever is told of it. */
async function setUp(answer: (response: ServerResponse) => void, options: WebFixtureOptions = {}) {
  const fixture = createWebFixture({ ...options, settings: { notifyWebhook: 'team', ...options.settings } })
  const seen: Seen[] = []
  const port = await fixture.network.serve((asked: IncomingMessage, response) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      seen.push({ path: asked.url, body: Buffer.concat(parts).toString() })
      answer(response)
    })
  })
  fixture.values.webhooks = [{ name: 'team', url: `http://hooks.example:${port}/secret-path` }]
  const kept: EndedCall[] = []
  const later: { notify?: (ended: EndedFix) => void } = {}
  const ports: Partial<PipelinePorts> = {
    onOutcome: (ended) => later.notify?.(ended),
    destination: (tool, args) => destinationOf(tool, args, fixture.settings),
    history: {
      append: (call) => {
        kept.push(call)
        return Promise.resolve(ok(undefined))
      },
    },
  }
  const answers = { check_light: [{ on: false }, { on: true }], switch_on: { owner: canary } }
  const pc = createFakePipeline({ tools: [check, fix, ...teller], answers, ports })
  const machine = createPortableMachine({
    portables: loadPortables,
    portableNames: portableToolNames(),
    ports: { now: () => pc.clock.now() } as unknown as PortableMachineDeps['ports'],
    web: fixture.access,
    createFolder: () => Promise.reject(new Error('no step here asks for a folder')),
    timers: systemTimers,
    steady: pc.clock,
    logger: pc.ports.logger,
    nodeVersion: '20.0.0',
    finder: fakeProgramFinder(),
  })
  const settings = notificationSettings(fixture.settings, 'PC-17')
  const grants = permittedBySetting(settings, undefined, () => pc.clock.now())
  const { approvals } = pc
  const target = { kind: machine.kind, id: 'here' }
  const runners = createRunners(createMachineRunner(machine, target), [])
  const consent = createConsent({ port: nobodyThere, approvals, grants, target, nonce: 'fake' })
  const pipeline = createPipeline({ ...pc.ports, runners, consent })
  const { registry, logger } = pc.ports
  const news = createOutcomeNotifier({
    submit: (asked, signal) => pipeline.submit(asked, signal),
    registry,
    settings,
    timers: systemTimers,
    logger,
  })
  later.notify = (ended) => news.notify(ended)
  open.push(async () => {
    await news.close()
    await fixture.close()
  })
  const lines = () => pc.audit.filter(({ tool }) => tool === teller[0]?.name)
  return { fixture, pc, seen, kept, lines, port, closeNews: () => news.close() }
}

const taken = (response: ServerResponse): void => void response.writeHead(204).end()

test('how a fix ended is told through the guard: metadata only, counted, in audit and history', async () => {
  const { pc, seen, lines, kept, port, fixture, closeNews } = await setUp(taken)
  const ended = await pc.submit(request)
  await closeNews()
  expect(ended).toMatchObject({ state: 'succeeded', proof: { verdict: 'fixed' } })
  const at = new Date((ended as { readonly endedAt: number }).endedAt).toISOString()
  expect(seen.map(({ path, body }) => [path, JSON.parse(body) as unknown])).toEqual([
    [
      '/secret-path',
      {
        text: `Deskmedic: text (switch_on): the problem is fixed. ${at}`,
        source: 'deskmedic',
        tool: 'switch_on',
        outcome: 'fixed',
      },
    ],
  ])
  expect(lines().map(({ kind, outcome, net, confirmedBy }) => [kind, outcome, net?.url, confirmedBy])).toEqual([
    ['intent', undefined, undefined, 'setting'],
    ['external', undefined, `http://hooks.example:${port}`, 'setting'],
    ['result', 'succeeded', undefined, 'setting'],
  ])
  expect(lines().every(({ summary }) => summary?.['about'] === ended.id)).toBe(true)
  expect(kept.at(-1)).toMatchObject({ tool: teller[0]?.name, parentId: ended.id, state: 'succeeded' })
  expect(JSON.stringify([seen, lines(), kept.at(-1)])).not.toContain('4711')
  const sent = fixture.network.sent.byTool()
  expect([Object.keys(sent), (sent[teller[0]?.name ?? ''] ?? 0) > 100]).toEqual([[teller[0]?.name], true])
})

test("a look, a refusal, and what repairs nothing are nobody else's business", async () => {
  const { pc, seen, lines, fixture, closeNews } = await setUp(taken)
  await pc.submit({ tool: 'check_light', args: {} })
  await pc.submit({ tool: 'switch_on', args: { room: 1 } })
  await pc.submit({ tool: teller[0]?.name ?? '', args: { webhook: 'team', text: 'by hand' } })
  await closeNews()
  expect([seen, fixture.network.asked, lines().filter(({ kind }) => kind === 'external')]).toEqual([[], [], []])
})

test('a webhook that does not answer delays no run and fails none; that nobody was told stands in the record once', async () => {
  const { pc, seen, lines, kept, closeNews } = await setUp(() => undefined, { settings: { externalTimeoutSec: 1 } })
  expect(await pc.submit(request)).toMatchObject({ state: 'succeeded' })
  expect(lines().filter(({ kind }) => kind === 'result')).toEqual([])
  await closeNews()
  expect(seen.length).toBe(1)
  expect(lines().filter(({ kind }) => kind === 'result')).toMatchObject([{ outcome: 'site_too_slow' }])
  const told = kept.filter(({ tool }) => tool === teller[0]?.name)
  expect(told).toMatchObject([{ state: 'failed', error: { code: 'site_too_slow' } }])
})

test('a webhook that says no is told apart from one that took the message', async () => {
  const { pc, lines, closeNews } = await setUp((response) => void response.writeHead(410).end())
  await pc.submit(request)
  await closeNews()
  expect(lines().at(-1)).toMatchObject({ kind: 'result', outcome: 'not_taken' })
})

type Change = (set: Awaited<ReturnType<typeof setUp>>) => void

test.each<readonly [string, Change, string | null]>([
  ['no webhook is named', ({ fixture }) => (fixture.values.notifyWebhook = ''), null],
  ['access is off', ({ pc }) => (pc.facts.external = { on: false, fixedByPolicy: false }), 'external_access_off'],
  ['the mode is offline', ({ pc }) => (pc.facts.mode = 'offline'), 'mode_blocks_tool'],
  ['the mode is internal and the webhook is not', ({ pc }) => (pc.facts.mode = 'internal'), 'mode_blocks_tool'],
  [
    'the mode is internal and only another webhook is inside',
    ({ pc, fixture }) => {
      fixture.values.internalHosts = ['wiki.corp']
      fixture.values.webhooks = [...fixture.values.webhooks, { name: 'other', url: 'http://wiki.corp/hook' }]
      pc.facts.mode = 'internal'
      pc.facts.ownNetwork = ownNetworkOf(fixture.settings)
    },
    'mode_blocks_tool',
  ],
  [
    'the tool is blocked',
    ({ pc }) => (pc.facts.rules = { allowTools: [], blockTools: [teller[0]?.name ?? ''], policyBlockTools: [] }),
    'blocked_in_settings',
  ],
])('nothing is sent when %s', async (_, change, code) => {
  const started = await setUp(taken)
  change(started)
  const { pc, seen, lines, fixture, closeNews } = started
  expect(await pc.submit(request)).toMatchObject({ state: 'succeeded' })
  await closeNews()
  expect([seen, fixture.network.asked, fixture.network.sent.total()]).toEqual([[], [], 0])
  expect(lines().map(({ kind, outcome }) => [kind, outcome])).toEqual(code === null ? [] : [['denied', code]])
})

test('in internal mode a webhook of the own network is told', async () => {
  const { pc, fixture, seen, port, closeNews } = await setUp(taken, { settings: { mode: 'internal' } })
  fixture.values.internalHosts = [`hooks.example:${port}`]
  pc.facts.mode = 'internal'
  pc.facts.ownNetwork = ownNetworkOf(fixture.settings)
  await pc.submit(request)
  await closeNews()
  expect(seen.length).toBe(1)
})

test.each([
  ['policy', true],
  ['file', false],
] as const)('the name of the computer is told only by policy, not by a setting of the %s', async (source, isTold) => {
  const { pc, seen, lines, closeNews } = await setUp(taken, { source, settings: { notifyComputerName: true } })
  await pc.submit(request)
  await closeNews()
  expect(seen[0]?.body.includes('PC-17')).toBe(isTold)
  expect(lines()[0]?.confirmedBy).toBe(source === 'policy' ? 'policy' : 'setting')
})
