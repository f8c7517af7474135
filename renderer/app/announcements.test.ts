import { expect, test } from 'vitest'

import type { CallPhase } from '../../shared/domain/tool-call.ts'
import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'
import { exampleEntries } from '../../test/fakes/mock-bridge-chats.ts'
import { windowTextIn } from '../../test/fakes/window-text.ts'
import { createAnnouncer } from './announcements.ts'
import { shownCalls } from './shown-calls.ts'

const english = windowTextIn('en')

function chat(entries: readonly ChatEntry[], chatId = 'c1'): ChatView {
  return {
    chatId,
    title: 't',
    updatedAt: 0,
    verdict: 'running',
    story: { outcome: 'open', found: null, done: [], undoable: [] },
    live: true,
    draft: '',
    queued: [],
    version: 1,
    entries,
  }
}

test('a chat that is opened is silent', () => {
  expect(createAnnouncer()(chat(exampleEntries('checked')), english)).toBe('')
})

test('a round of checks is announced when it starts and when it ends, not in between', () => {
  const announce = createAnnouncer()
  announce(chat([]), english)
  const running = exampleEntries('running')
  expect(announce(chat(running), english)).toBe('Looking at this PC…')
  const moved = running.map((entry) =>
    entry.kind === 'checks' ? { ...entry, calls: entry.calls.map((call) => ({ ...call, lastLine: 'x' })) } : entry,
  )
  expect(announce(chat(moved), english)).toBe('')
  const more = running.map((entry) =>
    entry.kind === 'checks'
      ? { ...entry, calls: entry.calls.flatMap((call) => [call, { ...call, callId: `${call.callId}b` }]) }
      : entry,
  )
  expect(announce(chat(more), english)).toBe('')
  const ended = announce(chat(exampleEntries('checked')), english)
  expect(ended).toContain('Checked 5 things. Problem: A print job is stuck and holds up the others.')
  expect(ended.match(/A print job is stuck/g)).toHaveLength(1)
  expect(ended).toContain('1 more thing was found.')
  expect(ended).not.toContain('A Windows service stopped')
  expect(ended).toContain('Suggested repair')
  expect(announce(chat(exampleEntries('checked')), english)).toBe('')
})

function found(change: (entry: Extract<ChatEntry, { kind: 'checks' }>) => ChatEntry): readonly ChatEntry[] {
  return exampleEntries('checked').map((entry) => (entry.kind === 'checks' ? change(entry) : entry))
}

test('of many findings the verdict is read, and how many more there are, in few words', () => {
  const announce = createAnnouncer()
  announce(chat([]), english)
  const many = found((entry) => {
    const [cause, following] = entry.findings
    if (cause === undefined || following === undefined) throw new Error('The example has too few findings.')
    const others = Array.from({ length: 6 }, (_, at) => ({ ...following, id: `f${String(at)}` }))
    return { ...entry, findings: [cause, { ...cause, id: 'second' }, ...others, { ...following, place: 'aside' }] }
  })
  const said = announce(chat(many.filter(({ kind }) => kind === 'checks')), english)
  // How many more causes there are stands in the verdict.
  expect(said).toContain('6 more things were found.')
  expect(said.split(' ').length).toBeLessThanOrEqual(30)
})

test('what was found without a verdict is read as well', () => {
  const announce = createAnnouncer()
  announce(chat([]), english)
  const said = announce(chat(found((entry) => ({ ...entry, headline: null }))), english)
  expect(said).toContain('Problem: A print job is stuck and holds up the others. 1 more thing was found.')
})

test.each([
  ['en', 'Some repair: Running.', 'Some repair: Checking the result.'],
  ['ko', 'Some repair: 실행 중.', 'Some repair: 결과 확인 중.'],
  ['zh', 'Some repair：正在运行。', 'Some repair：正在检查结果。'],
] as const)('what a repair does is announced as it goes on, in %s', (locale, working, checking) => {
  const announce = createAnnouncer()
  const words = windowTextIn(locale)
  const [fixes] = exampleEntries('waiting').filter((entry) => entry.kind === 'fixes')
  const [call] = fixes?.calls ?? []
  if (fixes === undefined || call === undefined) throw new Error('The example has no repair.')
  const at = (phase: CallPhase): string => {
    const running = { ...call, title: 'Some repair', state: 'running', phase, idleReason: null, opensAt: null } as const
    return announce(chat([{ ...fixes, results: [], calls: [running] }]), words)
  }
  announce(chat([]), words)
  expect(at('preparing')).toBe(words.text('ui.result.working'))
  expect([at('saving'), at('working'), at('working'), at('checking')]).toEqual(['', working, '', checking])
})

test('results are announced with their verdict', () => {
  const announce = createAnnouncer()
  announce(chat(exampleEntries('checked')), english)
  const said = announce(chat(exampleEntries('results')), english)
  expect(said).toContain('Not fixed. The problem is still there. Action: Cancel one print job.')
  expect(said).toMatch(/Fixed\. Checked again, no longer found: “[^”]+”\. Action: Clear the print queue\./)
  expect(said).toContain('Can’t tell. The state after could not be read. Action: Set the default printer.')
})

test.each([
  ['en', 'Postponed: Clear the print queue.'],
  ['ko', '연기됨: Clear the print queue.'],
  ['zh', '已推迟：Clear the print queue。'],
] as const)('what was put off is announced as that, in %s', (locale, sentence) => {
  const announce = createAnnouncer()
  const words = windowTextIn(locale)
  announce(chat(exampleEntries('checked')), words)
  const error = { code: 'postponed', number: 'DM-IDLE-3', why: 'w', next: 'n' } as const
  const putOff = exampleEntries('results').map((entry) =>
    entry.kind === 'fixes' ? { ...entry, results: entry.results.map((result) => ({ ...result, error })) } : entry,
  )
  expect(announce(chat(putOff), words)).toContain(sentence)
})

test('what was undone is announced, and that the problem is back', () => {
  const announce = createAnnouncer()
  announce(chat(exampleEntries('results')), english)
  const undone = exampleEntries('results').map((entry) =>
    entry.kind === 'fixes'
      ? { ...entry, results: entry.results.map((result) => ({ ...result, undone: true, isBack: true })) }
      : entry,
  )
  expect(announce(chat(undone), english)).toContain('Undone: Clear the print queue. The problem is back.')
})

test('another language is no news', () => {
  const announce = createAnnouncer()
  announce(chat([]), english)
  announce(chat(exampleEntries('checked')), english)
  expect(announce(chat(exampleEntries('checked')), windowTextIn('ko'))).toBe('')
  expect(announce(chat(exampleEntries('results')), windowTextIn('ko'))).not.toBe('')
})

test('another chat is another start', () => {
  const announce = createAnnouncer()
  announce(chat(exampleEntries('running')), english)
  expect(announce(chat(exampleEntries('checked'), 'c2'), english)).toBe('')
})

test('no fix that failed without a result disappears from the simple view', () => {
  const waiting = exampleEntries('waiting').find((entry) => entry.kind === 'fixes')
  if (waiting?.kind !== 'fixes') throw new Error('The example has no fixes.')
  expect(shownCalls(waiting, false)).toEqual([])
  const failed = { ...waiting, calls: waiting.calls.map((call) => ({ ...call, state: 'unknown' as const })) }
  expect(shownCalls(failed, false)).toHaveLength(2)
})
