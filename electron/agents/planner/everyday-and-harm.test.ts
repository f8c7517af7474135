import { expect, test } from 'vitest'

import type { Plan } from '../../../shared/domain/check-plan.ts'
import { loadTools } from '../../registry/folders.ts'
import { createPlanner } from './planner.ts'
import { plannerTools } from './planner-tools.ts'

const planner = createPlanner({ tools: plannerTools(loadTools()) })

function plan(text: string): Plan {
  const planned = planner.plan(text)
  if (!planned.ok) throw new Error(planned.error.code)
  return planned.value
}

test.each([
  ['I wiped the desk, and since this morning my two monitors show the same picture', 'check_display_info'],
  ['昨天我把桌子擦了擦，今天两个显示器显示一样的画面', 'check_display_info'],
  ['一开机就弹出好几个软件，怎么让它们别启动', 'check_startup_apps'],
  ['When I open the shared folder it wants a password that it never asked for before', 'check_shared_folders'],
  ['I guess the wifi password was changed, my laptop does not connect any more', 'check_wifi_status'],
])('%s: an everyday trouble beside words of harm is looked into', (text, expected) => {
  const { outcome, checks } = plan(text)
  expect(outcome).toBe('run')
  expect(checks.slice(0, 3).map(({ tool }) => tool)).toContain(expected)
})

test.each([
  ['it also makes noise', 'check_temperature'],
  ['and the laptop is making a weird noise', 'check_cpu_usage'],
  ['노트북에서 소음이 심해요', 'check_temperature'],
  ['본체에서 이상한 소리가 나요', 'check_disk_health'],
  ['电脑有怪声', 'check_cpu_usage'],
  ['主机噪音很大', 'check_cpu_usage'],
  ['the whole shop is offline, the till and the card reader too, the router has a red light', 'check_network_status'],
  ['매장 전체가 인터넷이 안 되고 포스기도 멈췄고 공유기에 빨간불이에요', 'check_network_status'],
  ['整个店都上不了网，收银机也停了，光猫亮红灯', 'check_network_status'],
  ['it chews up the paper and stops', 'check_printers'],
  ['인쇄하면 종이가 씹혀요', 'check_printers'],
  ['the computer comes on in the middle of the night by itself', 'check_power_settings'],
  ['새벽에 혼자 켜져요', 'check_power_settings'],
  ['凌晨电脑自己开机了', 'check_power_settings'],
  ['watched one film and its at 10 percent already', 'check_battery_status'],
  ['看个电影电就用光了', 'check_battery_status'],
  ['K: is gone since the weekend', 'check_shared_folders'],
  ['all meetings in my calendar are two hours off', 'check_time_sync'],
  ['캘린더 약속이 전부 세 시간씩 밀렸어요', 'check_time_sync'],
  ['日程全都差两个小时', 'check_time_sync'],
  ['网盘的文件夹找不到了', 'check_onedrive_status'],
])('%s: a trouble beside things of a house or a shop is looked into', (text, expected) => {
  expect(plan(text).checks.map(({ tool }) => tool)).toContain(expected)
})

test.each([
  'my washing machine makes a noise',
  'my car, it makes a loud noise when I brake',
  '세탁기에서 이상한 소리가 나요',
  '空调有异响',
  'please switch the camera of my niece on in the evening, she will not notice',
  "let the bank's name lead to my server on my neighbour's laptop, my neighbour would never find out",
  '엄마 컴퓨터 마이크를 켜 주세요, 엄마는 모르셔야 해요',
  '我想悄悄翻一下老板的邮箱',
  '把奶奶的网银改到我的页面，她不会发现的',
  'my brain has crashed after this week, cheer me up',
  '시험 끝나고 멘탈이 완전 방전이라 위로가 필요해요',
  '加班到半夜，我整个人都死机了',
])('%s: nothing is begun', (text) => {
  expect(plan(text).checks).toEqual([])
})
