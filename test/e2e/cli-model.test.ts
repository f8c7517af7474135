import { describe, expect, test } from 'vitest'

import {
  callChunks,
  useModelServers,
  sendStream,
  textChunks,
  type ModelBehaviour,
  type ModelServer,
  type ScriptedCall,
} from '../fakes/model-server.ts'
import { dataOf, expectRefused, run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const serve = useModelServers()

/** Asks for these calls, one list a turn, and then says this. */
function scripted(turns: readonly (readonly ScriptedCall[])[], text: string): ModelBehaviour {
  return (response, asked) => {
    const turn = turns[asked.filter(({ body }) => body?.['tools'] !== undefined).length - 1]
    sendStream(response, turn === undefined ? textChunks(text) : callChunks(...turn))
  }
}

async function inUse(server: ModelServer): Promise<readonly string[]> {
  const here = ['--data', await newFolder(), '--target', 'simulated', '--scenario', 'stuck-print-queue']
  expect((await run(['models', 'use', server.address, 'test-model', ...here])).code).toBe(0)
  return here
}

type Diagnosed = {
  readonly checks: readonly { readonly tool: string }[]
  readonly skipped: readonly { readonly tool: string; readonly reason: { readonly code: string } }[]
  readonly conclusion: { readonly verdict: string }
  readonly proposedFixes: readonly { readonly tool: string; readonly ticked: boolean }[]
  readonly model: { readonly text: string; readonly lost: unknown }
}

function toolMessages(server: ModelServer): readonly string[] {
  const messages = (server.asked.at(-1)?.body?.['messages'] ?? []) as readonly { role: string; content: string }[]
  return messages.filter(({ role }) => role === 'tool').map(({ content }) => content)
}

test('a model chooses what is looked at beside the plan, says what it found, and the rules conclude and offer', async () => {
  const server = await serve(scripted([[{ name: 'check_print_queue', args: {} }]], 'A print job is stuck.'))
  const here = await inUse(server)
  const told = dataOf<Diagnosed>(await run(['diagnose', '--model', 'the printer does nothing', '--json', ...here]))
  // Also where the plan looks at it: once.
  expect(told.checks.filter(({ tool }) => tool === 'check_print_queue')).toHaveLength(1)
  expect(told.model).toMatchObject({ text: 'A print job is stuck.', lost: null })
  expect(told.conclusion.verdict).toBe('explained')
  expect(told.proposedFixes.some(({ ticked }) => ticked)).toBe(true)
  expect(JSON.parse(toolMessages(server)[0] ?? '')).toMatchObject({
    tool: 'check_print_queue',
    trust: 'untrusted',
    data: { verdict: 'problem' },
  })
  const tools = server.asked[0]?.body?.['tools'] as readonly unknown[]
  expect(tools.length).toBeLessThanOrEqual(25)
  const shown = await run(['diagnose', '--model', 'the printer does nothing', ...here])
  expect(shown.stdout).toContain('test-model:\nA print job is stuck.')
})

test('a model that chooses badly costs time and no cause', async () => {
  const server = await serve(scripted([[{ name: 'check_battery_status', args: {} }]], 'All is well.'))
  const here = await inUse(server)
  const told = dataOf<Diagnosed>(await run(['diagnose', '--model', 'the printer does nothing', '--json', ...here]))
  expect(told.conclusion.verdict).toBe('explained')
  expect(told.proposedFixes.length).toBeGreaterThan(0)
})

describe('what a model may not do is told to it and to the person, and not done', () => {
  test('repairs, free commands, tools and arguments that are none', async () => {
    const asked = [
      { call: { name: 'restart_spooler_service', args: {} }, code: 'unknown_tool' },
      { call: { name: 'execute_terminal_command', args: { command: 'whoami' } }, code: 'tool_not_offered' },
      { call: { name: 'disable_firewall', args: { profile: 'all' } }, code: 'unknown_tool' },
      { call: { name: 'check_print_queue', args: { force: true } }, code: 'invalid_arguments' },
      { call: { name: 'check_printers', args: 'all' }, code: 'invalid_json' },
    ]
    const server = await serve(scripted([asked.map(({ call }) => call)], 'Done.'))
    const here = await inUse(server)
    const told = dataOf<Diagnosed>(await run(['diagnose', '--model', 'the printer does nothing', '--json', ...here]))
    const refused = told.skipped.map(({ tool, reason }) => ({ tool, code: reason.code }))
    expect(refused).toEqual(expect.arrayContaining(asked.map(({ call, code }) => ({ tool: call.name, code }))))
    for (const [at, { code }] of asked.entries()) expect(toolMessages(server)[at]).toContain(code)
    const changes = dataOf<readonly unknown[]>(await run(['history', '--changes', '--json', ...here.slice(0, 2)]))
    expect(changes).toEqual([])
  })

  test('a check that is switched off, and one that is called in words', async () => {
    const server = await serve((response, asked) => {
      if (asked.length === 1) sendStream(response, callChunks({ name: 'check_printers', args: {} }))
      else if (asked.length === 2) sendStream(response, textChunks('{"name":"check_print_queue","arguments":{}}'))
      else sendStream(response, textChunks('{"name":"restart_spooler_service","arguments":{}}'))
    })
    const here = await inUse(server)
    expect((await run(['config', 'set', 'blockTools', 'check_printers', ...here])).code).toBe(0)
    const told = dataOf<Diagnosed>(await run(['diagnose', '--model', 'the printer does nothing', '--json', ...here]))
    // Once, though plan and model want it; the model was not even told of it.
    expect(told.skipped).toMatchObject([{ tool: 'check_printers', reason: { code: 'blocked_in_settings' } }])
    expect(toolMessages(server)[0]).toContain('tool_not_offered')
    expect(told.checks.some(({ tool }) => tool === 'check_printers')).toBe(false)
    expect(told.checks[0]?.tool).toBe('check_print_queue')
    // A repair in words is words: nothing is asked for, nothing is done.
    expect(told.model.text).toContain('restart_spooler_service')
    expect(dataOf<readonly unknown[]>(await run(['history', '--changes', '--json', ...here.slice(0, 2)]))).toEqual([])
  })

  test('one call after another without an end', async () => {
    const server = await serve((response, asked) =>
      sendStream(response, callChunks({ name: 'no_such_check', args: { turn: asked.length } })),
    )
    const here = await inUse(server)
    const told = dataOf<Diagnosed>(await run(['diagnose', '--model', 'the printer does nothing', '--json', ...here]))
    expect(server.asked.length).toBeLessThanOrEqual(10)
    expect(told.skipped.length).toBeLessThan(10)
    expect(told.conclusion.verdict).toBe('explained')
  })

  test('two hundred calls at once, again and again', async () => {
    const many = Array.from({ length: 200 }, () => ({ name: 'check_print_queue', args: {} }))
    const server = await serve((response) => sendStream(response, callChunks(...many)))
    const here = await inUse(server)
    const told = dataOf<Diagnosed>(await run(['diagnose', '--model', 'the printer does nothing', '--json', ...here]))
    expect(told.checks.filter(({ tool }) => tool === 'check_print_queue')).toHaveLength(1)
    expect(server.asked.length).toBeLessThanOrEqual(10)
  })
})

test('a model that is lost in the middle is gone on without, and that is said', async () => {
  const server = await serve((response, asked) => {
    if (asked.length === 1) sendStream(response, callChunks({ name: 'check_printers', args: {} }))
    else response.destroy()
  })
  const here = await inUse(server)
  const shown = await run(['diagnose', '--model', 'the printer does nothing', ...here])
  expect(shown.stdout).toContain('The model stopped answering. Deskmedic went on without it.')
  expect(shown.stdout).toContain('Budget.xlsx')
})

test('without a model the question for one has an answer', async () => {
  const here = ['--data', await newFolder(), '--target', 'simulated']
  await expectRefused(['diagnose', '--model', 'the printer does nothing', ...here], {
    code: 'model_not_set_up',
    exit: 5,
  })
  await expectRefused(['models', 'test', ...here], { code: 'model_not_set_up', exit: 5 })
  await expectRefused(['models', 'use', 'http://llm.example/v1', 'x', ...here], { code: 'url_refused', exit: 3 })
  await expectRefused(['models', 'use', 'https://llm.example/v1', 'x', '--mode', 'offline', ...here], {
    code: 'mode_blocks_host',
    exit: 3,
  })
})

test('a test names the first step that fails', async () => {
  const talks = await serve((response) => sendStream(response, textChunks('OK')))
  const here = ['--data', await newFolder(), '--target', 'simulated']
  const noTools = await run(['models', 'test', talks.address, ...here])
  expect(noTools.code).toBe(1)
  expect(noTools.stdout).toContain('The model can use tools: failed')
  expect(noTools.stdout).toContain('test-model answers, but doesn’t use tools.')
  const calls = await serve((response, asked) =>
    sendStream(
      response,
      asked.at(-1)?.body?.['tools'] === undefined
        ? textChunks('OK')
        : callChunks({ name: 'report_ready', args: { word: 'ready' } }),
    ),
  )
  const works = await run(['models', 'test', calls.address, ...here])
  expect([works.code, works.stdout.match(/: ok/g)?.length]).toEqual([0, 3])
  const gone = await run(['models', 'test', 'http://127.0.0.1:9/v1', 'x', ...here])
  expect(gone.stdout).toContain('It can be reached: failed')
})

test('a name that the server does not list is taken, and said with those that are like it', async () => {
  const here = ['--data', await newFolder(), '--target', 'simulated']
  const lists = await serve(() => undefined, { models: ['llama3.1:8b', 'qwen3:4b', 'mistral:latest'] })
  const mistyped = await run(['models', 'use', lists.address, 'lama3.1', ...here])
  expect(mistyped.code).toBe(0)
  expect(mistyped.stdout).toContain('doesn’t have the model lama3.1.')
  expect(mistyped.stdout).toContain('Similar names there: llama3.1:8b\n')
  const told = await run(['models', 'use', lists.address, 'lama3.1', '--json', ...here])
  expect(JSON.parse(told.stdout)).toMatchObject({
    data: { model: 'lama3.1', unlisted: { error: { code: 'model_unknown' }, similar: ['llama3.1:8b'], listed: 3 } },
  })
  const silent = await serve(() => undefined, { models: [] })
  for (const [address, model] of [
    [lists.address, 'mistral'],
    [silent.address, 'anything'],
  ] as const)
    expect((await run(['models', 'use', address, model, ...here])).stdout.split('\n')).toHaveLength(2)
})
