import { readFileSync, existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const wanted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23, 24]

test('every feature of the app names the tests that prove it, and they are there', () => {
  const text = readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  const section = text.split('## What proves what')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| (\d+) \| [^|]+ \| ([^|]+) \|$/gm)]
  expect(rows.map(([, number]) => Number(number))).toEqual(wanted)
  for (const [, number, files = ''] of rows) {
    const named = [...files.matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, file = '']) => file)
    expect([number, named.length > 0]).toEqual([number, true])
    expect(named.filter((file) => !existsSync(path.join(root, 'test/e2e-app', file)))).toEqual([])
  }
})
