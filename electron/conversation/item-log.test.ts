import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createItemLog } from './item-log.ts'
import { newRecord, type ComplaintItem } from './items.ts'

const said = (id: string, text: string): ComplaintItem => ({ kind: 'complaint', id, at: 0, text })

type Change = { readonly do: 'add' | 'replace'; readonly index: number; readonly text: string }

const someChanges: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({ do: fc.constantFrom('add' as const, 'replace' as const), index: fc.nat(9), text: fc.string() }),
  { maxLength: 60 },
)

function apply(log: ReturnType<typeof createItemLog>, items: ComplaintItem[], change: Change): void {
  if (change.do === 'add' || items.length === 0) {
    const item = said(`i${items.length}`, change.text)
    items.push(item)
    log.add(item)
    return
  }
  const place = change.index % items.length
  const item = said(`i${place}`, change.text)
  items[place] = item
  log.replace('complaint', item.id, () => item)
}

test('who takes each change as it is told has the same items as the log, whatever version they begin at', () => {
  fc.assert(
    fc.property(someChanges, fc.array(fc.nat(59), { maxLength: 5 }), (all, looks) => {
      const log = createItemLog(newRecord('a', 0))
      const items: ComplaintItem[] = []
      const page = new Map<string, unknown>()
      let seen = 0
      const look = (): void => {
        for (const item of log.since(seen)) page.set(item.id, item)
        seen = log.version()
      }
      all.forEach((change, index) => {
        apply(log, items, change)
        if (looks.includes(index)) look()
      })
      look()
      expect([...page.values()]).toEqual(items)
      expect(log.all()).toEqual(items)
      expect(log.since(seen)).toEqual([])
      expect(log.version()).toBe(all.length)
    }),
  )
})

test('where too much has happened since, everything is told', () => {
  const log = createItemLog({ ...newRecord('a', 0), entries: [said('one', ''), said('two', '')] })
  for (let count = 0; count < 5_000; count += 1) log.replace('complaint', 'one', () => said('one', `${count}`))
  expect(log.since(3)).toEqual([said('one', '4999'), said('two', '')])
  expect(log.since(log.version() - 1)).toEqual([said('one', '4999')])
})

test('items are found by their kind and place, and those that run are known', () => {
  const log = createItemLog(newRecord('a', 0))
  log.add(said('one', 'first'))
  log.add({ kind: 'fixes', id: 'f1', at: 0, planId: 'p', running: true, cards: [], results: [] })
  log.add(said('two', 'last'))
  expect(log.first('complaint')?.id).toBe('one')
  expect(log.last('complaint')?.id).toBe('two')
  expect(log.after('complaint', 'one').map(({ id }) => id)).toEqual(['two'])
  expect(log.get('plan', 'one')).toBeNull()
  expect(log.running().map(({ id }) => id)).toEqual(['f1'])
  log.replace('fixes', 'f1', (item) => ({ ...item, running: false }))
  log.replace('checks', 'f1', (item) => item)
  expect(log.running()).toEqual([])
})

test('a stored record comes out as it went in', () => {
  const record = { ...newRecord('a', 1), draft: 'half a', known: { host_name: 'nas' }, entries: [said('one', 'x')] }
  const log = createItemLog(record)
  expect(log.record()).toEqual(record)
  log.set({ draft: '', updatedAt: 9 })
  expect(log.record()).toEqual({ ...record, draft: '', updatedAt: 9 })
})
