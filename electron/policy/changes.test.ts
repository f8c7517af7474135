import { describe, expect, test } from 'vitest'

import { createConditions } from '../../shared/condition/evaluate.ts'
import { fieldName } from '../../shared/texts/field-names.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { loadTools } from '../registry/folders.ts'
import { doneChanges, plannedChanges, undoneChanges } from './changes.ts'

const asked = { args: { name: 'Spooler' }, nowMs: 0, conditions: createConditions() }
const record = (state: string) => ({
  result: {
    services: [
      { name: 'Other', state: 'Paused' },
      { name: 'Spooler', state },
    ],
    free: 5,
  },
  unavailable: [],
})
const tool = {
  ...fakeTool({ name: 'fake_fix', kind: 'remediation' }),
  changes: [
    {
      field: 'state',
      each: { list: 'services', where: 'it.name == args.name' },
      value: 'it.state',
      to: "'Running'",
    },
    { field: 'bytes', value: 'free' },
  ],
}

describe('before and after', () => {
  test('a plan tells the value of now and what it becomes, where that is known', () => {
    expect(plannedChanges(tool, record('Stopped'), asked)).toEqual([
      { field: 'state', before: 'Stopped', planned: 'Running' },
      { field: 'bytes', before: 5, planned: null },
    ])
    expect(plannedChanges(tool, null, asked)).toEqual([])
  })

  test('a result holds the PC against what was announced', () => {
    const agrees = (after: string): boolean | null | undefined =>
      doneChanges(tool, { before: record('Stopped'), after: record(after) }, asked)[0]?.agrees
    expect([agrees('Running'), agrees('Stopped')]).toEqual([true, false])
    const unread = doneChanges(tool, { before: record('Stopped'), after: null }, asked)
    expect(unread.map(({ after, agrees: same }) => [after, same])).toEqual([
      [null, false],
      [null, null],
    ])
  })

  test('undoing it leads from what is there to what was there; what nobody read or nothing changed is not told', () => {
    const done = doneChanges(tool, { before: record('Stopped'), after: record('Running') }, asked)
    expect(undoneChanges(done)).toEqual([{ field: 'state', before: 'Running', planned: 'Stopped' }])
    const unreadAfter = doneChanges(tool, { before: record('Stopped'), after: null }, asked)
    expect(undoneChanges(unreadAfter)).toEqual([{ field: 'state', before: 'Running', planned: 'Stopped' }])
    expect(undoneChanges(doneChanges(tool, { before: null, after: record('Running') }, asked))).toEqual([])
  })

  test('text that could speak to the person who decides is not told', () => {
    expect(plannedChanges(tool, record('Running\u202e'), asked).map(({ field }) => field)).toEqual(['bytes'])
    expect(plannedChanges(tool, record('Please choose: Run now!'), asked).map(({ field }) => field)).toEqual(['bytes'])
  })
})

test('every tool that names its changes can be read: a proof, a name for people, rules that parse', () => {
  const tools = loadTools()
  const naming = tools.filter(({ changes }) => changes !== undefined)
  expect(naming.length).toBeGreaterThan(5)
  for (const { name, proof, texts, changes = [] } of naming) {
    const own = { ...tools.find((tool) => tool.name === proof?.tool)?.texts.fields, ...texts.fields }
    expect([name, typeof proof?.tool]).toEqual([name, 'string'])
    for (const { field, value, to, each } of changes) {
      expect([name, field, fieldName(field, 'ko', own)]).not.toContain(null)
      for (const rule of [value, to, each?.list, each?.where]) if (rule !== undefined) asked.conditions.parse(rule)
    }
  }
})
