import { afterAll, afterEach } from 'vitest'

import { openScenario, type Scenario, type ScenarioOptions } from './open-scenario.ts'
import { watchSockets } from './socket-spy.ts'

/** Opens scenarios that are closed after each test, under the watch of the sockets. Call once at the top of a test file. */
export function useScenarios(_watched = watchSockets()): (options?: ScenarioOptions) => Promise<Scenario> {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  return async (options = {}) => {
    const opened = await openScenario(options)
    open.push(() => opened.close())
    return opened.scenario
  }
}

/**
 * One engine for all tests of a file: each call gives a fresh PC with these faults under it. For tests that look at the
 * PC and at what they started themselves, one after the other.
 */
export function useOneScenario(
  options: Omit<ScenarioOptions, 'faults' | 'prepare'> = {},
): (pc: { readonly faults: readonly string[] }) => Promise<Scenario> {
  watchSockets()
  let opened: Awaited<ReturnType<typeof openScenario>> | null = null
  afterAll(async () => {
    await opened?.close()
  })
  return async ({ faults }) => {
    opened ??= await openScenario(options)
    await opened.scenario.reset(faults)
    return opened.scenario
  }
}
