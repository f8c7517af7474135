import { expect, test } from 'vitest'

import type { NodeStepContext } from '../../../contract/node-step.ts'
import { restartTime } from './restart-time.ts'
import { tool } from './tool.ts'

const ports = { now: () => Date.parse('2026-01-05T09:00:00Z') } as NodeStepContext['ports']
const signal = new AbortController().signal

test('the planned time is now and the countdown, and the steps together give the whole result', async () => {
  const [schedule] = tool.steps
  if (schedule?.via !== 'native') throw new Error('the first step is the program of Windows')
  const planned = schedule.parse({ exitCode: 0, stdout: '', stderr: '' })
  const state = { p: tool.args().parse({}), s: { schedule: planned }, r: {} }
  const time = await restartTime({ state, ports, signal })
  expect(tool.result().parse({ ...planned, ...time })).toEqual({
    exitCode: 0,
    abortable: true,
    scheduledUtc: '2026-01-05T09:02:00.000Z',
  })
})
