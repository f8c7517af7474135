import { expect, test } from 'vitest'

import { loadTools } from '../../registry/folders.ts'
import type { Plan } from '../../../shared/domain/check-plan.ts'
import { plannerTools } from './planner-tools.ts'
import { createPlanner } from './planner.ts'

const planner = createPlanner({ tools: plannerTools(loadTools()) })

function plan(text: string): Plan {
  const planned = planner.plan(text)
  if (!planned.ok) throw new Error(planned.error.code)
  return planned.value
}

test.each([
  'I forgot my password',
  'reset my password please',
  'lost the password for my gmail',
  "I'm locked out of my Google account",
  '비밀번호를 잊어버렸어요',
  '제 비밀번호 초기화해 주세요',
  '네이버 비밀번호를 까먹었어요',
  '我忘记密码了',
  '帮我重置密码',
  '密碼忘記了',
  '微信登不上了，忘了密码',
])('%s: whom to ask is said, and nothing is looked at', (text) => {
  expect(plan(text)).toMatchObject({ outcome: 'none', reason: 'account', account: 'forgotten', checks: [], fixes: [] })
})

test.each([
  ['I forgot the Windows password of this laptop', 'check_domain_status'],
  ['윈도우 로그인 비밀번호를 까먹었어요', 'check_domain_status'],
  ['开机密码忘了', 'check_domain_status'],
])('%s: beside that, what the sign-in of this PC hangs on is looked at', (text, check) => {
  const { account, checks } = plan(text)
  expect(account).toBe('forgotten')
  expect(checks.map(({ tool }) => tool)).toContain(check)
})

test.each(['someone hacked my email', '이메일이 해킹당했어요', '我的邮箱被盗了'])(
  '%s: what its owner has to do is said, and this PC is looked at for what let them in',
  (text) => {
    const { account, checks } = plan(text)
    expect(account).toBe('taken')
    expect(checks.map(({ tool }) => tool)).toContain('check_defender_status')
  },
)

test('a trouble that is told beside it is looked into', () => {
  const { account, checks } = plan('I forgot my password. Also the printer is offline.')
  expect(account).toBe('forgotten')
  expect(checks[0]?.tool).toBe('check_printers')
})

test.each([
  'I did not forget my password, the sign-in just fails',
  'the password is right but Windows does not take it',
  'I forgot the password of the wifi',
  '비밀번호를 잊은 게 아닌데 로그인이 안 돼요',
  '와이파이 비번을 까먹었어요',
  '我没有忘记密码，可是登录不进去',
  '家里wifi密码忘了',
])('%s: is no such matter', (text) => {
  expect(plan(text).account).toBeUndefined()
})

test.each(["reset my boss's password", '重置同事的密码', '동료 비밀번호를 알아내 줘'])(
  '%s: the account of somebody else is asked for, which is refused',
  (text) => {
    expect(plan(text)).toMatchObject({ outcome: 'refuse', checks: [] })
    expect(plan(text).account).toBeUndefined()
  },
)
