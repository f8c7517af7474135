import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { createPlacedUndoJournal } from '../../electron/audit/placed-undo-journal.ts'
import type { UndoJournal } from '../../electron/audit/undo-journal.ts'
import { digestOf } from '../../electron/kernel/digest.ts'
import { fail, ok } from '../../electron/kernel/result.ts'
import { approvalLifetimeMs, createApprovals } from '../../electron/pipeline/approvals.ts'
import { callDigest } from '../../electron/pipeline/call-digest.ts'
import { createConsent, type Consent, type ConsentDeps, type CoveredCall } from '../../electron/pipeline/consent.ts'
import { createPipeline } from '../../electron/pipeline/pipeline.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { validateArgs } from '../../electron/contract/argument-validation.ts'
import { nobodyThere, saysYes } from '../fakes/consent-port.ts'
import { createManualClock } from '../fakes/storage-deps.ts'
import { faultNamed, person, promptingOf, scenarioNonce, valueOf, type Scenario } from './open-scenario.ts'
import { plausibleArgs } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'
import { otherSimulatedPc, simulatedPc, windowsPc } from '../fakes/targets.ts'
import type { Approval } from '../../shared/domain/decision.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'

const open = useScenarios()
const scenario: typeof open = (options) => open({ ...options, files: 'on disk' })

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

  test('unchanged, it is undone', async () => {
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

function toolOf(pc: Scenario, name: string): Tool {
  const found = pc.backend.registry.find(name)
  if (!found) throw new Error('no such tool')
  return found
}

type Asking = Pick<ConsentDeps, 'port'> & Partial<Pick<ConsentDeps, 'grants'>>

/** The pipeline of this PC with approvals that the test can reach. */
function pipelineOver(pc: Scenario, asking: Asking, over: (real: Consent) => Consent = (real) => real) {
  const clock = createManualClock()
  const approvals = createApprovals({ clock, ids: pc.backend.ports.ids })
  const consent = over(createConsent({ ...asking, approvals, target: simulatedPc, nonce: scenarioNonce }))
  return { pipeline: createPipeline({ ...pc.engine.pipelinePorts, consent }), approvals, clock }
}

describe('the yes to an undo', () => {
  const undone = async ({ pipeline }: ReturnType<typeof pipelineOver>, undoes: string): Promise<EndedCall> =>
    pipeline.submit({ intent: 'undo', undoes, caller: person }, new AbortController().signal)

  test('for another record, or for other values of the same, undoes nothing', async () => {
    const pc = await scenario({ faults: ['hosts-blocks-sites'] })
    const callId = await restoredHosts(pc)
    const before = await pc.stateText()
    const approval = { id: 'a1', by: 'person', role: 'human_agent', shownTextHash: 'shown' } as const
    const given = { ...approval, digest: 'f'.repeat(64), expiresAt: Number.MAX_SAFE_INTEGER }
    const forged = pipelineOver(pc, { port: saysYes }, (real) => ({ ...real, ask: () => Promise.resolve(given) }))
    expect(await undone(forged, callId)).toMatchObject({ state: 'denied', reasons: [{ code: 'undo_refused' }] })
    expect(await pc.stateText()).toBe(before)
    expect(await undone(pipelineOver(pc, { port: saysYes }), callId)).toMatchObject({ state: 'undone' })
  })

  test('is never a standing permission, nor one that is kept for a call: somebody has to be asked', async () => {
    const pc = await scenario({ faults: ['hosts-blocks-sites'] })
    const callId = await restoredHosts(pc)
    const before = await pc.stateText()
    const approvalFor = ({ digest }: CoveredCall): Approval => ({
      id: 'g1',
      by: 'standing_grant',
      role: 'admin',
      digest,
      shownTextHash: 'shown',
      expiresAt: Number.MAX_SAFE_INTEGER,
    })
    const granted = pipelineOver(pc, {
      port: nobodyThere,
      grants: { approvalFor, isActive: () => true, give: () => null },
    })
    const tool = toolOf(pc, 'restore_hosts_file')
    const args = valueOf(validateArgs(tool, plausibleArgs(tool.name)))
    const digest = callDigest(tool, args, { caller: person, target: simulatedPc, nonce: scenarioNonce })
    granted.approvals.issue({ digest, role: 'admin', shownTextHash: 'shown' })
    expect(await undone(granted, callId)).toMatchObject({ reasons: [{ code: 'confirmation_missing' }] })
    expect(await pc.stateText()).toBe(before)
  })
})

describe('a digest that was approved', () => {
  const tool = 'restore_hosts_file'
  type Approved = { readonly nonce?: string; readonly target?: Target; readonly passMs?: number }

  /** A yes that is kept under this digest, then the step, with nobody there who could be asked. */
  async function stepAfter({ nonce = scenarioNonce, target = simulatedPc, passMs = 0 }: Approved) {
    const pc = await scenario({ faults: ['hosts-blocks-sites'] })
    const found = toolOf(pc, tool)
    const args = valueOf(validateArgs(found, plausibleArgs(tool)))
    const { pipeline, approvals, clock } = pipelineOver(pc, { port: nobodyThere })
    const digest = callDigest(found, args, { caller: person, target, nonce })
    approvals.issue({ digest, role: 'human_agent', shownTextHash: 'shown' })
    clock.advance(passMs)
    const before = await pc.stateText()
    const prompting = promptingOf(faultNamed('hosts-blocks-sites'))
    const { signal } = new AbortController()
    const call = await pipeline.submit({ tool, args, caller: person, prompting }, signal)
    return { call, isChanged: (await pc.stateText()) !== before, isUsed: approvals.take(digest) === null }
  }

  test.each<readonly [string, Approved]>([
    ['in another folder or at another time', { nonce: 'other' }],
    ['on a PC of another kind', { target: windowsPc }],
    ['on another PC of the same kind', { target: otherSimulatedPc }],
    ['too long ago', { passMs: approvalLifetimeMs }],
  ])('%s starts no step', async (_, approved) => {
    const { call, isChanged, isUsed } = await stepAfter(approved)
    expect(call).toMatchObject({ state: 'denied', reasons: [{ code: 'confirmation_missing' }] })
    expect(isChanged).toBe(false)
    // It was there, and nothing took it; what is too old is given to nobody.
    expect(isUsed).toBe(approved.passMs !== undefined)
  })

  test('here and now starts it', async () => {
    expect(await stepAfter({ passMs: approvalLifetimeMs - 1 })).toMatchObject({
      call: { state: 'succeeded' },
      isChanged: true,
    })
  })
})
