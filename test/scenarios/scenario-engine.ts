import { afterEach } from 'vitest'

import { openScenario, type Scenario, type ScenarioOptions } from './open-scenario.ts'

/** Opens scenarios that are closed after each test. Call once at the top of a test file. */
export function useScenarios(): (options?: ScenarioOptions) => Promise<Scenario> {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  return async (options = {}) => {
    const { scenario, close } = await openScenario(options)
    open.push(close)
    return scenario
  }
}
