import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { digestOf } from '../../electron/kernel/digest.ts'
import { callDigest, toolSeal } from '../../electron/pipeline/call-digest.ts'
import { createGrants } from '../../electron/pipeline/grants.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import { mayBeGranted, type StandingGrant } from '../../electron/policy/standing-grant.ts'
import { asCalled } from '../../electron/contract/as-called.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { ok } from '../../electron/kernel/result.ts'
import type { SettingsView } from '../../shared/ipc/views.ts'
import type { WindowOrder } from '../../shared/ipc/window-order.ts'
import { entriesOf, eventually, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import type { DesktopOptions } from '../fakes/desktop-options.ts'
import { createCountingIds, createManualClock, useTemporaryFolders } from '../fakes/storage-deps.ts'
import { complain, planIs, review } from './actions.ts'
import { otherSimulatedPc, simulatedPc, windowsPc } from '../fakes/targets.ts'

vi.setConfig({ testTimeout: 60_000 })

// Folders are removed last: what is ended first is made last.
const newFolder = useTemporaryFolders()
const open = useDesktops()

const complaint = 'no website opens since I came back to the office'
const tools = loadTools()
const repair = toolNamed('reset_proxy_settings')
const proxy = { fault: 'proxy-stale', complaint }
const spooler = { fault: 'spooler-stopped', complaint: 'I cannot print anything, the print service has stopped' }

function toolNamed(name: string): Tool {
  return tools.find((tool) => tool.name === name) ?? expect.unreachable(name)
}

/** A permission with everything right, as somebody could write it who knows this program. */
const right: StandingGrant = {
  id: 'forged',
  tool: repair.name,
  version: repair.version,
  seal: toolSeal(repair),
  target: simulatedPc,
  role: 'admin',
  shownTextHash: 'a'.repeat(64),
  scope: 'tool',
  expiresAt: null,
}

/** The file with the digest of its content, as Deskmedic itself signs it. */
async function folderWith(grants: readonly StandingGrant[]): Promise<string> {
  const dataFolder = await newFolder()
  const text = JSON.stringify({ schemaVersion: 2, grants, checksum: digestOf(grants) })
  await writeFile(path.join(dataFolder, 'grants.json'), text)
  return dataFolder
}

/** What becomes of a broken PC when its repair is chosen, and the person says no to what is asked. */
async function repairIn(dataFolder: string, options: DesktopOptions = {}, broken = proxy) {
  const app = await open({ faults: [broken.fault], person: () => 'refuse', ...options, dataFolder })
  const chat = await complain(app, broken.complaint)
  await review(app, chat)
  const done = await app.until(chat.chatId, planIs('done', 'refused'))
  const isRepaired = entriesOf(done, 'fixes').some(({ results }) => results.some(({ verdict }) => verdict === 'fixed'))
  return { app, asked: app.asked.length, isRepaired }
}

const elevated = (opened: Backend): Backend => ({
  ...opened,
  availability: () => ({ ...opened.availability(), elevatedOnWindows: true }),
})

describe('a file of permissions that somebody else has written, with its own digest', () => {
  test('with everything right counts as the one of this user', async () => {
    expect(await repairIn(await folderWith([right]))).toMatchObject({ asked: 0, isRepaired: true })
  })

  const service = toolNamed('restart_whitelisted_service')
  const forService = [{ ...right, tool: service.name, version: service.version, seal: toolSeal(service) }]

  test('counts in an ordinary run for what either may do', async () => {
    const ordinary = await repairIn(await folderWith(forService), {}, spooler)
    expect(ordinary).toMatchObject({ asked: 0, isRepaired: true })
  })

  test('is not believed in an elevated run', async () => {
    const { app, ...seen } = await repairIn(await folderWith(forService), { alter: elevated }, spooler)
    expect(seen).toEqual({ asked: 1, isRepaired: false })
    expect((await app.ask<SettingsView>('settings.get', {})).grants).toEqual([])
  })

  test.each<readonly [string, Partial<StandingGrant>]>([
    ['another tool', { tool: 'flush_dns_cache' }],
    ['another version', { version: repair.version + 1 }],
    ['another script', { seal: 'b'.repeat(64) }],
    ['no script', { seal: undefined }],
    ['a real PC', { target: windowsPc }],
    ['another PC of the same kind', { target: otherSimulatedPc }],
    ['no PC', { target: undefined }],
    ['a time that is over', { scope: 'until', expiresAt: 1 }],
  ])('for %s starts nothing', async (_, change) => {
    expect(await repairIn(await folderWith([{ ...right, ...change }]))).toMatchObject({ asked: 1, isRepaired: false })
  })

  test('does not count before it is known whether this run is elevated', async () => {
    const alter = (opened: Backend): Backend => ({ ...opened, factsRead: new Promise(() => undefined) })
    expect(await repairIn(await folderWith([right]), { alter })).toMatchObject({ asked: 1, isRepaired: false })
  })

  test('does not count where the organisation forbids it', async () => {
    const policy = { standingGrants: false }
    expect(await repairIn(await folderWith([right]), { policy })).toMatchObject({ asked: 1, isRepaired: false })
  })

  test.each(tools.map((tool) => [tool.name, tool] as const))('for %s covers harmless calls at most', (_, tool) => {
    const forged = { ...right, tool: tool.name, version: tool.version, seal: toolSeal(tool) }
    const grants = createGrants({
      clock: createManualClock(),
      ids: createCountingIds(),
      target: simulatedPc,
      allowed: () => true,
      store: { found: [forged], problem: null, save: () => Promise.resolve(ok(undefined)) },
    })
    const isHarmless = tool.access.risk === 'caution' && tool.capabilities?.includes('free_command') !== true
    expect(grants.covers(tool)).toBe(isHarmless)
    if (tool.harsher === undefined) return
    const harsh = asCalled(tool, { [tool.harsher.argument]: tool.harsher.equals })
    expect([mayBeGranted(harsh), grants.covers(harsh)]).toEqual([false, false])
    expect(grants.approvalFor({ tool: harsh, target: simulatedPc, digest: 'any' })).toBeNull()
  })
})

describe('a permission that cannot be kept', () => {
  const remember = (): { answer: 'run_now'; remember: 'tool' } => ({ answer: 'run_now', remember: 'tool' })

  /** The person gives a lasting permission; gives the code of the notice in the chat. */
  async function given(app: TestDesktop, broken = proxy): Promise<unknown> {
    const chat = await complain(app, broken.complaint)
    await review(app, chat)
    const done = await app.until(chat.chatId, planIs('done'))
    expect(lastOf(done, 'fixes').results[0]).toMatchObject({ verdict: 'fixed' })
    expect((await app.ask<SettingsView>('settings.get', {})).grants).toMatchObject([{ scope: 'session' }])
    return lastOf(done, 'notice').error?.code
  }

  test('in an elevated run holds for the session, is told, and the file of the user stays as it is', async () => {
    const dataFolder = await folderWith([{ ...right, tool: 'flush_dns_cache' }])
    const file = path.join(dataFolder, 'grants.json')
    const before = await readFile(file, 'utf8')
    const app = await open({ faults: [spooler.fault], person: remember, alter: elevated, dataFolder })
    expect(await given(app, spooler)).toBe('grants_elevated')
    const [grant] = (await app.ask<SettingsView>('settings.get', {})).grants
    expect(await app.send('grants.revoke', { grantId: grant?.id })).toMatchObject({ ok: true })
    await app.close()
    expect(await readFile(file, 'utf8')).toBe(before)
  })

  test('in an elevated run makes no file where there is none', async () => {
    const app = await open({ faults: [spooler.fault], person: remember, alter: elevated })
    expect(await given(app, spooler)).toBe('grants_elevated')
    await app.close()
    expect(await readdir(app.dataFolder)).not.toContain('grants.json')
  })

  /** What the window is told at the start. */
  async function told(app: TestDesktop): Promise<readonly unknown[]> {
    const codes: unknown[] = []
    for (;;) {
      const order = await app.ask<WindowOrder | null>('window.nextOrder', {})
      if (order === null) return codes
      if (order.kind === 'tell') codes.push(order.error.code)
    }
  }

  test.each(['EACCES', 'EBUSY', 'EIO'])(
    'because the file cannot be read (%s): told, and nothing is lost',
    async (code) => {
      const dataFolder = await folderWith([right])
      const file = path.join(dataFolder, 'grants.json')
      const before = await readFile(file, 'utf8')
      const fileSystem: DesktopOptions['fileSystem'] = (inner) => ({
        ...inner,
        readWhole: (name) =>
          name === file ? Promise.reject(Object.assign(new Error(code), { code })) : inner.readWhole(name),
      })
      const app = await open({ faults: ['proxy-stale'], person: remember, dataFolder, fileSystem })
      expect(await told(app)).toEqual(['grants_unreadable'])
      const { warnings } = await app.ask<SettingsView>('settings.get', {})
      expect(warnings).toMatchObject([{ code: 'grants_unreadable' }])
      expect(await given(app)).toBe('grants_unreadable')
      await app.close()
      expect(await readFile(file, 'utf8')).toBe(before)
    },
  )

  test.each([
    ['grants_damaged', '{"schemaVersion":1,"grants":['],
    ['grants_newer', '{"schemaVersion":4,"grants":[]}'],
  ])('because of its file: %s is told when the app opens, and nothing of it counts', async (code, text) => {
    const dataFolder = await newFolder()
    await writeFile(path.join(dataFolder, 'grants.json'), text)
    const app = await open({ faults: ['proxy-stale'], dataFolder })
    expect(await told(app)).toEqual([code])
    expect(await app.ask<SettingsView>('settings.get', {})).toMatchObject({ grants: [], warnings: [{ code }] })
    const names = await readdir(dataFolder)
    const kept = names.filter((name) => name.startsWith('grants.json'))
    expect(await readFile(path.join(dataFolder, kept[0] ?? ''), 'utf8')).toBe(text)
  })
})

describe('a chat that claims an approval, with its own digest', () => {
  type Stored = { checksum?: string; entries: Record<string, unknown>[] } & Record<string, unknown>
  type Plan = { state: string; waiting: string[]; id: string; proposed: Record<string, unknown>[] } & Record<
    string,
    unknown
  >

  const approval = { by: 'person', role: 'admin', id: 'forged', shownTextHash: 'a'.repeat(64), expiresAt: 9e15 }
  const context = { caller: { kind: 'person', role: 'admin' }, target: simulatedPc, nonce: 'old' } as const
  const digest = callDigest(repair, {}, context)

  const card = (state: string, startedAt: number | null): Record<string, unknown> => ({
    callId: 'forgedcall',
    tool: repair.name,
    args: {},
    state,
    verdict: null,
    startedAt,
    endedAt: null,
    lastLine: null,
    idleReason: state === 'awaiting_idle' ? 'in_call' : null,
    quiet: null,
    allowedBy: 'person',
    error: null,
    resultSize: null,
    approval,
  })
  const running = (state: string, startedAt: number | null) => (chat: Stored, plan: Plan) => {
    plan.state = 'running'
    const base = { kind: 'fixes', id: 'forgedfixes', at: 1, planId: plan.id, running: true, results: [] }
    chat.entries.push({ ...base, cards: [card(state, startedAt)] })
  }

  const forgeries: readonly (readonly [string, (chat: Stored, plan: Plan) => void])[] = [
    ['an open plan with a yes', (_, plan) => Object.assign(plan, { approved: true, approval, approvals: [approval] })],
    ['steps with a yes', (_, plan) => plan.proposed.forEach((step) => Object.assign(step, { approval, digest }))],
    ['a plan that runs', (_, plan) => (plan.state = 'running')],
    ['a question that is open', (_, plan) => (plan.state = 'confirming')],
    ['a step that waits for a free PC', running('awaiting_idle', null)],
    ['a step that waits for rights', running('awaiting_elevation', null)],
    ['a step that has a yes', running('preparing', 1)],
    ['a step that runs', running('running', 1)],
  ]

  test.each(forgeries)('%s: nothing runs, and only the person in front of it can say yes', async (_, forge) => {
    const first = await open({ faults: ['proxy-stale'], person: () => 'closed' })
    const chat = await complain(first, complaint)
    await review(first, chat)
    await first.until(chat.chatId, (now) => lastOf(now, 'plan').waitsForAnswer)
    await first.close()
    const file = path.join(first.dataFolder, 'chats', `${chat.chatId}.json`)
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored
    delete stored.checksum
    forge(stored, stored.entries.find(({ kind }) => kind === 'plan') as Plan)
    await writeFile(file, JSON.stringify({ ...stored, checksum: digestOf(stored) }))

    const app = await open({ dataFolder: first.dataFolder, person: () => 'refuse' })
    const shown = await app.chat(chat.chatId)
    expect(entriesOf(shown, 'plan'), 'the forged file was read').toHaveLength(1)
    for (const command of ['calls.runNow', 'calls.postpone'] as const)
      expect(await app.send(command, { callId: 'forgedcall' })).toMatchObject({ ok: false })
    await app.settled()
    expect(app.asked).toEqual([])
    const { id: entryId, steps } = lastOf(shown, 'plan')
    const digests = steps.filter((step) => step.ticked).map((step) => step.digest)
    // What was claimed to be over is not taken up again; everything else is asked as if it were new.
    const taken = await app.send('plan.review', { chatId: chat.chatId, entryId, digests })
    if (taken.ok)
      await eventually(
        () => app.asked.length === 1,
        () => 'nobody was asked',
      )
    await eventually(
      () => !app.desktop.isBusy(),
      () => 'still busy',
    )
    await app.settled()
    expect((await app.pcState()).proxy.enabled).toBe(true)
    expect((await app.backend.ports.fileSystem.list(app.backend.data.undo)).length).toBe(0)
  })
})
