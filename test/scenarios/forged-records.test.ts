import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { createPlacedUndoJournal } from '../../electron/audit/placed-undo-journal.ts'
import type { UndoJournal } from '../../electron/audit/undo-journal.ts'
import { digestOf } from '../../electron/kernel/digest.ts'
import { fail, ok } from '../../electron/kernel/result.ts'
import { approvalLifetimeMs } from '../../electron/pipeline/approvals.ts'
import { callDigest } from '../../electron/pipeline/call-digest.ts'
import { validateArgs } from '../../electron/contract/argument-validation.ts'
import { answering, nobodyThere } from '../fakes/consent-port.ts'
import { createManualClock } from '../fakes/storage-deps.ts'
import {
  faultNamed,
  person,
  plausibleArgs,
  promptingOf,
  scenarioNonce,
  valueOf,
  type Scenario,
} from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'
import { otherSimulatedPc, simulatedPc, windowsPc } from '../fakes/targets.ts'
import type { Target } from '../../shared/domain/target.ts'

const scenario = useScenarios()

type StoredFix = { record: { result: Record<string, unknown> }; args: Record<string, unknown>; target: unknown }

/** Changes a stored way back as somebody would who knows how Deskmedic signs it. */
async function forge(pc: Scenario, callId: string, change: (entry: StoredFix) => void): Promise<void> {
  const file = path.join(pc.backend.data.undo, `${callId}.json`)
  const entry = JSON.parse(await readFile(file, 'utf8')) as StoredFix & { checksum?: string }
  delete entry.checksum
  change(entry)
  await writeFile(file, JSON.stringify({ ...entry, checksum: digestOf(entry) }))
}

async function restoredHosts(pc: Scenario): Promise<string> {
  const fault = faultNamed('hosts-blocks-sites')
  const call = await pc.fix({
    tool: 'restore_hosts_file',
    args: plausibleArgs('restore_hosts_file'),
    prompting: promptingOf(fault),
  })
  expect(call).toMatchObject({ state: 'succeeded', undoId: call.id })
  return call.id
}

describe('a way back that was changed, with its own digest', () => {
  const changes: readonly (readonly [string, (entry: StoredFix) => void])[] = [
    ['names another file', (entry) => (entry.record.result['backup'] = 'C:\\Users\\low\\evil.txt')],
    ['leads upwards', (entry) => (entry.record.result['backup'] = 'hosts.bak-20261122120000\\..\\..\\x')],
    ['has a field more', (entry) => (entry.record.result['to'] = 'C:\\Windows\\System32\\evil.dll')],
    ['has another kind of value', (entry) => (entry.record.result['backup'] = ['hosts.bak-20261122120000'])],
    ['has arguments that the tool does not take', (entry) => (entry.args['path'] = 'C:\\x')],
  ]
  test.each(changes)('%s: refused, and nothing is done', async (_, change) => {
    const pc = await scenario({ faults: ['hosts-blocks-sites'] })
    const callId = await restoredHosts(pc)
    await forge(pc, callId, change)
    const before = await pc.stateText()
    expect(await pc.undo(callId)).toMatchObject({ ok: false, error: { code: 'undo_refused' } })
    expect(await pc.stateText()).toBe(before)
  })

  test.each([
    ['another PC of the same kind', otherSimulatedPc, 'other_pc'],
    ['a real PC', windowsPc, 'other_machine'],
    ['no PC', null, 'undo_missing'],
    ['a PC of no kind', { kind: 'any', id: null }, 'undo_missing'],
  ])('names %s: refused, and nothing is done', async (_, target, code) => {
    const pc = await scenario({ faults: ['hosts-blocks-sites'] })
    const callId = await restoredHosts(pc)
    await forge(pc, callId, (entry) => (entry.target = target))
    const before = await pc.stateText()
    expect(await pc.undo(callId)).toMatchObject({ ok: false, error: { code } })
    expect(await pc.stateText()).toBe(before)
  })

  test('unchanged, it is taken back', async () => {
    const pc = await scenario({ faults: ['hosts-blocks-sites'] })
    const callId = await restoredHosts(pc)
    await forge(pc, callId, () => undefined)
    expect(await pc.undo(callId)).toMatchObject({ ok: true })
  })
})

