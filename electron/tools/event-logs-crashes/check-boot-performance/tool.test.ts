import { describe, expect, test } from 'vitest'

import { decodeOutput } from '../../../executors/process/decode.ts'
import { parseBootEvents } from './parse-boot-events.ts'
import { tool } from './tool.ts'

type Data = Readonly<Record<string, string | number>>

/** One event as wevtutil prints it. */
function event(id: number, utc: string, data: Data): string {
  const values = Object.entries(data).map(([name, value]) => `<Data Name='${name}'>${value}</Data>`)
  return (
    "<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System>" +
    "<Provider Name='Microsoft-Windows-Diagnostics-Performance' Guid='{cfc18ec0-96b1-4eba-961b-622caee05b0a}'/>" +
    `<EventID>${id}</EventID><Version>2</Version><Level>3</Level><TimeCreated SystemTime='${utc}'/>` +
    `<EventRecordID>4</EventRecordID></System><EventData>${values.join('')}</EventData></Event>`
  )
}

const newest = '2026-01-05T08:04:11.1234567Z'
const older = '2026-01-02T08:03:00.0000000Z'
const boot = { BootTsVersion: 2, BootTime: 210_000, MainPathBootTime: 60_000, BootPostBootTime: 150_000 }

function parse(...events: readonly string[]): ReturnType<typeof parseBootEvents> {
  return parseBootEvents({ stdout: events.join('\r\n') })
}

describe('events of a start', () => {
  test('the newest start and what slowed it; the step gives the whole record', () => {
    const parsed = parse(
      event(101, newest, {
        Name: 'ChatPlus.exe',
        FriendlyName: 'Chat &amp; Plus',
        TotalTime: 130_000,
        DegradationTime: 1,
      }),
      event(100, newest, boot),
      event(103, older, { Name: 'slow', TotalTime: 40_000 }),
      event(100, older, { ...boot, BootTime: 38_000 }),
    )
    expect(parsed).toEqual({
      boots: [
        { utc: newest, bootMs: 210_000, mainPathMs: 60_000, postBootMs: 150_000 },
        { utc: older, bootMs: 38_000, mainPathMs: 60_000, postBootMs: 150_000 },
      ],
      slowItems: [{ utc: newest, kind: 'app', name: 'ChatPlus.exe', totalMs: 130_000 }],
      lastBootMs: 210_000,
    })
    expect(tool.result().parse(parsed)).toEqual(parsed)
  })

  test.each([
    [101, 'app'],
    [102, 'driver'],
    [103, 'service'],
    [104, 'other'],
    [109, 'device'],
  ])('event %i is about: %s', (id, kind) => {
    expect(parse(event(100, newest, boot), event(id, newest, { Name: 'x', TotalTime: 5 })).slowItems).toMatchObject([
      { kind },
    ])
  })

  test.each(['Chat+ \ucc44\ud305.exe', '\u804a\u5929.exe', 'B\u00fcro.exe', 'a&lt;b&#x41;.exe'])(
    'a program called %s',
    (name) => {
      const stdout = event(100, newest, boot) + event(101, newest, { Name: name, TotalTime: 5 })
      const seen = parseBootEvents({ stdout: decodeOutput(Buffer.from(stdout, 'utf8'), 949) }).slowItems?.[0]?.name
      expect(seen).toBe(name.replace('&lt;', '<').replace('&#x41;', 'A'))
      const wide = parseBootEvents({ stdout: decodeOutput(Buffer.from(`\ufeff${stdout}`, 'utf16le'), null) })
      expect(wide.slowItems?.[0]?.name).toBe(seen)
    },
  )

  test('a name in the code page of a Korean or Chinese PC keeps the numbers', () => {
    const [start = '', end = ''] = event(101, newest, { Name: '#', TotalTime: 5 }).split('#')
    const bytes = (name: string): Buffer =>
      Buffer.concat([
        Buffer.from(event(100, newest, boot) + start, 'latin1'),
        Buffer.from(name, 'hex'),
        Buffer.from(end, 'latin1'),
      ])
    expect(parseBootEvents({ stdout: decodeOutput(bytes('c3a4c6c32e657865'), 949) }).slowItems).toMatchObject([
      { name: '\ucc44\ud305.exe', totalMs: 5 },
    ])
    expect(parseBootEvents({ stdout: decodeOutput(bytes('c1c4ccec2e657865'), 936) }).slowItems).toMatchObject([
      { name: '\u804a\u5929.exe', totalMs: 5 },
    ])
  })

  test('no event at all is an empty list, another layout is unknown', () => {
    expect(parse()).toEqual({ boots: [], slowItems: [], lastBootMs: null })
    expect(parse('<Report/>')).toEqual({ boots: null, slowItems: null, lastBootMs: null })
    expect(parse(event(100, newest, { ...boot, BootTime: 'fast' }))).toMatchObject({ boots: [], lastBootMs: null })
  })
})
