import { unheard } from '../fakes/conversation-ports.ts'
import { expect, test } from 'vitest'

import { openEngine, type Engine } from '../../electron/engine/engine.ts'
import { ok } from '../../electron/kernel/result.ts'
import { auditOf } from './audit-of.ts'
import { valueOf, type Scenario } from './open-scenario.ts'
import { saysYes } from '../fakes/consent-port.ts'
import { useScenarios } from './scenario-engine.ts'
import { simulatedPc } from '../fakes/targets.ts'

const scenario = useScenarios()

/** Another start of the same program over the same data folder. */
async function startAgain({ backend }: Scenario): Promise<Engine> {
  return valueOf(
    await openEngine(backend, {
      host: 'second',
      consent: saysYes,
      elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
      publish: () => undefined,
      conversation: unheard,
    }),
  )
}

test('a change whose end nobody saw is told as unknown at the next start, and only there', async () => {
  const pc = await scenario({ faults: ['proxy-stale'] })
  const crashed = await startAgain(pc)
  const intent = {
    kind: 'intent',
    callId: 'lost1',
    tool: 'reset_proxy_settings',
    version: 1,
    target: simulatedPc,
  } as const
  await crashed.pipelinePorts.audit.append(intent, 'now')
  await crashed.close()

  const next = await startAgain(pc)
  expect(next.unknownCalls).toEqual([{ callId: 'lost1', tool: 'reset_proxy_settings', target: simulatedPc }])
  await next.close()

  const later = await startAgain(pc)
  expect(later.unknownCalls).toEqual([])
  await later.close()
})

test('fixes that ended leave nothing unknown, however they ended, and neither does undoing one', async () => {
  const pc = await scenario({ faults: ['proxy-stale'] })
  const first = await startAgain(pc)
  const { signal } = new AbortController()
  const caller = { kind: 'person', role: 'human_agent' } as const
  const done = await first.pipeline.submit({ tool: 'reset_proxy_settings', args: {}, caller }, signal)
  const failed = await first.pipeline.submit(
    { tool: 'restart_network_adapter', args: { name: 'none' }, caller },
    signal,
  )
  expect([done.state, failed.state]).toEqual(['succeeded', 'failed'])
  const undone = await first.pipeline.submit({ intent: 'undo', undoes: done.id, caller }, signal)
  expect(undone).toMatchObject({ state: 'undone', undoes: done.id, tool: done.tool })
  await first.close()
  const next = await startAgain(pc)
  expect(next.unknownCalls).toEqual([])
  await next.close()
})

test('an undo whose end nobody saw is told as unknown, and the record of its fix stays as it was', async () => {
  const pc = await scenario({ faults: ['proxy-stale'] })
  const crashed = await startAgain(pc)
  const { signal } = new AbortController()
  const caller = { kind: 'person', role: 'human_agent' } as const
  const done = await crashed.pipeline.submit({ tool: 'reset_proxy_settings', args: {}, caller }, signal)
  const line = { tool: done.tool, version: done.version, target: done.target, undoId: done.id } as const
  await crashed.pipelinePorts.audit.append({ ...line, kind: 'intent', callId: 'lost2', summary: { undo: true } }, 'now')
  await crashed.close()

  const next = await startAgain(pc)
  expect(next.unknownCalls).toEqual([{ callId: 'lost2', tool: done.tool, target: simulatedPc }])
  expect(valueOf(await next.history.get(done.id))?.call.state).toBe('succeeded')
  expect(valueOf(await next.history.get('lost2'))?.call).toMatchObject({ state: 'unknown', undoes: done.id })
  await next.close()
  const ends = (await auditOf(pc)).filter(({ callId, kind }) => callId === 'lost2' && kind !== 'intent')
  expect(ends).toMatchObject([{ kind: 'undo', outcome: 'unknown', undoId: done.id }])

  const later = await startAgain(pc)
  expect(later.unknownCalls).toEqual([])
  await later.close()
})
