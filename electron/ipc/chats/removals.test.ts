import { expect, test } from 'vitest'

import type { UndoEntry } from '../../audit/undo-journal.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Question } from '../consent/confirmation-view.ts'
import { createRemovals } from './removals.ts'

const fix = (callId: string): UndoEntry => ({ callId, tool: 'a_fix', args: {} }) as unknown as UndoEntry

/** Everything may go; each look finds what the next of `looks` says can still be undone. */
function bench(looks: readonly (readonly string[])[], said: () => Result<void> = () => ok(undefined)) {
  const left = [...looks]
  const asked: Question[] = []
  const removed: string[] = []
  const remove = (what: string) => {
    removed.push(what)
    return Promise.resolve(ok({ chats: 1, calls: 0, undo: 0 }))
  }
  const removals = createRemovals({
    conversations: {
      open: () => Promise.reject(new Error('not asked')),
      inMemory: () => [],
      whileShut: (_, work) => work(),
    },
    context: () => {
      throw new Error('not asked')
    },
    retention: {
      undoable: () => Promise.resolve(ok((left.shift() ?? []).map(fix))),
      removeAll: () => remove('all'),
      removeChat: remove,
    },
    ask: (question) => {
      asked.push(question)
      return Promise.resolve(said())
    },
  })
  const shown = (): readonly (readonly string[])[] =>
    asked.map((question) => (question.kind === 'delete' ? question.deletion.undoable.map(({ callId }) => callId) : []))
  return { removals, shown, removed }
}

test('a yes counts only for what was read: what can be undone since then is asked about anew', async () => {
  const { removals, shown, removed } = bench([['one'], ['one', 'two'], ['one', 'two'], ['one', 'two']])
  expect(await removals.remove(null)).toEqual(ok(null))
  expect(shown()).toEqual([['one'], ['one', 'two']])
  expect(removed).toEqual(['all'])
})

test('what can no longer be undone meanwhile needs no second question', async () => {
  const { removals, shown, removed } = bench([['one', 'two'], ['two']])
  expect(await removals.remove(null)).toEqual(ok(null))
  expect(shown()).toEqual([['one', 'two']])
  expect(removed).toEqual(['all'])
})

test('without a yes nothing is removed', async () => {
  const { removals, removed } = bench([[]], () => fail('deletion_not_confirmed'))
  expect(await removals.remove(null)).toMatchObject({ error: { code: 'deletion_not_confirmed' } })
  expect(removed).toEqual([])
})
