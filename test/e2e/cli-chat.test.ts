import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { callChunks, useModelServers, sendStream, textChunks } from '../fakes/model-server.ts'
import { expectRefused, run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const openModel = useModelServers()

const lines = (...typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('')

test('a chat goes on from one line to the next, with a model where one is in use', async () => {
  const server = await openModel((response, asked) => {
    const answers: readonly (readonly unknown[])[] = [
      callChunks({ name: 'check_print_queue', args: {} }),
      textChunks('A print job is stuck.\nIt holds up the others.'),
      textChunks('Because nothing else prints until it is gone.'),
    ]
    sendStream(response, answers[asked.length - 1] ?? textChunks('?'))
  })
  const here = ['--data', await newFolder(), '--target', 'simulated', '--scenario', 'stuck-print-queue']
  await run(['models', 'use', server.address, 'test-model', ...here])
  const said = await run(['chat', ...here], {
    input: lines('the printer does nothing', 'and would that break my other papers?'),
  })
  expect(said.code).toBe(0)
  const places = [
    'test-model:\nA print job is stuck.\nIt holds up the others.',
    'Budget.xlsx',
    'test-model:\nBecause nothing else prints until it is gone.',
  ].map((words) => said.stdout.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a slash and a word that is no command is told to nobody', async () => {
  const server = await openModel((response) => sendStream(response, textChunks('?')))
  const here = ['--data', await newFolder(), '--target', 'simulated']
  await run(['models', 'use', server.address, 'test-model', ...here])
  const said = await run(['chat', ...here], { input: lines('/quit', '/help') })
  expect([said.code, server.asked.length]).toEqual([0, 0])
  expect(said.stdout.match(/An empty line ends the chat/gu)).toHaveLength(2)
})

test('/keep says what a model can be kept from, and keeps the one of this number from it from then on', async () => {
  const server = await openModel((response, asked) => {
    const isFirst = asked.length === 1
    sendStream(response, isFirst ? callChunks({ name: 'check_print_queue', args: {} }) : textChunks('It is stuck.'))
  })
  const here = ['--data', await newFolder(), '--target', 'simulated', '--scenario', 'stuck-print-queue']
  await run(['models', 'use', server.address, 'test-model', ...here])
  const said = await run(['chat', ...here], {
    input: lines('/keep', 'the printer of Anna does nothing', '/keep 1', '/keep 99', 'would that break my papers?'),
  })
  expect(said.code).toBe(0)
  expect(said.stdout).toContain('There is nothing yet that could be kept from the model.')
  expect(said.stdout.match(/1\. the printer of Anna does nothing \(kept back\)/gu)).toHaveLength(2)
  expect(said.stdout).toContain('type /keep and its number')
  const told = JSON.stringify(server.asked.at(-1)?.body?.['messages'])
  expect(told).toContain('would that break my papers?')
  expect(told).toContain('[kept back by the person]')
  expect(told).not.toContain('Anna')
})

test('without a model it answers from what it found', async () => {
  const here = ['--data', await newFolder(), '--target', 'simulated', '--scenario', 'stuck-print-queue']
  const said = await run(['chat', ...here], { input: lines('the printer does nothing', 'why?') })
  expect(said.code).toBe(0)
  expect(said.stdout.match(/Budget\.xlsx/g)?.length).toBeGreaterThan(1)
})

test('a model elsewhere is told nothing where nobody can be asked, and it goes on without', async () => {
  const here = ['--data', await newFolder(), '--target', 'simulated', '--scenario', 'stuck-print-queue']
  const address = 'http://no-such-server/v1'
  await run(['config', 'set', 'internalHosts', 'no-such-server', ...here])
  await run(['models', 'use', address, 'test-model', ...here])
  const chat = ['chat', ...here]
  const diagnosis = ['diagnose', '--model', 'the printer does nothing', ...here]
  for (const words of [chat, diagnosis]) {
    const said = await run(words, { input: lines('the printer does nothing') })
    expect(said.stdout).toContain('Nothing was sent to the model, because nobody agreed.')
    expect(said.stdout).toContain('Budget.xlsx')
  }
  // Agreed to is what a person has seen: an address that is typed is none.
  const typed = ['config', 'set', 'modelAgreed', address, ...here]
  await expectRefused(typed, { code: 'setting_not_typed', exit: 3 })
  const [, folder = ''] = here
  const kept = { internalHosts: ['no-such-server'], modelAddress: address, modelName: 'test-model' }
  const again = path.join(folder, 'again')
  await mkdir(again)
  await writeFile(
    path.join(again, 'settings.json'),
    JSON.stringify({ schemaVersion: 4, ...kept, modelAgreed: [address] }),
  )
  const agreed = await run(['chat', '--data', again, ...here.slice(2)], { input: lines('the printer does nothing') })
  expect(agreed.stdout).not.toContain('nobody agreed')
  expect(agreed.stdout).toContain('Budget.xlsx')
})
