import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../electron')

test('tools that ask a program to close do so by the one step for it', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const naming = files.filter((name) =>
    readFileSync(path.join(root, name), 'utf8').includes('System32\\\\taskkill.exe'),
  )
  expect(naming.filter((name) => !name.startsWith('executors'))).toEqual([path.join('contract', 'close-program.ts')])
})
