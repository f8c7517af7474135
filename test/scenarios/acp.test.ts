import { describe, expect, test } from 'vitest'

import type { Answering } from '../fakes/acp-editor.ts'
import { defaultPrinters, noPrint, printJobs, recordedChanges, stuckQueue, useAcp } from '../fakes/acp-host.ts'

const start = useAcp()
const yes: Answering = () => 'approve'

test('a complaint: calls, what was found, a plan, and nothing beside the protocol', async () => {
  const { acp, end, editor, session } = await start(...stuckQueue)
  expect(editor.initialized).toMatchObject({ protocolVersion: 1, agentInfo: { name: 'deskmedic' } })
  expect(await editor.say(session, noPrint)).toBe('end_turn')
  const calls = editor.updates(session, 'tool_call')
  const queue = calls.find(({ title }) => title === 'Print jobs')
  expect(queue).toMatchObject({ kind: 'read', status: 'in_progress' })
  const after = editor.updates(session, 'tool_call_update').filter(({ toolCallId }) => toolCallId === queue?.toolCallId)
  expect(after.map(({ status }) => status)).toEqual(['completed'])
  expect(editor.text(session)).toContain('PROBLEM  The print job Budget.xlsx has been stuck')
  expect(editor.updates(session, 'plan')[0]?.entries).toEqual([
    { content: 'Cancel Budget.xlsx on Floor 2 Color', priority: 'high', status: 'pending' },
  ])
  expect(editor.updates(session, 'available_commands_update')[0]?.availableCommands.map(({ name }) => name)).toEqual([
    'undo',
    'answer',
    'works',
    'no',
    'deeper',
  ])
  await end()
  for (const line of acp.lines()) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
})

describe('questions', () => {
  test('a value that a check asked for: /answer, and what waited for it runs', async () => {
    const { editor, session } = await start('--scenario', 'healthy')
    await editor.say(session, 'one website does not open here, my colleague can open it')
    expect(editor.text(session)).toContain('Reply: /answer, and then the value.')
    const names = (): readonly unknown[] =>
      editor
        .updates(session, 'tool_call')
        .filter(({ title }) => title === 'Name lookup (DNS)')
        .map(({ rawInput }) => rawInput)
    // All names work: which one fails only the person knows.
    expect(names()).toMatchObject([{ name: null }])
    expect(await editor.say(session, '/answer intranet.example')).toBe('end_turn')
    expect(names().at(-1)).toMatchObject({ name: 'intranet.example' })
  })

  test('areas to choose from: a number looks at that one', async () => {
    const { editor, session } = await start('--scenario', 'healthy')
    await editor.say(session, 'it is broken')
    const [, number = ''] =
      /What is it about\? {2}\n(?:.*\n)*?(\d)\. Office and browser/.exec(editor.text(session)) ?? []
    const before = editor.updates(session, 'tool_call').length
    expect(await editor.say(session, number)).toBe('end_turn')
    const chosen = editor.updates(session, 'tool_call').slice(before)
    expect(chosen.map(({ title }) => title)).toContain('Microsoft Office')
    expect(chosen.map(({ title }) => title)).not.toContain('Windows updates')
  })

  test('things that only a person can tell apart: a number makes the plan for that one, which is asked about', async () => {
    const { folder, editor, session } = await start('--fault', 'printer-default-wanders')
    await editor.say(session, 'my default printer changes all the time')
    expect(editor.asked).toEqual([])
    expect(await defaultPrinters(folder)).toEqual(['PDF Writer'])
    const list = /Which printer should be the default one\? {2}\n1\. .*Floor 2 Color.*\n2\. .*PDF Writer/
    expect(editor.text(session)).toMatch(list)
    editor.answer(yes)
    expect(await editor.say(session, '1')).toBe('end_turn')
    expect(editor.asked.map(({ toolCall }) => toolCall.title)).toEqual([expect.stringContaining('Floor 2 Color')])
    expect(await defaultPrinters(folder)).toEqual(['Floor 2 Color'])
  })

  test.each(['constructor', 'toString', '__proto__'])('%s is a complaint like any other', async (text) => {
    const { editor, session } = await start('--scenario', 'healthy')
    expect(await editor.say(session, text)).toBe('end_turn')
    expect(editor.text(session)).not.toBe('')
  })

  test('a number that names nothing starts nothing', async () => {
    const { editor, session } = await start(...stuckQueue)
    await editor.say(session, '7')
    expect(editor.updates(session, 'tool_call')).toEqual([])
    expect(editor.text(session)).toContain('don’t belong to what is offered now')
  })
})

