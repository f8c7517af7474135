import { expect, test } from 'vitest'

import { slotsOf } from '../../electron/agents/slots.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))
const complaint = 'my folder with the drawings is not there any more'

test('what a general check finds is noticed while nothing explains the complaint, and is not called its cause', async () => {
  const pc = await scenario({ faults: ['memory-leak-app'] })
  const { plan, findings, conclusion, fixes } = await pc.diagnose('the time on my pc is wrong')
  const named = [...plan.checks, ...plan.further].filter(({ score }) => score > 0).map(({ tool }) => tool)
  expect(named).not.toContain('check_memory_usage')
  expect(findings.map(({ tool }) => tool)).toContain('check_memory_usage')
  expect(conclusion.causes.filter(({ tool }) => tool === 'check_memory_usage')).toEqual([])
  expect(conclusion.aside.map(({ tool }) => tool)).toContain('check_memory_usage')
  expect(fixes.proposed.filter(({ ticked }) => ticked)).toEqual([])
})

test('what no word names is left alone once something explains the complaint', async () => {
  const pc = await scenario({ faults: ['profile-temporary', 'clock-wrong'] })
  const { checks, findings } = await pc.diagnose('my desktop is empty and all my settings are gone')
  expect(findings.map(({ tool }) => tool)).toContain('check_user_profile_health')
  expect(checks.map(({ call }) => call.tool)).not.toContain('check_time_sync')
})

test('on a healthy PC nothing is found, and nothing is asked for a check that nobody named', async () => {
  const pc = await scenario()
  const { plan, findings, skipped } = await pc.diagnose(complaint)
  const named = new Set([...plan.checks, ...plan.further].filter(({ score }) => score > 0).map(({ tool }) => tool))
  expect(findings.filter(({ tool, severity }) => severity !== 'info' || !named.has(tool))).toEqual([])
  expect(skipped.filter(({ tool }) => !named.has(tool))).toEqual([])
})

test.each([
  'laptop fan is loud',
  'start menu search finds nothing',
  'Teams does not start',
  '시작 메뉴 검색이 안 돼요',
  '风扇很吵',
])('after "%s" nobody is asked which computer cannot be reached', async (words) => {
  const { skipped } = await (await scenario()).diagnose(words)
  expect(skipped.filter(({ reason }) => reason.code === 'answer_needed')).toEqual([])
})

test.each(['server not found for every site', 'I cannot reach the file server', 'no website opens'])(
  'after "%s" it is asked, and only for what a check that is run first wants to know',
  async (words) => {
    const { plan, skipped } = await (await scenario()).diagnose(words)
    const open = skipped.filter(({ reason }) => reason.code === 'answer_needed')
    expect(open).not.toEqual([])
    const wanted = plan.checks.flatMap(({ tool: name }) => {
      const tool = tools.get(name)
      return tool === undefined ? [] : slotsOf(tool).map(([, slot]) => slot)
    })
    expect(open.filter(({ reason }) => !wanted.includes(String(reason.data['slot'])))).toEqual([])
  },
)

test.each([
  ['vpn-password-refused', 'VPN says the user name or password is not allowed, error 691'],
  ['vpn-password-refused', 'VPN에서 사용자 이름이나 암호가 거부되었다고 691 오류가 떠요'],
  ['vpn-password-refused', 'VPN 提示错误 691，用户名或密码被拒'],
  ['vpn-blocked-by-network', 'VPN is not allowed here, error 809, no access to the company'],
])('beside a cause that the complaint is about no folder and no name is asked for: %s, %s', async (fault, words) => {
  const { conclusion, skipped } = await (await scenario({ faults: [fault] })).diagnose(words)
  expect(conclusion.causes.map(({ tool, sure }) => [tool, sure])).toEqual([['check_vpn_status', true]])
  expect(skipped.filter(({ reason }) => reason.code === 'answer_needed')).toEqual([])
})

test('what takes long waits where the complaint leads to something else, and is left for whoever asks for it', async () => {
  const pc = await scenario()
  const words = 'you do not currently have permission to access this folder'
  const slow = 'check_group_policy'
  const looked = await pc.diagnose(words)
  expect(looked.plan.checks.map(({ tool }) => tool)).toContain(slow)
  expect(looked.checks.map(({ call }) => call.tool)).not.toContain(slow)
  expect(looked.leftMs).toBeGreaterThan(0)
  const deeper = await pc.diagnose(words, { deeper: true })
  expect(deeper.checks.map(({ call }) => call.tool)).toContain(slow)
})

test('what takes long is begun at once where the complaint is about it', async () => {
  const { checks } = await (await scenario()).diagnose('windows update fails every time')
  const updates = checks.findIndex(({ call }) => call.tool === 'check_windows_update_status')
  expect(updates).toBeGreaterThanOrEqual(0)
  expect(updates).toBeLessThan(4)
})
