import { expect, test } from 'vitest'

import { auditOf } from './audit-of.ts'
import { allFaults, cureCalls, knownFor, promptingOf, valueOf } from './open-scenario.ts'
import { openScenario, type Scenario } from './open-scenario.ts'
import { plausibleArgs } from './plausible-args.ts'
import { watchSockets } from './socket-spy.ts'

const sockets = watchSockets()

const folder = 'C:\\Users\\test\\Downloads'
const looks = {
  list_files: { path: folder },
  ...Object.fromEntries(['read_file', 'diff_files', 'code_search'].map((tool) => [tool, plausibleArgs(tool)])),
  search_files: { root: folder, content: 'office' },
}

/** Whoever is told of outcomes, set up by a person. */
async function tellHelpdesk({ backend: { settings, registry } }: Scenario): Promise<string | undefined> {
  await settings.set('externalAccess', true)
  await settings.set('webhooks', [{ name: 'helpdesk', url: 'https://www.example.com/hook' }])
  await settings.set('notifyWebhook', 'helpdesk')
  return registry.withCapability('outcome_notification')?.name
}

test('a fix and its undo are told of on the simulated PC, by its own network and in its own record', async () => {
  const fault = allFaults.find(({ name }) => name === 'proxy-stale')
  const [tool] = Object.keys(fault?.curedBy ?? {})
  if (fault === undefined || tool === undefined) throw new Error('no such fault')
  const { scenario: pc, close } = await openScenario({ faults: [fault.name] })
  const teller = await tellHelpdesk(pc)
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

test('of work in a workspace each change and each undo is told of once; looks, previews and refusals are not', async () => {
  const { scenario: pc, close } = await openScenario({})
  const teller = await tellHelpdesk(pc)
  const edit = plausibleArgs('edit_file')
  for (const [tool, args] of Object.entries(looks))
    expect([tool, await pc.check(tool, args)]).toMatchObject([tool, { state: 'succeeded' }])
  expect(await pc.fix({ tool: 'edit_file', args: { ...edit, dryRun: true } })).toMatchObject({ state: 'succeeded' })
  expect(await pc.fix({ tool: 'edit_file', args: { ...edit, path: 'no such file.txt' } })).toMatchObject({
    state: 'denied',
  })
  const ended = await pc.fix({ tool: 'edit_file', args: edit })
  expect(ended).toMatchObject({ state: 'succeeded' })
  valueOf(await pc.undo(ended.id))
  await pc.engine.close()
  const told = (await auditOf(pc)).filter((line) => line.tool === teller)
  const once = ['intent', 'external', 'result'].map((kind) => [kind, ended.id])
  expect(told.map(({ kind, summary }) => [kind, summary?.['about']])).toEqual([...once, ...once])
  expect(JSON.stringify(told)).not.toContain('vpn-profile')
  await close()
  expect(sockets.all).toEqual([])
})
