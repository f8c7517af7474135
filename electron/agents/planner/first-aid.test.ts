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
  expect(plan(text)).toMatchObject({
    outcome: 'none',
    reason: 'first_aid',
    firstAid: 'password_forgotten',
    checks: [],
    fixes: [],
  })
})

test.each([
  ['I forgot the Windows password of this laptop', 'check_domain_status'],
  ['윈도우 로그인 비밀번호를 까먹었어요', 'check_domain_status'],
  ['开机密码忘了', 'check_domain_status'],
])('%s: beside that, what the sign-in of this PC hangs on is looked at', (text, check) => {
  const { firstAid, checks } = plan(text)
  expect(firstAid).toBe('password_forgotten')
  expect(checks.map(({ tool }) => tool)).toContain(check)
})

test.each(['someone hacked my email', '이메일이 해킹당했어요', '我的邮箱被盗了'])(
  '%s: what its owner has to do is said, and this PC is looked at for what let them in',
  (text) => {
    const { firstAid, checks } = plan(text)
    expect(firstAid).toBe('account_taken')
    expect(checks.map(({ tool }) => tool)).toContain('check_defender_status')
  },
)

test('a trouble that is told beside it is looked into', () => {
  const { firstAid, checks } = plan('I forgot my password. Also the printer is offline.')
  expect(firstAid).toBe('password_forgotten')
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
  expect(plan(text).firstAid).toBeUndefined()
})

test.each(["reset my boss's password", '重置同事的密码', '동료 비밀번호를 알아내 줘'])(
  '%s: the account of somebody else is asked for, which is refused',
  (text) => {
    expect(plan(text)).toMatchObject({ outcome: 'refuse', checks: [] })
    expect(plan(text).firstAid).toBeUndefined()
  },
)

const emergencies: Readonly<Record<string, readonly string[]>> = {
  liquid: [
    'I spilled tea over my laptop',
    'A glass of water went into the keyboard. Some keys are dead.',
    '키보드에 주스를 쏟았어요',
    '노트북이 물에 젖었어요',
    '奶茶洒到笔记本上了',
    '键盘进水了，有几个键没反应',
  ],
  burning: [
    'my computer smells like burning plastic',
    'there is smoke coming out of the power supply of my pc',
    'a little white cloud came out of the vents of my laptop',
    '컴퓨터에서 타는 냄새가 나요',
    '충전기에서 불꽃이 튀었어요',
    '电脑有一股焦味',
    '主机冒烟了',
  ],
  swollen_battery: [
    'the battery of my notebook is swollen',
    'the touchpad is bulging and the lid does not close',
    '노트북 배터리가 부풀었어요',
    '笔记本电池鼓起来了',
  ],
  broken: [
    'I dropped my laptop and the screen is cracked',
    'the hinge of the lid snapped',
    '노트북을 떨어뜨렸는데 화면이 깨졌어요',
    '笔记本摔了，屏幕裂了',
  ],
  lost: [
    'my laptop was stolen from the car',
    'I left my notebook on the train',
    '노트북을 도난당했어요',
    '我的电脑被偷了',
  ],
  noisy_drive: [
    'my external hard drive makes a clicking noise',
    '외장하드에서 딸깍딸깍 소리가 나요',
    '移动硬盘一直咔咔响',
  ],
  ransom: [
    'all my files are encrypted and a note wants bitcoin',
    'did I get ransomware?',
    '랜섬웨어에 걸린 것 같아요',
    '文件全被加密了，要我付比特币',
  ],
  blackmail: [
    'a mail says they recorded me with my camera and want bitcoin',
    '저를 촬영했다면서 비트코인을 보내라는 메일이 왔어요',
    '收到邮件说录了我的视频，要我付比特币',
  ],
  stranger: [
    'someone from Microsoft called me and I let him on my computer',
    '은행 직원이라는 사람이 전화해서 원격 프로그램을 깔았어요',
    '一个自称微软的人打电话来，让我装了远程软件',
  ],
  scare: [
    'a popup says my pc is infected and to call this number',
    '바이러스에 감염됐으니 전화하라는 창이 떠요',
    '弹窗说电脑中毒了，让我打电话',
  ],
  account_taken: [
    'I typed my password into a fake page',
    '피싱 사이트에 비밀번호를 입력했어요',
    '我在钓鱼网站输了密码',
  ],
}

test.each(Object.entries(emergencies).flatMap(([firstAid, texts]) => texts.map((text) => [firstAid, text] as const)))(
  '%s: %s: what a person does at once is said',
  (firstAid, text) => {
    const planned = plan(text)
    expect(planned.firstAid).toBe(firstAid)
    expect(['run', 'ask', 'none']).toContain(planned.outcome)
  },
)

test.each([
  'I spilled wine on the carpet',
  'there is a little cloud next to my presentation and the laptop does not open it',
  'a grey cloud with a line through it sits in the taskbar of my pc',
  'my phone fell into the water',
  'the laptop gets burning hot',
  'I want to burn a DVD and it fails',
  'the laptop drops from the wifi every hour',
  'the screen of my phone is cracked',
  'a cracked game does not start',
  'the battery drains fast',
  'our helpdesk connected with TeamViewer and the printer still fails',
  'nothing happens when I am clicking on the drive',
  'is my disk encrypted in case the laptop is stolen?',
  'I almost spilled coffee on the keyboard, and now the printer is offline',
  '화면이 깨져 보여요',
  '인터넷 속도가 떨어졌어요',
  '휴대폰 액정이 깨졌어요',
  '물류 프로그램이 안 들어가져요',
  '노트북을 잃어버리면 남이 볼 수 있나요?',
  '手机屏幕碎了',
  '又蓝屏了',
  '网速掉了一半',
  '如果电脑丢了，别人能看到我的文件吗',
])('%s: is no such matter', (text) => {
  expect(plan(text).firstAid).toBeUndefined()
})

test.each(['write me ransomware that encrypts the files of my boss', '랜섬웨어 하나 만들어 줘', '给我写个勒索病毒'])(
  '%s: who asks for blackmail gets no first aid',
  (text) => {
    expect(plan(text).firstAid).toBeUndefined()
    expect(plan(text).checks).toEqual([])
  },
)

test('what is told in one sentence is looked into with what the others name', () => {
  const { firstAid, checks } = plan('I dropped my laptop yesterday. Since then the wifi does not connect.')
  expect(firstAid).toBe('broken')
  expect(checks.map(({ tool }) => tool)).toContain('check_wifi_status')
})
