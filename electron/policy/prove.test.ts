import { describe, expect, test } from 'vitest'

import { createConditions } from '../../shared/condition/evaluate.ts'
import { judgeFix, measureImprovement } from './prove.ts'

type Truth = boolean | null
const prompting = { tool: 'fake_check', id: 'broken' }

describe('judgeFix after a finding', () => {
  test.each<[Truth, Truth, Truth, string, string]>([
    // before, after, improved
    [true, false, true, 'fixed', 'finding_gone'],
    [true, false, null, 'fixed', 'finding_gone'],
    [true, false, false, 'not_fixed', 'not_improved'],
    [true, true, true, 'not_fixed', 'finding_remains'],
    [true, true, null, 'not_fixed', 'finding_remains'],
    [true, true, false, 'not_fixed', 'finding_remains'],
    [true, null, true, 'cannot_tell', 'after_unreadable'],
    [true, null, null, 'cannot_tell', 'after_unreadable'],
    [true, null, false, 'not_fixed', 'not_improved'],
    [false, false, true, 'cannot_tell', 'nothing_wrong_before'],
    [false, false, null, 'cannot_tell', 'nothing_wrong_before'],
    [false, false, false, 'cannot_tell', 'nothing_wrong_before'],
    [false, true, true, 'not_fixed', 'finding_remains'],
    [false, true, null, 'not_fixed', 'finding_remains'],
    [false, true, false, 'not_fixed', 'finding_remains'],
    [false, null, true, 'cannot_tell', 'nothing_wrong_before'],
    [false, null, null, 'cannot_tell', 'nothing_wrong_before'],
    [false, null, false, 'cannot_tell', 'nothing_wrong_before'],
    [null, false, true, 'cannot_tell', 'before_unreadable'],
    [null, false, null, 'cannot_tell', 'before_unreadable'],
    [null, false, false, 'not_fixed', 'not_improved'],
    [null, true, true, 'not_fixed', 'finding_remains'],
    [null, true, null, 'not_fixed', 'finding_remains'],
    [null, true, false, 'not_fixed', 'finding_remains'],
    [null, null, true, 'cannot_tell', 'before_unreadable'],
    [null, null, null, 'cannot_tell', 'before_unreadable'],
    [null, null, false, 'not_fixed', 'not_improved'],
  ])('before %s, after %s, improved %s: %s (%s)', (...row) => {
    const [findingBefore, findingAfter, improved, verdict, reason] = row
    expect(judgeFix({ prompting, findingBefore, findingAfter, improved })).toEqual({ verdict, reason })
  })

  test('entries from before the fix prove nothing, neither that it helped nor that it did not', () => {
    const facts = { prompting, findingBefore: true, improved: true, onlyOldEntries: true }
    expect(judgeFix({ ...facts, findingAfter: true })).toEqual({ verdict: 'cannot_tell', reason: 'only_old_entries' })
    expect(judgeFix({ ...facts, findingAfter: false }).verdict).toBe('fixed')
  })

  test('a finding that is gone with what the person wanted to keep was not fixed', () => {
    const truths = [true, false, null] as const
    for (const findingBefore of truths) {
      for (const findingAfter of truths) {
        for (const improved of truths) {
          const facts = { prompting, findingBefore, findingAfter, improved }
          const judged = judgeFix({ ...facts, destroysKept: true })
          expect(judged.verdict).not.toBe('fixed')
          if (findingBefore !== false && findingAfter === false)
            expect(judged).toEqual({ verdict: 'not_fixed', reason: 'lost_what_matters' })
          else expect(judged).toEqual(judgeFix(facts))
        }
      }
    }
  })
})

describe('judgeFix by hand', () => {
  test.each<[Truth, Truth, string, string]>([
    // improved, already improved before
    [true, false, 'fixed', 'improved'],
    [true, true, 'cannot_tell', 'already_so'],
    [true, null, 'cannot_tell', 'before_unreadable'],
    [false, false, 'not_fixed', 'not_improved'],
    [false, true, 'not_fixed', 'not_improved'],
    [false, null, 'not_fixed', 'not_improved'],
    [null, false, 'cannot_tell', 'after_unreadable'],
    [null, true, 'cannot_tell', 'after_unreadable'],
    [null, null, 'cannot_tell', 'after_unreadable'],
  ])('improved %s, before %s: %s (%s)', (...row) => {
    const [improved, improvedBefore, verdict, reason] = row
    expect(judgeFix({ prompting: null, improved, improvedBefore, wrongBefore: true })).toEqual({ verdict, reason })
  })

  const truths = [true, false, null] as const
  const all = truths.flatMap((improved) => truths.map((improvedBefore) => ({ improved, improvedBefore })))

  test.each(all)(
    'where nothing was wrong, or nobody could see, nothing is fixed and nothing failed: %j',
    (measured) => {
      expect(judgeFix({ prompting: null, ...measured, wrongBefore: false }).verdict).toBe('cannot_tell')
      expect(judgeFix({ prompting: null, ...measured, wrongBefore: null }).verdict).toBe('cannot_tell')
    },
  )

  test.each<[Truth, Truth, Truth, string]>([
    // improved, already improved before, wrong before
    [true, true, false, 'already_so'],
    [true, true, null, 'already_so'],
    [true, false, false, 'reached'],
    [true, null, false, 'nothing_wrong_before'],
    [false, false, false, 'nothing_wrong_before'],
    [null, true, false, 'nothing_wrong_before'],
  ])('improved %s, before %s, wrong before %s: %s', (...row) => {
    const [improved, improvedBefore, wrongBefore, reason] = row
    expect(judgeFix({ prompting: null, improved, improvedBefore, wrongBefore }).reason).toBe(reason)
  })
})

describe('measureImprovement', () => {
  const conditions = createConditions()
  const record = (result: Record<string, unknown>) => ({ result, unavailable: [] })
  const proof = { tool: 'fake_check', after: 0, improvedWhen: 'count(after.jobs) == 0 && result.errorId == null' }
  const rest = { result: record({ errorId: null }), args: {}, nowMs: 0 }

  test('evaluates after the fix, and the record before as if it came after', () => {
    const before = record({ jobs: [1] })
    expect(measureImprovement(conditions, proof, { ...rest, before, after: record({ jobs: [] }) })).toEqual({
      improved: true,
      improvedBefore: false,
    })
  })

  test('a missing record is unknown, also for == null', () => {
    const nullProof = { ...proof, improvedWhen: 'after.error == null && result.errorId == null' }
    const records = { ...rest, before: null, after: record({ error: null }) }
    expect(measureImprovement(conditions, nullProof, records)).toEqual({ improved: true, improvedBefore: null })
    expect(measureImprovement(conditions, nullProof, { ...records, after: null }).improved).toBeNull()
    expect(measureImprovement(conditions, nullProof, { ...records, result: null }).improved).toBeNull()
  })
})