describe('an elevated run', () => {
  const journalsOf = (): { journals: Map<string, UndoJournal>; make: (folder: string) => UndoJournal } => {
    const journals = new Map<string, UndoJournal>()
    const make = (folder: string): UndoJournal => {
      const entry = { ...ok({ folder }) }
      const journal = {
        get: () => Promise.resolve(entry),
        ready: () => Promise.resolve(entry),
      } as unknown as UndoJournal
      journals.set(folder, journal)
      return journal
    }
    return { journals, make }
  }

  test('believes no record of the folder that the user can write', async () => {
    let elevated = false
    const { make } = journalsOf()
    const placed = createPlacedUndoJournal(() => Promise.resolve(ok(elevated ? 'closed' : 'own')), make)
    expect(await placed.ready('a')).toMatchObject({ value: { folder: 'own' } })
    elevated = true
    expect(await placed.ready('a')).toMatchObject({ value: { folder: 'closed' } })
    expect(await placed.get('a')).toMatchObject({ value: { folder: 'closed' } })
  })

  test('begins nothing where its records would lie open', async () => {
    const { journals, make } = journalsOf()
    const placed = createPlacedUndoJournal(() => Promise.resolve(fail('folder_not_closed', { folder: 'x' })), make)
    const start = { callId: 'a', tool: 't', version: 1, target: windowsPc, args: {}, before: null } as const
    for (const done of [
      placed.begin(start),
      placed.ready('a'),
      placed.drop('a'),
      placed.markUndone('a'),
      placed.list(),
    ]) {
      expect(await done).toMatchObject({ ok: false, error: { code: 'folder_not_closed' } })
    }
    expect(journals.size).toBe(0)
  })
})

describe('a digest that was approved', () => {
  const tool = 'restore_hosts_file'
  type Approved = { readonly nonce?: string; readonly target?: Target; readonly passMs?: number }

  /** The yes of a person for this digest, then the step, with nobody there who could be asked. */
  async function stepAfter({ nonce = scenarioNonce, target = simulatedPc, passMs = 0 }: Approved) {
    const clock = createManualClock()
    const approved = { digest: '' }
    const planConsent = answering(({ digest }) =>
      digest === approved.digest
        ? { answer: 'approve', role: 'human_agent', shownTextHash: 'shown' }
        : { answer: 'nobody' },
    )
    const pc = await scenario({ faults: ['hosts-blocks-sites'], consent: nobodyThere, planConsent, clock })
    const found = pc.backend.registry.find(tool)
    if (!found) throw new Error('no such tool')
    const args = valueOf(validateArgs(found, plausibleArgs(tool)))
    approved.digest = callDigest(found, args, { caller: person, target, nonce })
    const { signal } = new AbortController()
    await pc.engine.pipelinePorts.consent.askPlan([{ tool: found, args }], { caller: person, signal })
    clock.advance(passMs)
    const before = await pc.stateText()
    const call = await pc.fix({ tool, args, prompting: promptingOf(faultNamed('hosts-blocks-sites')) })
    return { call, isChanged: (await pc.stateText()) !== before }
  }

  test.each<readonly [string, Approved]>([
    ['in another folder or at another time', { nonce: 'other' }],
    ['on a PC of another kind', { target: windowsPc }],
    ['on another PC of the same kind', { target: otherSimulatedPc }],
    ['too long ago', { passMs: approvalLifetimeMs }],
  ])('%s starts no step', async (_, approved) => {
    const { call, isChanged } = await stepAfter(approved)
    expect(call).toMatchObject({ state: 'denied', reasons: [{ code: 'confirmation_missing' }] })
    expect(isChanged).toBe(false)
  })

  test('here and now starts it', async () => {
    expect(await stepAfter({ passMs: approvalLifetimeMs - 1 })).toMatchObject({
      call: { state: 'succeeded' },
      isChanged: true,
    })
  })
})
