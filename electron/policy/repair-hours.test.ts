import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { everyDay, isBlackout, isRepairRule, judgeHours, neverOpen } from './repair-hours.ts'

/** In the time of this PC, as the rules are. */
function at(text: string): number {
  return new Date(`${text}:00`).getTime()
}

function opens(rule: string, now: string, blackouts: readonly string[] = []): number | 'now' | null {
  const state = judgeHours({ rule, blackouts }, at(now))
  return state.open ? 'now' : state.opensAt
}

const weekend = 'FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=22;DURATION=PT8H'

describe('a rule', () => {
  test.each([
    ['', '2026-11-26T10:00', 'now'],
    [weekend, '2026-11-26T10:00', at('2026-11-28T22:00')],
    [weekend, '2026-11-28T22:00', 'now'],
    // It began on Sunday and lasts into Monday.
    [weekend, '2026-11-30T05:59', 'now'],
    [weekend, '2026-11-30T06:00', at('2026-12-05T22:00')],
    ['FREQ=DAILY;BYHOUR=18,12;BYMINUTE=30;DURATION=PT45M', '2026-11-26T12:00', at('2026-11-26T12:30')],
    ['FREQ=DAILY;BYHOUR=18,12;BYMINUTE=30;DURATION=PT45M', '2026-11-26T13:15', at('2026-11-26T18:30')],
    ['FREQ=MONTHLY;BYDAY=2TU;BYHOUR=0;DURATION=PT24H', '2026-11-26T10:00', at('2026-12-08T00:00')],
    ['FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=20;DURATION=PT1H30M', '2026-11-27T21:29', 'now'],
    [neverOpen, '2026-11-26T10:00', null],
    ['FREQ=WEEKLY', '2026-11-26T10:00', null],
  ])('%s at %s opens %s', (rule, now, expected) => {
    expect(opens(rule, now)).toBe(expected)
  })

  test.each([
    'weekly',
    'FREQ=YEARLY;BYHOUR=1;DURATION=PT1H',
    'FREQ=DAILY;BYHOUR=24;DURATION=PT1H',
    'FREQ=DAILY;BYHOUR=1;BYMINUTE=60;DURATION=PT1H',
    'FREQ=DAILY;BYHOUR=1;DURATION=PT0M',
    'FREQ=DAILY;BYHOUR=1;DURATION=PT25H',
    'FREQ=DAILY;BYHOUR=1',
    'FREQ=DAILY;BYHOUR=1;DURATION=PT1H;INTERVAL=2',
    'FREQ=DAILY;BYHOUR=1;BYHOUR=2;DURATION=PT1H',
    'FREQ=DAILY;BYDAY=MO;BYHOUR=1;DURATION=PT1H',
    'FREQ=WEEKLY;BYHOUR=1;DURATION=PT1H',
    'FREQ=WEEKLY;BYDAY=2MO;BYHOUR=1;DURATION=PT1H',
    'FREQ=MONTHLY;BYDAY=MO;BYHOUR=1;DURATION=PT1H',
    'FREQ=MONTHLY;BYDAY=6MO;BYHOUR=1;DURATION=PT1H',
    'FREQ=WEEKLY;BYDAY=XX;BYHOUR=1;DURATION=PT1H',
    'FREQ=WEEKLY;BYDAY=;BYHOUR=1;DURATION=PT1H',
    'freq=daily;byhour=1;duration=pt1h',
    'FREQ=DAILY;BYHOUR=1;DURATION=PT1H;',
  ])('that is not understood whole is none: %s', (rule) => {
    expect(isRepairRule(rule)).toBe(false)
    expect(opens(rule, '2026-11-26T10:00')).toBeNull()
  })

  test('any text: no crash, and what is no rule opens nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^FREQ=(DAILY|WEEKLY);[A-Z0-9=;,-]{0,40}$/)), (rule) => {
        if (!isRepairRule(rule)) expect(opens(rule, '2026-11-26T10:00')).toBeNull()
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('days without repairs', () => {
  test('hold back what may begin at any time until the next day that is none of them', () => {
    expect(opens('', '2026-12-24T00:00', ['2026-12-24'])).toBe(at('2026-12-25T00:00'))
    expect(opens('', '2026-12-23T23:59', ['2026-12-24'])).toBe('now')
    const holidays = ['2026-12-24/2026-12-31', '2027-01-01/2027-01-06']
    expect(opens('', '2026-12-28T08:00', holidays)).toBe(at('2027-01-07T00:00'))
  })

  test('cut out of a time what lies on them', () => {
    expect(opens(weekend, '2026-11-26T10:00', ['2026-11-28'])).toBe(at('2026-11-29T00:00'))
    expect(opens(weekend, '2026-11-28T23:00', ['2026-11-29'])).toBe('now')
    expect(opens(weekend, '2026-11-29T02:00', ['2026-11-29'])).toBe(at('2026-11-30T00:00'))
  })

  test('all of them leave nothing to wait for', () => {
    expect(opens('', '2026-11-26T10:00', [everyDay])).toBeNull()
    expect(isBlackout(everyDay)).toBe(true)
  })

  test.each(['2026-02-29', '2026-13-01', '2026-00-01', '2026-1-1', '2026-12-31/2026-12-01', '2026-12-24/', '', 'x'])(
    'are in the calendar: %j is none',
    (text) => {
      expect(isBlackout(text)).toBe(false)
    },
  )
})

test('what opens later is open then, and not a minute earlier', () => {
  const anyRule = fc
    .tuple(
      fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,FR', 'FREQ=MONTHLY;BYDAY=1SU', 'FREQ=MONTHLY;BYDAY=-2WE'),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 1_440 }),
    )
    .map(([days, hour, minutes]) => `${days};BYHOUR=${hour};DURATION=PT${minutes}M`)
  const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`)
  const anyNow = fc.integer({ min: at('2026-11-20T00:00'), max: at('2026-12-20T00:00') })
  fc.assert(
    fc.property(anyRule, fc.array(anyDay, { maxLength: 3 }), anyNow, (rule, blackouts, now) => {
      const state = judgeHours({ rule, blackouts }, now)
      if (state.open || state.opensAt === null) return
      expect(judgeHours({ rule, blackouts }, state.opensAt)).toEqual({ open: true })
      expect(judgeHours({ rule, blackouts }, state.opensAt - 1).open).toBe(false)
    }),
    { numRuns: 500 },
  )
})
