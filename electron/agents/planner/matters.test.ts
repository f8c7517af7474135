import { describe, expect, test } from 'vitest'

import { loadTools } from '../../registry/folders.ts'
import { bearingOf, sureBearing } from '../conclusion/bearing.ts'
import { plannerTools } from './planner-tools.ts'
import { createPlanner } from './planner.ts'

const planner = createPlanner({ tools: plannerTools(loadTools()) })

function planOf(text: string) {
  const planned = planner.plan(text)
  if (!planned.ok) throw new Error(planned.error.code)
  return planned.value
}

const bears = (text: string, tool: string): boolean => bearingOf(planOf(text))({ tool }) >= sureBearing

describe('two troubles, a sentence each', () => {
  test.each([
    ['the printer is offline. my clock is an hour behind.', 'check_printers', 'check_time_sync'],
    ['The battery does not charge any more. Bluetooth is missing.', 'check_battery_status', 'check_bluetooth_status'],
    ['프린터가 오프라인이에요. 시계가 한 시간 늦어요.', 'check_printers', 'check_time_sync'],
    ['打印机脱机了。电脑时间慢了一个小时。', 'check_printers', 'check_time_sync'],
  ])('%s: both are looked into', (text, one, other) => {
    expect([one, other].map((tool) => bears(text, tool))).toEqual([true, true])
  })

  test('what a sentence says to work is no second trouble', () => {
    expect(bears('my clock is an hour behind. printing works fine.', 'check_printers')).toBe(false)
  })

  test('the first checks of the whole stay first', () => {
    const [first] = planOf('the printer is offline. my clock is an hour behind.').checks
    expect(first?.tool).toBe('check_printers')
  })
})
