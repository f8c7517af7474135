import { expect, test } from 'vitest'

import { loadTools } from '../registry/folders.ts'
import { validateArgs } from './argument-validation.ts'

const tools = loadTools()

function faultOf(name: string, args: unknown): unknown {
  const tool = tools.find((each) => each.name === name)
  if (!tool) throw new Error(name)
  const valid = validateArgs(tool, args)
  return valid.ok ? null : valid.error.data
}

test('a missing, an unknown and a wrong value are three different faults', () => {
  expect(faultOf('list_files', {})).toMatchObject({ field: 'path', problem: 'missing' })
  expect(faultOf('ping_host', { hosts: 'a' })).toMatchObject({ problem: 'unknown', guesses: ['host'] })
  expect(faultOf('check_printers', { color: 1 })).toMatchObject({ field: 'color', problem: 'unknown', allowedCount: 0 })
  expect(faultOf('list_processes', { tops: 5 })).toMatchObject({ field: 'tops', problem: 'unknown', guesses: ['top'] })
  expect(faultOf('list_processes', { top: 'many' })).toMatchObject({ field: 'top', problem: 'not_allowed' })
})

test('the fault says what is allowed: choices and ranges', () => {
  expect(faultOf('disable_startup_app', { name: 'a', source: 'x' })).toMatchObject({
    field: 'source',
    allowed: expect.arrayContaining(['user_run']) as unknown,
  })
  expect(faultOf('list_processes', { top: 100_000 })).toMatchObject({ allowed: [expect.stringMatching(/^\d+–\d+$/u)] })
})

test('the fault says how an address of the web begins', () => {
  expect(faultOf('web_fetch', { url: 'file:///etc/passwd' })).toMatchObject({
    ...{ field: 'url', problem: 'not_allowed', allowed: ['https://…', 'http://…'] },
  })
})

test('no fault repeats the value', () => {
  const secret = 'hunter2-secret'
  for (const tool of tools) {
    for (const name of Object.keys(tool.texts.arguments)) {
      const valid = validateArgs(tool, { [name]: { deep: secret } })
      expect(JSON.stringify(valid.ok ? {} : valid.error)).not.toContain(secret)
    }
  }
})
