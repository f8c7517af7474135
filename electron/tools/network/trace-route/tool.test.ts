import { expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { parseRoute } from './parse-route.ts'

const read = (stdout: string, exitCode = 0) => parseRoute({ stdout: stdout.replaceAll('\n', '\r\n'), exitCode })

const english = `
Tracing route to www.example.com [198.51.100.10]
over a maximum of 15 hops:

  1     2 ms     1 ms     3 ms  192.0.2.1
  2     *        *        *     Request timed out.
  3    18 ms     *       21 ms  198.51.100.10

Trace complete.
`

const german = `
Routenverfolgung zu www.example.com [198.51.100.10]
über maximal 15 Hops:

  1    <1 ms    <1 ms    <1 ms  192.0.2.1
  2     *        *        *     Zeitüberschreitung der Anforderung.
  3    18 ms    19 ms    21 ms  198.51.100.10

Ablaufverfolgung beendet.
`

const korean = `
최대 15홉 이상의
www.example.com [198.51.100.10](으)로 가는 경로 추적:

  1     2 ms     1 ms     3 ms  192.0.2.1
  2     *        *        *     요청 시간이 만료되었습니다.
  3    18 ms    20 ms    21 ms  198.51.100.10

추적을 완료했습니다.
`

const chinese = `
通过最多 15 个跃点跟踪
到 www.example.com [198.51.100.10] 的路由:

  1    <1 毫秒   <1 毫秒   <1 毫秒 192.0.2.1
  2     *        *        *     请求超时。
  3    18 ms    18 ms    21 ms  198.51.100.10

跟踪完成。
`

test.each([
  ['en', english, 1, 1],
  ['de', german, 1, 0],
  ['ko', korean, 1, 0],
  ['zh', chinese, 1, 0],
] as const)('stations are read by numbers and addresses: %s', (language, output, ...[bestMs, lost]) => {
  const route = {
    hops: [
      { hop: 1, address: '192.0.2.1', bestMs, lost: 0 },
      { hop: 2, address: null, bestMs: null, lost: 3 },
      { hop: 3, address: '198.51.100.10', bestMs: 18, lost },
    ],
    reached: true,
    lastAnswer: 3,
    exitCode: 0,
  }
  for (const stdout of asWritten(output, language)) expect(read(stdout)).toEqual(route)
})

test('a target given as an address stands without brackets', () => {
  const output =
    '\nTracing route to 192.0.2.10 over a maximum of 15 hops\n\n  1     4 ms     4 ms     4 ms  192.0.2.10\n'
  expect(read(output)).toMatchObject({ reached: true, lastAnswer: 1 })
  expect(read(output.replace('route to 192.0.2.10', 'route to 192.0.2.11'))).toMatchObject({ reached: false })
  const six = '\n최대 15홉 이상의 2001:db8::10(으)로 가는 경로 추적\n\n  1    <1 ms    <1 ms    <1 ms  2001:db8::10\n'
  expect(read(six)).toMatchObject({ reached: true, hops: [{ address: '2001:db8::10' }] })
})

test('a route that ends on the way is not reached', () => {
  const cut = english.replace(/\n {2}3 .*\n/, '\n  3     *        *        *     Request timed out.\n')
  expect(read(cut)).toMatchObject({ reached: false, lastAnswer: 1 })
  const refused = english.replace(/\n {2}2 [^]*/, '\n  2  192.0.2.1  reports: Destination host unreachable.\n')
  expect(read(refused)).toMatchObject({ reached: false, lastAnswer: 1, hops: [{}, { address: '192.0.2.1', lost: 3 }] })
})

test('no station and no target are unknown, never "reached"', () => {
  const nothing = { hops: [], reached: null, lastAnswer: 0 }
  expect(read('Unable to resolve target system name nothing.example.\n', 1)).toEqual({ ...nothing, exitCode: 1 })
  expect(read('')).toMatchObject(nothing)
  expect(read(english.replace('[198.51.100.10]', ''))).toMatchObject({ reached: null })
})
