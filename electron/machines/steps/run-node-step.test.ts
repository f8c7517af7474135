import { expect, test } from 'vitest'

import { createFakeTime } from '../../../test/fakes/fake-time.ts'
import type { NodeStep } from '../../contract/define-tool.ts'
import { runNodeStep, type NodeStepDeps } from './run-node-step.ts'
import type { StepRun } from './step-run.ts'

/** One Node step with ten seconds; `effects` = what it did to the PC. */
function running(step: NodeStep['run']) {
  const time = createFakeTime()
  const effects: string[] = []
  const note = (effect: string) => (): Promise<never> => {
    effects.push(effect)
    return Promise.resolve([] as never)
  }
  const nodePorts = {
    files: { keepBackup: note('keep'), setAside: note('set aside'), putBack: note('put back') },
    bundles: { pack: note('pack') },
  }
  const deps = { nodePorts, web: () => ({}), timers: time.timers, logger: { log: () => undefined } }
  const controller = new AbortController()
  const run: Partial<StepRun> = {
    place: { tool: 'fake', phase: 'run', step: 'node' },
    state: { p: {}, s: {}, r: {} },
    timeoutMs: 10_000,
    signal: controller.signal,
  }
  const answer = runNodeStep(
    deps as unknown as NodeStepDeps,
    { id: 'node', via: 'node', run: step },
    run as unknown as StepRun,
  )
  return { answer, time, effects, cancel: () => controller.abort() }
}

const patiently =
  (waitMs: number, wait: (ms: number) => Promise<void>): NodeStep['run'] =>
  async ({ ports }) => {
    await ports.files.keepBackup('before', [])
    await wait(waitMs)
    await ports.files.setAside([], { label: 'x', within: '/', keptIn: '/', nowMs: 0 })
    return {}
  }

test.each(['time', 'person'])('a step that is over changes nothing any more (%s)', async (by) => {
  const waiting: (() => void)[] = []
  const wait = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))
  const { answer, time, effects, cancel } = running(patiently(0, wait))
  await time.advance(by === 'time' ? 10_000 : 1)
  if (by === 'person') cancel()
  await time.advance(1)
  for (const go of waiting) go()
  await time.advance(2_000)
  expect(await answer).toMatchObject({ ok: false, error: { code: by === 'time' ? 'timed_out' : 'cancelled' } })
  expect(effects).toEqual(['keep'])
})

test('a step in time does all of it', async () => {
  const { answer, effects } = running(patiently(0, () => Promise.resolve()))
  expect(await answer).toMatchObject({ ok: true })
  expect(effects).toEqual(['keep', 'set aside'])
})
