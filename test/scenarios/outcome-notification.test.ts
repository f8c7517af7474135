import { expect, test } from 'vitest'

import { auditOf } from './audit-of.ts'
import { allFaults, cureCalls, knownFor, promptingOf, valueOf } from './open-scenario.ts'
import { openScenario } from './open-scenario.ts'
import { watchSockets } from './socket-spy.ts'

const sockets = watchSockets()

test('a fix and its undo are told of on the simulated PC, by its own network and in its own record', async () => {
  const fault = allFaults.find(({ name }) => name === 'proxy-stale')
  const [tool] = Object.keys(fault?.curedBy ?? {})
  if (fault === undefined || tool === undefined) throw new Error('no such fault')
  const { scenario: pc, close } = await openScenario({ faults: [fault.name] })
  const { settings, registry } = pc.backend
  const teller = registry.withCapability('outcome_notification')?.name
  await settings.set('externalAccess', true)
  await settings.set('webhooks', [{ name: 'helpdesk', url: 'https://www.example.com/hook' }])
  await settings.set('notifyWebhook', 'helpdesk')
  const [args = {}] = cureCalls(fault, tool)
  const ended = await pc.fix({ tool, args, prompting: promptingOf(fault), known: knownFor(fault) })
  expect(ended).toMatchObject({ state: 'succeeded', proof: { verdict: 'fixed' } })
  valueOf(await pc.undo(ended.id))
  // Everything that is under way is told before the engine is closed.
  await pc.engine.close()
  const told = (await auditOf(pc)).filter((line) => line.tool === teller)
  expect(told.map(({ kind, outcome, summary }) => [kind, outcome, summary?.['about']])).toEqual([
    ['intent', null, ended.id],
    ['external', null, ended.id],
    ['result', 'succeeded', ended.id],
    ['intent', null, ended.id],
    ['external', null, ended.id],
    ['result', 'succeeded', ended.id],
  ])
  await close()
  expect(sockets.all).toEqual([])
})
