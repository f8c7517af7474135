import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { simplified } from './simplified.ts'

test.each([
  ['印表機卡紙了，網路也連不上', '打印机卡纸了，网络也连不上'],
  ['螢幕一直閃，滑鼠沒反應', '屏幕一直闪，鼠标没反应'],
  ['硬碟快滿了', '硬盘快满了'],
  ['隨身碟讀不到', 'U盘读不到'],
  ['這個資料夾打不開', '这个文件夹打不开'],
])('%s: characters and words of Taiwan', (traditional, expected) => {
  expect(simplified(traditional)).toBe(expected)
})

test('what is written in simplified characters stays as it is', () => {
  const file = path.join(import.meta.dirname, '../../../test/evaluate/regression-complaints.json')
  const cases = z.array(z.object({ lang: z.string(), text: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')))
  const changed = cases.filter(({ text }) => simplified(text) !== text)
  expect(cases.filter(({ lang }) => lang === 'zh').length).toBeGreaterThan(400)
  expect(changed).toEqual([])
})

test('other languages stay as they are', () => {
  for (const text of ['the printer is offline', '프린터가 안 돼요', 'l’imprimante est en panne', '']) {
    expect(simplified(text)).toBe(text)
  }
})
