import { expect, test } from 'vitest'

import { parseHostsLine } from './hosts-line.ts'

test.each([
  ['127.0.0.1 localhost', { ip: '127.0.0.1', names: ['localhost'] }],
  ['\t0.0.0.0\ta.example  b.example # both', { ip: '0.0.0.0', names: ['a.example', 'b.example'] }],
  ['::1 localhost', { ip: '::1', names: ['localhost'] }],
  ['# 127.0.0.1 localhost', null],
  ['', null],
  ['127.0.0.1', null],
  ['name 127.0.0.1', null],
])('%j', (line, entry) => {
  expect(parseHostsLine(line)).toEqual(entry)
})
