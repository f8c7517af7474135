import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { plausibleArgs } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

const cutting = loadTools()
  .filter((tool) => tool.preconditions?.some(({ must }) => must.includes('remoteSession')))
  .map(({ name }) => name)

test('what can cut off the person who started it asks where that person sits', () => {
  expect(cutting).toEqual(
    expect.arrayContaining(['reset_network_stack', 'restart_network_adapter', 'renew_ip_address', 'reconnect_wifi']),
  )
})

test.each(
  cutting.flatMap((tool) => [
    { tool, remote: true, code: 'gate_closed' },
    { tool, remote: null, code: 'gate_unknown' },
  ]),
)('$tool does not run where remote is $remote', async ({ tool, remote, code }) => {
  const pc = await scenario({
    prepare: ({ state }) => {
      state.session.remote = remote
    },
  })
  const before = await pc.stateText()
  expect(await pc.fix({ tool, args: plausibleArgs(tool) })).toMatchObject({
    state: 'denied',
    reasons: expect.arrayContaining([expect.objectContaining({ code })]) as unknown,
  })
  expect(await pc.stateText()).toBe(before)
})