describe('a plan', () => {
  test('is asked about with the words of the tool, and a refusal changes nothing', async () => {
    const { folder, end, editor, session } = await start(...stuckQueue)
    expect(await editor.say(session, noPrint)).toBe('end_turn')
    expect(editor.asked).toHaveLength(1)
    expect(editor.asked[0]).toMatchObject({
      sessionId: session,
      toolCall: {
        kind: 'execute',
        status: 'pending',
        title: 'Cancel Budget.xlsx on Floor 2 Color  \\[changes something\\]',
      },
      options: [{ kind: 'allow_once' }, { kind: 'reject_once' }, { kind: 'reject_once' }],
    })
    const shown = JSON.stringify(editor.asked[0]?.toolCall.content)
    expect(shown).toContain('What is lost: This printout is discarded. Your document isn’t affected.')
    const { toolCallId } = editor.asked[0]?.toolCall ?? {}
    expect(editor.updates(session, 'tool_call_update').at(-1)).toMatchObject({ toolCallId, status: 'failed' })
    expect(editor.updates(session, 'plan').at(-1)?.entries).toEqual([])
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    await end()
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([])
  })

  test('a yes: the call goes on under the id of its question, is proved, and can be undone', async () => {
    const { folder, end, editor, session } = await start(...stuckQueue)
    editor.answer(yes)
    expect(await editor.say(session, noPrint)).toBe('end_turn')
    const { toolCallId } = editor.asked[0]?.toolCall ?? {}
    const states = editor.updates(session, 'tool_call_update').filter((update) => update.toolCallId === toolCallId)
    expect([...new Set(states.map(({ status }) => status))]).toEqual(['in_progress', 'completed'])
    expect(editor.text(session)).toMatch(
      /FIXED {2}Checked again, no longer found: “The print job Budget\.xlsx has been stuck[^\n]*\n *Action: Cancel Budget\.xlsx on Floor 2 Color/,
    )
    expect(editor.updates(session, 'plan').at(-1)?.entries).toMatchObject([{ status: 'completed' }])
    expect(await printJobs(folder)).not.toContain('Budget.xlsx')

    expect(await editor.say(session, '/undo')).toBe('end_turn')
    expect(editor.asked).toHaveLength(2)
    expect(JSON.stringify(editor.asked[1]?.toolCall.content)).toContain('Undoes: Cancel Budget.xlsx')
    expect(editor.updates(session, 'tool_call_update').at(-1)).toMatchObject({
      toolCallId: editor.asked[1]?.toolCall.toolCallId,
      status: 'completed',
    })
    expect(editor.text(session)).toContain('Undone: Cancel Budget.xlsx on Floor 2 Color')
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    await editor.say(session, '/undo')
    expect(editor.text(session)).toContain('Nothing is stored with which this could be undone.')
    await end()
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([
      'intent',
      'result succeeded',
      'intent',
      'undo undone',
    ])
  })

  test('whether it works is asked for after a repair: a no looks on, a yes ends it', async () => {
    const { editor, session } = await start(...stuckQueue)
    editor.answer(yes)
    await editor.say(session, noPrint)
    expect(editor.text(session)).toContain('Does it work now?')
    const before = editor.updates(session, 'tool_call').length
    expect(await editor.say(session, '/no')).toBe('end_turn')
    expect(editor.updates(session, 'tool_call').length).toBeGreaterThan(before + 10)
    await editor.say(session, '/works')
    expect(editor.text(session)).toContain('don’t belong to what is offered now')
  })

  test('an undo that is refused undoes nothing', async () => {
    const { folder, editor, session } = await start(...stuckQueue)
    editor.answer(yes)
    await editor.say(session, noPrint)
    editor.answer(() => 'refuse')
    expect(await editor.say(session, '/undo')).toBe('end_turn')
    expect(editor.updates(session, 'tool_call_update').at(-1)).toMatchObject({ status: 'failed' })
    expect(editor.text(session)).not.toContain('Undone')
    expect(await printJobs(folder)).not.toContain('Budget.xlsx')
  })

  test('each step has its own answer', async () => {
    const { folder, end, editor, session } = await start('--scenario', 'two-at-once')
    editor.answer(({ toolCall }) => (toolCall.title?.includes('Print Spooler') === true ? 'approve' : 'refuse'))
    await editor.say(session, 'I cannot print anything, and the disk is full too')
    expect(new Set(editor.asked.map(({ toolCall }) => toolCall.title)).size).toBe(2)
    expect(editor.text(session)).toMatch(/FIXED {2}[^\n]*\n *Action: Restart the Print Spooler service/)
    expect(editor.text(session)).not.toMatch(/FIXED {2}[^\n]*\n *Action: Clean up temporary files/)
    await end()
    expect(await recordedChanges(folder, 'restart_whitelisted_service')).toEqual(['intent', 'result succeeded'])
    expect(await recordedChanges(folder, 'clear_user_temp')).toEqual([])
  })

  test('what waits for a free PC says so in its call, and goes on by itself', async () => {
    const { editor, session } = await start('--fault', 'disk-full-windows-temp')
    editor.answer(yes)
    await editor.say(session, 'Windows says the disk is almost full')
    const asked = editor.asked.find(({ toolCall }) => toolCall.title?.includes('waits until the PC is free') === true)
    const { toolCallId } = asked?.toolCall ?? {}
    const shown = editor.updates(session, 'tool_call_update').filter((update) => update.toolCallId === toolCallId)
    const waits = shown.filter(({ content }) =>
      JSON.stringify(content).includes('Waiting until the PC is free: it is in use'),
    )
    expect(new Set(waits.map(({ status }) => status))).toEqual(new Set(['pending']))
    expect(shown.at(-1)).toMatchObject({ status: 'completed' })
  })
})
