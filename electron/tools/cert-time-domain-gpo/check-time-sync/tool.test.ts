import { describe, expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { decodeOutput } from '../../../executors/process/decode.ts'
import { parseOffset, tool } from './tool.ts'
import { fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

describe('parse offset', () => {
  const lines = (...some: readonly string[]): string => some.join('\r\n') + '\r\n'

  const english = lines(
    'Tracking time.windows.com [20.101.57.9:123].',
    'Collecting 3 samples.',
    'The current time is 10/2/2026 2:22:58 PM.',
    '14:22:58, +00.1439319s',
    '14:23:00, +00.1189082s',
    '14:23:02, +00.0932805s',
  )
  const german = lines(
    'time.windows.com wird verfolgt [20.101.57.9:123].',
    'Es werden 3 Stichproben gesammelt.',
    'Die aktuelle Zeit ist 02.10.2026 14:22:58.',
    '14:22:58, +00,1439319s',
    '14:23:00, +00,1189082s',
    '14:23:02, +00,0932805s',
  )
  const korean = lines(
    'time.windows.com [20.101.57.9:123]을(를) 추적하고 있습니다.',
    '샘플 3개를 수집하고 있습니다.',
    '현재 시간은 2026-10-02 오후 2:22:58입니다.',
    '14:22:58, +00.1439319s',
    '14:23:00, +00.1189082s',
    '14:23:02, +00.0932805s',
  )
  const chinese = lines(
    '正在跟踪 time.windows.com [20.101.57.9:123]。',
    '正在收集 3 示例。',
    '当前时间是 2026/10/2 14:22:58。',
    '14:22:58, +00.1439319s',
    '14:23:00, +00.1189082s',
    '14:23:02, +00.0932805s',
  )

  test.each([
    ['en', english],
    ['de', german],
    ['ko', korean],
    ['zh', chinese],
  ] as const)('the middle of the samples counts: %s', (language, text) => {
    for (const stdout of asWritten(text, language)) expect(parseOffset({ stdout })).toEqual({ offsetSec: 0.1189082 })
  })

  test('sentences in the code page of the PC do not matter', () => {
    // "현재" and "当前" in their OEM code pages.
    for (const [codePage, bytes] of [
      [949, 'c7f6c0e7'],
      [936, 'b5b1c7b0'],
    ] as const) {
      const output = Buffer.concat([Buffer.from(bytes, 'hex'), Buffer.from('\r\n14:22:58, -3605.2000000s\r\n')])
      expect(parseOffset({ stdout: decodeOutput(output, codePage) })).toEqual({ offsetSec: -3605.2 })
    }
  })

  test('the sign and the digits before the mark are kept', () => {
    expect(parseOffset({ stdout: '08:00:00, +2820.0153000s\r\n' })).toEqual({ offsetSec: 2820.0153 })
    expect(parseOffset({ stdout: '08:00:00, -00.6247612s\r\n' })).toEqual({ offsetSec: -0.6247612 })
  })

  test('samples that failed do not count, and none at all is unknown', () => {
    const failed = '14:22:58, error: 0x800705B4'
    expect(parseOffset({ stdout: lines(failed, '14:23:00, +00.5000000s', failed) })).toEqual({ offsetSec: 0.5 })
    expect(parseOffset({ stdout: lines(failed, failed, failed) })).toEqual({ offsetSec: null })
    expect(parseOffset({ stdout: lines('14:22:58 d:+00.0006s o:+00.5s') })).toEqual({ offsetSec: null })
    expect(parseOffset({ stdout: '' })).toEqual({ offsetSec: null })
  })
})

describe('on any computer', () => {
  test('the zone is told, and how wrong the clock is stays unknown', async () => {
    const { signal } = new AbortController()
    const ports = fakeNetworkPorts({ programs: ['chronyd'] })
    const record = tool.result().parse(await portable.run({ args: { server: 'time.example.com' }, ports, signal }))
    const january = -new Date(1970, 0, 1).getTimezoneOffset()
    const july = -new Date(1970, 6, 1).getTimezoneOffset()
    expect(record).toMatchObject({
      server: 'time.example.com',
      offsetSec: null,
      service: 'Running',
      zone: 'Asia/Seoul',
      zoneOffsetMin: Math.min(january, july),
      daylightOn: january !== july,
      autoZone: null,
    })
  })
})
