import { expect, test } from 'vitest'

import { withoutFileNames } from './file-names.ts'

test.each([
  ['the printer does nothing with Salary_Kim.xlsx', 'the printer does nothing with  file xlsx '],
  ['프린터가 급여_김.xlsx를 안 뽑아줘요', '프린터가  파일 xlsx 를 안 뽑아줘요'],
  ['打不开 工资表.docx', '打不开  文件 docx '],
  // No file of a person, a place, a sentence that ends.
  ['explorer.exe hangs', 'explorer.exe hangs'],
  ['C:\\Users\\kim\\Budget.xlsx', 'C:\\Users\\kim\\Budget.xlsx'],
  ['it was slow.Text is small', 'it was slow.Text is small'],
])('%s', (text, read) => {
  expect(withoutFileNames(text)).toBe(read)
})
