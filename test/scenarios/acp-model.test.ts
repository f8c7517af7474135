import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { noPrint, stuckQueue, useAcp } from '../fakes/acp-host.ts'
import { callChunks, sendStream, textChunks, useModelServers, type ModelServer } from '../fakes/model-server.ts'

const openModel = useModelServers()
let server: ModelServer
let settings: Readonly<Record<string, unknown>> = {}
const start = useAcp((folder) => writeFile(path.join(folder, 'settings.json'), JSON.stringify(settings)))

beforeEach(async () => {
  const answers = [
    callChunks({ name: 'check_print_queue', args: {} }),
    textChunks('A print job ', 'is stuck.'),
    textChunks('Your other papers stay.'),
  ]
  server = await openModel((response, asked) => sendStream(response, answers[asked.length - 1] ?? textChunks('?')))
  settings = { modelName: 'test-model', modelAddress: server.address }
})

test('in an editor a model in use takes part: it chooses and speaks, the rules conclude, a question goes to it', async () => {
  const { editor, session } = await start(...stuckQueue)
  expect(await editor.say(session, noPrint)).toBe('end_turn')
  expect(editor.updates(session, 'tool_call').map(({ title }) => title)).toContain('Print jobs')
  expect(editor.text(session)).toContain('A print job is stuck.')
  expect(editor.text(session)).toContain('PROBLEM  The print job Budget.xlsx has been stuck')
  expect(await editor.say(session, 'and would that break my other papers?')).toBe('end_turn')
  expect(editor.text(session)).toContain('Your other papers stay.')
  expect(server.asked).toHaveLength(3)
})

test('one elsewhere that nobody has agreed to is told nothing, and everything goes on without it', async () => {
  settings = {
    ...settings,
    mode: 'online',
    modelAddress: 'https://model.example/v1',
    proxy: new URL(server.address).origin,
  }
  const { editor, session } = await start(...stuckQueue)
  expect(await editor.say(session, noPrint)).toBe('end_turn')
  expect(editor.text(session)).toContain('PROBLEM  The print job Budget.xlsx has been stuck')
  expect(editor.text(session)).not.toMatch(/test-model|The model stopped answering/u)
  expect(server.asked).toHaveLength(0)
})
