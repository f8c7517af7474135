import { expect, test } from 'vitest'

import { loadTools } from '../../registry/folders.ts'
import { plannerTools } from './planner-tools.ts'
import { createPlanner } from './planner.ts'

const planner = createPlanner({ tools: plannerTools(loadTools()) })

test.each([
  'I can’t save my letter',
  'when I press save I get an error',
  'nothing saves on this pc',
  'every time I hit save it says something went wrong',
  'my spreadsheet refuses to be saved',
  '저장이 안 돼요',
  '저장 버튼을 누르면 오류가 떠요',
  '문서가 저장되지 않습니다',
  '바탕화면에 저장을 못 하겠어요',
  '저장하려는데 계속 실패해요',
  '파일을 저장하려고 하는데 안 돼요',
  '一点保存就报错',
  '文档无法保存',
  '提示保存失败',
  '怎么都保存不上',
])('what cannot be saved has the drive and the rights looked at: %s', (text) => {
  const plan = planner.plan(text)
  const checks = plan.ok ? plan.value.checks.map(({ tool }) => tool) : []
  expect(checks).toEqual(expect.arrayContaining(['check_disk_usage', 'check_user_permissions']))
})
