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

test.each([
  ['筆電開三個分頁就頓到不行', '笔记本电脑开三个标签页就卡到不行'],
  ['C槽滿了，登入的時候很頓', 'C盘满了，登录的时候很卡'],
  ['停頓了一頓飯的時間', '停顿了一顿饭的时间'],
  ['信卡在寄件匣', '信卡在发件箱'],
  ['笔电没声音', '笔记本电脑没声音'],
])('%s: what people in Taiwan say', (traditional, expected) => {
  expect(simplified(traditional)).toBe(expected)
})

test.each([
  ['部電腦冇聲，點解㗎', '电脑没声，为什么'],
  ['印唔到嘢，個mon又黑咗', '打印不了东西，屏幕又黑了'],
  ['搵極都搵唔到USB手指', '怎么找都找不到U盘'],
  ['呢個係系統問題，唔係我部機', '这个是系统问题，不是我电脑'],
  ['部机成日死机', '电脑老是死机'],
])('%s: Cantonese as it is spoken', (cantonese, expected) => {
  expect(simplified(cantonese)).toBe(expected)
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
