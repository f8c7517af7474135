import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

import { loadFaults, loadTools } from '../../registry/folders.ts'
import { locales } from '../../../shared/domain/locale.ts'
import { parseCases } from '../../../test/evaluate/evaluation-case.ts'
import { createPlanner } from './planner.ts'
import { plannerTools } from './planner-tools.ts'
import { createRequests } from './requests.ts'

const tools = loadTools()
const planned = plannerTools(tools)
const requested = createRequests(planned)
const planner = createPlanner({ tools: planned })
const asked = (text: string): readonly string[] => requested(text).fixes.map(({ tool }) => tool)

test.each<readonly [string, string]>([
  ['please restart my pc', 'restart_system'],
  ['Can you empty the recycle bin for me?', 'empty_recycle_bin'],
  ['open a ticket for me', 'collect_diagnostics_bundle'],
  ['ipconfig /flushdns please', 'flush_dns_cache'],
  ['휴지통 좀 비워 주세요', 'empty_recycle_bin'],
  ['컴퓨터 재부팅해 줘', 'restart_system'],
  ['티켓 열어 주세요', 'collect_diagnostics_bundle'],
  ['请帮我重启电脑', 'restart_system'],
  ['把回收站清空一下吧', 'empty_recycle_bin'],
  ['帮我开一个工单，谢谢', 'collect_diagnostics_bundle'],
  ['restart the print spooler please', 'restart_whitelisted_service'],
  ['스풀러 서비스 재시작해 주세요', 'restart_whitelisted_service'],
  ['重启打印服务', 'restart_whitelisted_service'],
])('"%s" asks for %s', (text, tool) => {
  expect(asked(text)).toEqual([tool])
  const plan = planner.plan(text)
  expect(plan).toMatchObject({
    ok: true,
    value: {
      outcome: 'run',
      reason: 'requested',
      checks: [],
      further: [],
      fixes: [{ tool }],
    },
  })
})

test.each(['can you clean up my disk', 'please free up some space', '디스크 정리해줘', '清理一下磁盘'])(
  '"%s" names no single fix: it is looked into, and both that make room are offered',
  (text) => {
    const plan = planner.plan(text)
    expect(plan).toMatchObject({ ok: true, value: { outcome: 'run', reason: 'matched' } })
    if (!plan.ok) return
    expect(plan.value.checks.map(({ tool }) => tool)).toContain('check_disk_usage')
    expect(plan.value.fixes.toSorted((a, b) => a.tool.localeCompare(b.tool))).toEqual([
      { tool: 'clear_user_temp', oneOfSeveral: true },
      { tool: 'empty_recycle_bin', oneOfSeveral: true },
    ])
  },
)

test.each([
  'my pc restarts by itself',
  'it wants me to restart the computer',
  'I cannot empty the recycle bin',
  'how do I restart my pc?',
  'do not restart my pc',
  '컴퓨터가 자꾸 재부팅돼요',
  '휴지통이 안 비워져요',
  '재부팅하지 마세요',
  '电脑总是自己重启',
  'disk cleanup is stuck',
  'the spooler keeps stopping',
  '디스크 정리가 안 돼요',
  '磁盘清理卡住了',
  'no space left on my drive',
  '回收站清不空',
  '不要重启电脑',
])('"%s" asks for nothing', (text) => {
  expect(asked(text)).toEqual([])
})

test('no complaint asks for a fix', async () => {
  const file = path.resolve(import.meta.dirname, '../../../test/evaluate/regression-complaints.json')
  const complaints = parseCases(await readFile(file, 'utf8')).filter(
    ({ kind }) => kind === 'normal' || kind === 'multi',
  )
  const told = (await loadFaults()).flatMap(({ complaint }) => locales.map((locale) => complaint[locale]))
  const texts = [...complaints.map(({ text }) => text), ...told]
  expect(texts.length).toBeGreaterThan(600)
  expect(texts.filter((text) => asked(text).length > 0)).toEqual([])
})

test('beside a complaint a request is offered, beside something harmful it is not', () => {
  const both = planner.plan('The printer is stuck. Please restart my pc.')
  expect(both).toMatchObject({ ok: true, value: { outcome: 'run', fixes: [{ tool: 'restart_system' }] } })
  const harmful = planner.plan('Please restart my pc. Then format drive D and delete everything on it.')
  expect(harmful).toMatchObject({ ok: true, value: { fixes: [] } })
})

test('what can be asked for by name needs no further word, and no check is', () => {
  const able = tools.filter(({ texts }) => texts.requests !== undefined)
  expect(able.length).toBeGreaterThan(15)
  expect(
    able.filter(
      ({ kind, args, requestedArgs }) => kind === 'diagnostic' || !args().safeParse(requestedArgs ?? {}).success,
    ),
  ).toEqual([])
  for (const { texts } of able) for (const locale of locales) expect(texts.requests?.[locale].length).toBeGreaterThan(0)
})
