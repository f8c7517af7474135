import { expect, test } from 'vitest'

import { recoverCall } from './recover-call.ts'

const recover = (text: string) =>
  recoverCall(
    text,
    (name) => name === 'check_printers',
    () => 'own',
  )
const printers = { id: 'own', name: 'check_printers', args: { all: true } }

test.each([
  '{"name":"check_printers","arguments":{"all":true}}',
  ' {"name": "check_printers", "parameters": {"all": true}}\n',
  '<tool_call>\n{"name":"check_printers","arguments":"{\\"all\\":true}"}\n</tool_call>',
  '```json\n{"name":"check_printers","arguments":{"all":true}}\n```',
])('a text that is nothing but a call is one: %s', (text) => {
  expect(recover(text)).toMatchObject(printers)
})

test.each([
  'I would run {"name":"check_printers","arguments":{"all":true}}',
  '{"name":"check_printers","arguments":{"all":true}} and then look',
  '{"name":"delete_everything","arguments":{}}',
  '{"name":"check_printers","arguments":{"all":true}',
  '[{"name":"check_printers"}]',
  '',
])('anything else is text: %s', (text) => {
  expect(recover(text)).toBeNull()
})
