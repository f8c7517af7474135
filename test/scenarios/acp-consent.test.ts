import { describe, expect, test } from 'vitest'

import { markdown } from '../../electron/views/markdown.ts'
import { openEditor, startCommand, type Answering } from '../fakes/acp-editor.ts'
import { noPrint, printJobs, recordedChanges, stuckQueue, useAcp } from '../fakes/acp-host.ts'

const start = useAcp()
const yes: Answering = () => 'approve'

describe('an answer that is no yes of a person', () => {
  const complaint = 'my drawing program hangs and does not respond to any click'

  test('what is hard to undo is not asked, whatever the editor would answer and the command line says', async () => {
    const { folder, end, editor, session } = await start('--scenario', 'hung-program', '--yes')
    editor.answer(yes)
    expect(await editor.say(session, complaint)).toBe('end_turn')
    expect(editor.text(session)).toContain('1. Force draw to close and reopen it  \\[hard to undo\\]')
    expect(editor.text(session)).toContain('is hard to undo, so it isn’t asked about in an editor')
    expect(editor.text(session)).not.toContain('--approve')
    expect(editor.asked).toEqual([])
    await end()
    expect(await recordedChanges(folder, 'restart_application')).toEqual([])
  })

  test.each<readonly [string, Answering]>([
    ['an option that was not offered', () => 'now'],
    ['an option of that name that is none', () => 'allow_always'],
    ['nothing', () => Promise.resolve({ outcome: { outcome: 'cancelled' } })],
    ['an error', () => Promise.reject(new Error('no'))],
  ])('%s', async (_, answering) => {
    const { folder, end, editor, session } = await start(...stuckQueue)
    editor.answer(answering)
    expect(await editor.say(session, noPrint)).toBe('end_turn')
    expect(editor.asked).toHaveLength(1)
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    await end()
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([])
  })

  test('an option of the command line: the editor is asked all the same', async () => {
    const { folder, end, editor, session } = await start(...stuckQueue, '--yes')
    await editor.say(session, noPrint)
    expect(editor.asked).toHaveLength(1)
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    await end()
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([])
  })

  test('an agent that talks in place of a person: nobody is asked', async () => {
    const { folder, end, editor, session } = await start(...stuckQueue, '--role', 'ai_agent')
    editor.answer(yes)
    await editor.say(session, noPrint)
    expect(editor.asked).toEqual([])
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    await end()
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([])
  })

  test('a yes to one step of a turn that was cancelled at the next', async () => {
    const { folder, end, editor, session } = await start('--scenario', 'two-at-once')
    editor.answer(async () => {
      if (editor.asked.length > 1) await editor.agent.notify('session/cancel', { sessionId: session })
      return { outcome: { outcome: 'selected', optionId: 'approve' } }
    })
    expect(await editor.say(session, 'I cannot print anything, and the disk is full too')).toBe('cancelled')
    expect(editor.asked).toHaveLength(2)
    await end()
    expect(await recordedChanges(folder, 'clear_user_temp')).toEqual([])
    expect(await recordedChanges(folder, 'restart_whitelisted_service')).toEqual([])
  })

  test('a yes to the same step of an earlier turn: it is asked anew', async () => {
    const { folder, editor, session } = await start(...stuckQueue)
    editor.answer(yes)
    await editor.say(session, noPrint)
    await editor.say(session, '/undo')
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    editor.answer(() => 'refuse')
    await editor.say(session, noPrint)
    expect(editor.asked.map(({ toolCall }) => toolCall.title)).toHaveLength(3)
    expect(editor.asked[2]?.toolCall.title).toBe(editor.asked[0]?.toolCall.title)
    expect(await printJobs(folder)).toContain('Budget.xlsx')
  })

  test('a yes that comes after the turn was cancelled', async () => {
    const { folder, end, editor, session } = await start(...stuckQueue)
    let answerLate = (): void => undefined
    const late = new Promise<void>((resolve) => (answerLate = resolve))
    editor.answer(async () => {
      await editor.agent.notify('session/cancel', { sessionId: session })
      await late
      return { outcome: { outcome: 'selected', optionId: 'approve' } }
    })
    expect(await editor.say(session, noPrint)).toBe('cancelled')
    answerLate()
    editor.answer(() => 'refuse')
    expect(await editor.say(session, noPrint)).toBe('end_turn')
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    await end()
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([])
  })
})

describe('sessions', () => {
  test('each has its own conversation; turns of two go one after the other', async () => {
    const { editor, session } = await start('--scenario', 'two-at-once')
    const other = await editor.open()
    expect(other).not.toBe(session)
    const ends = [editor.say(session, noPrint), editor.say(other, 'Windows says the disk is almost full')]
    expect(await Promise.all(ends)).toEqual(['end_turn', 'end_turn'])
    const looked = (id: string): readonly string[] => editor.updates(id, 'tool_call').map(({ title }) => title)
    expect([session, other].map((id) => looked(id).includes('Free disk space'))).toEqual([false, true])
    expect([session, other].map((id) => looked(id).includes('Printers'))).toEqual([true, false])
    // Every question stands in the session whose turn it was, with the call that it is about.
    const askedIn = editor.asked.map(({ sessionId }) => sessionId)
    expect([...new Set(askedIn)]).toEqual([session, other])
    expect(askedIn.lastIndexOf(session)).toBeLessThan(askedIn.indexOf(other))
    for (const { sessionId, toolCall } of editor.asked)
      expect(editor.updates(sessionId, 'tool_call_update')).toContainEqual(
        expect.objectContaining({ toolCallId: toolCall.toolCallId, status: 'failed' }),
      )
  })

  test('one that is not known is an error, and so is a data folder that another one holds', async () => {
    const { folder, editor } = await start(...stuckQueue)
    await expect(editor.say('nobody', noPrint)).rejects.toMatchObject({ code: -32_002 })
    const second = startCommand('acp', '--data', folder)
    const other = await openEditor(second)
    await expect(other.open()).rejects.toMatchObject({ code: -32_603, data: { code: 'data_folder_busy' } })
    second.toAgent.end()
    expect(await second.ended).toBe(0)
  })

  test('the editor goes away in the middle of a question: nothing is done, and the program ends', async () => {
    const { folder, end, editor, session } = await start(...stuckQueue)
    const ended = new Promise<void>((resolve) => {
      editor.answer(() => {
        resolve(end())
        return new Promise(() => undefined)
      })
    })
    void editor.say(session, noPrint).catch(() => undefined)
    await ended
    expect(editor.asked).toHaveLength(1)
    expect(await printJobs(folder)).toContain('Budget.xlsx')
    expect(await recordedChanges(folder, 'cancel_print_job')).toEqual([])
  })
})

test('nothing that a name of the PC says becomes a link, a picture or code in the editor', () => {
  expect(markdown(['![x](http://evil.example/a.png) <img> `rm`', '  # *big* C:\\Users'])).toBe(
    '!\\[x\\](http://evil.example/a.png) \\<img\\> \\`rm\\`  \n\\# \\*big\\* C:\\\\Users',
  )
})
