import { expect, test } from 'vitest'

import { logLine } from './log-line.ts'

const at = Date.UTC(2026, 0, 5, 9, 0, 0)
const lineOf = (data: Readonly<Record<string, unknown>>): string =>
  logLine({ at, level: 'error', message: 'a step failed', data })

/** What a person would not want to see in the hands of whoever reads a log. */
const planted = [
  'alice.miller',
  'C:\\Users\\alice\\Documents\\tax 2025.docx',
  '/home/alice/.ssh/id_rsa',
  'PC-ALICE',
  'fileserver.corp.example',
  'the printer of Alice does nothing',
  'hunter2-Secret',
  '192.0.2.77',
] as const

test('codes, ids and numbers stand in a line', () => {
  expect(
    lineOf({ code: 'data_folder_unwritable', tool: 'flush_dns_cache', callId: '01k9x2', reason: 'ENOSPC', count: 3 }),
  ).toBe(
    '2026-01-05T09:00:00.000Z error a step failed code=data_folder_unwritable tool=flush_dns_cache callId=01k9x2 reason=ENOSPC count=3',
  )
})

test.each(planted)('neither in a field of its own nor in one that may stand there: %s', (text) => {
  const fields = ['file', 'aside', 'args', 'result', 'complaint', 'host', 'detail', 'key', 'text', 'corrupt', 'data']
  const known = ['code', 'tool', 'step', 'callId', 'chatId', 'reason', 'process', 'stream', 'name', 'count', 'exitCode']
  for (const field of [...fields, ...known, 'cause', 'places'])
    for (const value of [text, [text], { deep: text }]) expect(lineOf({ [field]: value })).not.toContain(text)
})

test.each(planted)('nor by an error, whose kind and places stay: %s', (text) => {
  const error = Object.assign(new TypeError(`${text} cannot be read\n    at ${text} (/home/alice/secret.js:1:2)`), {
    code: 'EACCES',
    path: text,
    cause: new Error(text),
  })
  const line = lineOf({ cause: error })
  expect(line).toContain('name=TypeError reason=EACCES at=log-line.test.ts:')
  for (const word of [text, 'alice', 'secret.js']) expect(line).not.toContain(word)
})

test('an error that names itself, or what is thrown and is none, gives no text away', () => {
  const named = Object.assign(new Error('x'), {
    name: 'alice.miller',
    code: 'the password is hunter2secret',
    stack: '',
  })
  expect(lineOf({ cause: named })).toBe('2026-01-05T09:00:00.000Z error a step failed')
  expect(lineOf({ cause: 'hunter2secret' })).toBe('2026-01-05T09:00:00.000Z error a step failed')
})

test('places are files of the program, a dozen at most', () => {
  const many = Array.from({ length: 40 }, (_, index) => `start-Bq1.js:${index + 1}:7`)
  expect(lineOf({ places: ['C:\\Users\\alice\\x.js:1:2', 'start.js:1:2 hunter2secret', ...many] })).toBe(
    `2026-01-05T09:00:00.000Z error a step failed at=${many.slice(0, 12).join('<')}`,
  )
})

test('no value can begin a line of its own', () => {
  expect(lineOf({ code: 'a_code\n2026-01-05 error forged', tool: 'x\r\ny' })).not.toMatch(/[\r\n]|forged/)
})
