import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { digestOf } from '../../electron/kernel/digest.ts'
import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import type { FixResultView } from '../../shared/ipc/views.ts'
import { entriesOf, eventually, lastOf, useDesktops, valueOf, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { createFaultyFileSystem } from '../fakes/faulty-file-system.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()

type Repaired = { readonly chatId: string; readonly result: FixResultView }
type Kept = Readonly<Record<string, unknown>>
type StoredFix = { record: { result: Record<string, unknown> }; checksum?: string }

/** Repairs what a scenario has wrong; gives the first fix that can be undone. */
async function repaired(app: TestDesktop, scenario: string): Promise<Repaired> {
  const chat = await complain(app, valueOf(findScenario(scenario)).complaint.en)
  await review(app, chat)
  const done = await app.until(chat.chatId, planIs('done'))
  const { results } = lastOf(done, 'fixes')
  const result = results.find(({ undoUntil }) => undoUntil !== null) ?? results[0]
  if (!result) throw new Error('nothing was done')
  return { chatId: chat.chatId, result }
}

const fileOf = (app: TestDesktop, { result }: Repaired): string =>
  path.join(app.backend.data.undo, `${result.callId}.json`)

const storedBy = (app: TestDesktop, done: Repaired): StoredFix =>
  JSON.parse(readFileSync(fileOf(app, done), 'utf8')) as StoredFix

/** Changes a stored way back as somebody would who knows how Deskmedic signs it. */
function forge(app: TestDesktop, done: Repaired, change: (result: Record<string, unknown>) => void): void {
  const entry = storedBy(app, done)
  delete entry.checksum
  change(entry.record.result)
  writeFileSync(fileOf(app, done), JSON.stringify({ ...entry, checksum: digestOf(entry) }))
}

const undoing = (app: TestDesktop, { chatId, result }: Repaired): Promise<unknown> =>
  app.ask('undo.review', { chatId, callId: result.callId })
const isUndone = ({ chatId, result }: Repaired, app: TestDesktop): Promise<unknown> =>
  app.until(chatId, (chat) => lastOf(chat, 'fixes').results.some((one) => one.callId === result.callId && one.undone))

const cases = [
  [
    'stale-proxy',
    'reset_proxy_settings',
    () => [
      ['proxy on before (1 = yes)', '1'],
      ['setup script before', 'none'],
      ['setup script was removed', 'no'],
    ],
  ],
  ['stuck-print-queue', 'cancel_print_job', (kept) => [['print files kept in', kept['quarantine']]]],
] as const satisfies readonly (readonly [string, string, (kept: Kept) => readonly unknown[]])[]

test.each(cases)('%s: before it is undone, a person sees what %s has stored', async (scenario, tool, expected) => {
  const { faults } = valueOf(findScenario(scenario))
  const app = await open({ faults, person: () => 'run_now' })
  const done = await repaired(app, scenario)
  const kept = storedBy(app, done).record.result
  await undoing(app, done)
  await isUndone(done, app)
  const question = app.asked.at(-1)
  expect(question).toMatchObject({ kind: 'undo', steps: [{ tool }] })
  expect(question?.steps[0]?.stored.map(({ label, value }) => [label, value])).toEqual(expected(kept))
})

test('a service that runs again leaves nothing to undo: none is offered, and asking for it says so', async () => {
  const { faults } = valueOf(findScenario('two-at-once'))
  const app = await open({ faults, person: () => 'run_now' })
  const chat = await complain(app, valueOf(findScenario('two-at-once')).complaint.en)
  await review(app, chat)
  const { results, calls } = lastOf(await app.until(chat.chatId, planIs('done')), 'fixes')
  const call = calls.find(({ tool }) => tool === 'restart_whitelisted_service')
  const restarted = results.find(({ callId }) => callId === call?.callId)
  expect(restarted).toMatchObject({ verdict: 'fixed', undoUntil: null })
  const asked = await app.send('undo.review', { chatId: chat.chatId, callId: restarted?.callId })
  expect(asked).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
})

test('what was changed after its question is not done', async () => {
  const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
  const done = await repaired(app, 'stale-proxy')
  const before = await app.pcState()
  app.person = ({ kind }) => {
    if (kind === 'undo') forge(app, done, (result) => (result['oldPacUrl'] = 'http://evil.example/p.pac'))
    return 'run_now'
  }
  await undoing(app, done)
  const told = await app.until(done.chatId, (chat) => entriesOf(chat, 'notice').length > 0)
  expect(lastOf(told, 'notice').error).toMatchObject({ code: 'undo_refused' })
  expect((await app.pcState()).proxy).toEqual(before.proxy)
})

test('stopping the conversation takes the question off the screen: nothing is undone, nothing said, and it can be asked again', async () => {
  const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
  const done = await repaired(app, 'stale-proxy')
  const before = await app.pcState()
  app.person = () => null
  await undoing(app, done)
  await eventually(() => app.asked.at(-1)?.kind === 'undo', String)
  const [conversation] = app.conversations().inMemory()
  expect(conversation?.isBusy()).toBe(true)
  conversation?.stop()
  await conversation?.idle()
  expect(app.closed).toEqual([app.asked.at(-1)?.requestId])
  expect([conversation?.isBusy(), (await app.pcState()).proxy]).toEqual([false, before.proxy])
  expect(entriesOf(await app.chat(done.chatId), 'notice')).toEqual([])
  app.person = () => 'run_now'
  await undoing(app, done)
  await isUndone(done, app)
})

test('what the tool does not give is not even asked about', async () => {
  const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
  const done = await repaired(app, 'stale-proxy')
  forge(app, done, (result) => (result['to'] = 'C:\\Windows\\System32\\evil.dll'))
  const answer = await app.send('undo.review', { chatId: done.chatId, callId: done.result.callId })
  expect(answer).toMatchObject({ ok: false, error: { code: 'undo_refused' } })
  expect(app.asked.map(({ kind }) => kind)).toEqual(['fix'])
})

test('a fix whose way back could not be stored says so, and offers none', async () => {
  let writes = 0
  const app = await open({
    faults: ['proxy-stale'],
    person: () => 'run_now',
    // The first write is what has to be there before the fix begins.
    fileSystem: (inner) =>
      createFaultyFileSystem(inner, (operation, _, file) => {
        if (operation !== 'rename' || !file.includes(`${path.sep}undo${path.sep}`)) return null
        writes += 1
        return writes > 1 ? 'ENOSPC' : null
      }),
  })
  const { result } = await repaired(app, 'stale-proxy')
  expect(result).toMatchObject({ verdict: 'fixed', undoUntil: null, error: { code: 'undo_not_kept' } })
  const said = createTranslator('en').error({ code: 'undo_not_kept', data: {} })
  expect(result.error).toMatchObject(said)
  expect(result.reasonText).not.toBe(said.why)
})
