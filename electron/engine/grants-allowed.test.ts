import { expect, test } from 'vitest'

import { grantsAllowed } from './grants-allowed.ts'

function allowedWith(standingGrants: boolean, alwaysAskTools: readonly string[]): (tool: string) => boolean {
  const values = { standingGrants, alwaysAskTools }
  const settings = { get: (key: keyof typeof values) => values[key] }
  const registry = { find: (name: string) => (name === 'old_name' ? { name: 'new_name' } : null) }
  return grantsAllowed({ settings, registry } as unknown as Parameters<typeof grantsAllowed>[0])
}

test('the tools that always ask are out, by whatever name they are called there; the others are not', () => {
  const allowed = allowedWith(true, ['clear_print_queue', 'old_name'])
  const tools = ['clear_print_queue', 'new_name', 'flush_dns_cache']
  expect(tools.map(allowed)).toEqual([false, false, true])
})

test('where nothing may go on without a question, no tool may', () => {
  expect(allowedWith(false, [])('flush_dns_cache')).toBe(false)
})
