import { describe, expect, test } from 'vitest'

import { asWritten, type WindowsLanguage } from '../../../../test/fakes/console-bytes.ts'
import {
  parseLastWake,
  parseRequests,
  parseScheme,
  parseSleepStates,
  parseWakeTimers,
  requesterIn,
} from './parse-powercfg.ts'
import { type FakeNetwork, fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

describe('parse powercfg', () => {
  function output(lines: readonly string[], exitCode = 0): { exitCode: number; stdout: string; stderr: string } {
    return { exitCode, stdout: lines.join('\r\n') + '\r\n', stderr: '' }
  }

  /** The same lines in every encoding in which they can arrive. */
  function outputs(lines: readonly string[], language: WindowsLanguage) {
    return asWritten(output(lines).stdout, language).map((stdout) => ({ exitCode: 0, stdout, stderr: '' }))
  }

  describe('the power plan', () => {
    test.each([
      ['en', 'Power Scheme GUID: 381b4222-f694-41f0-9685-ff5bb260df2e  (Balanced)'],
      ['de', 'GUID des Energieschemas: 381b4222-f694-41f0-9685-ff5bb260df2e  (Ausbalanciert)'],
      ['ko', '전원 구성표 GUID: 381b4222-f694-41f0-9685-ff5bb260df2e  (균형 조정)'],
      ['zh', '电源方案 GUID: 381B4222-F694-41F0-9685-FF5BB260DF2E  (平衡)'],
    ] as const)('is a number in every language: %s', (language, line) => {
      for (const written of outputs(['', line], language)) {
        expect(parseScheme(written)).toEqual({ schemeGuid: '381b4222-f694-41f0-9685-ff5bb260df2e' })
      }
    })

    test('is unknown where there is none in the text', () => {
      expect(parseScheme(output(['Unable to read the plan.']))).toEqual({ schemeGuid: null })
    })
  })

  const missing = (title: string, state: string, reason: string): string[] => [
    title,
    `    ${state}`,
    `\t${reason}`,
    '',
    '    Standby (S2)',
    `\t${reason}`,
    '',
  ]

  describe('sleep states', () => {
    test.each<[WindowsLanguage, readonly string[], readonly string[], readonly string[]]>([
      [
        'en',
        ['The following sleep states are available on this system:', '    Standby (S3)', '    Hibernate', ''],
        missing(
          'The following sleep states are not available on this system:',
          'Standby (S1)',
          'The system firmware does not support this standby state.',
        ),
        ['S3'],
      ],
      [
        'de',
        [
          'Die folgenden Standbymodusfunktionen sind auf diesem System verfügbar:',
          '    Standby (S0 Niedriger Energiestand) Netzwerk verbunden',
          '    Ruhezustand',
          '',
        ],
        missing(
          'Die folgenden Standbymodusfunktionen sind auf diesem System nicht verfügbar:',
          'Standby (S3)',
          'Die Systemfirmware unterstützt diesen Standbystatus nicht.',
        ),
        ['S0'],
      ],
      [
        'ko',
        ['이 시스템에서 다음 절전 상태를 사용할 수 있습니다.', '    대기 (S3)', '    최대 절전 모드', ''],
        missing(
          '이 시스템에서 다음 절전 상태를 사용할 수 없습니다.',
          '대기 (S1)',
          '시스템 펌웨어가 이 대기 상태를 지원하지 않습니다.',
        ),
        ['S3'],
      ],
      [
        'zh',
        ['此系统上有以下睡眠状态:', '    待机（S0 低电量待机） 连接的网络', '    休眠', ''],
        missing('此系统上没有以下睡眠状态:', '待机 (S1)', '系统固件不支持此待机状态。'),
        ['S0'],
      ],
    ])('are read from the first block: %s', (language, ...[offered, refused, expected]) => {
      for (const written of outputs([...offered, ...refused], language)) {
        expect(parseSleepStates(written)).toEqual({ sleepStates: expected })
      }
    })

    test('there are none where everything has a reason why not', () => {
      const refused = missing('此系统上没有以下睡眠状态:', '待机 (S1)', '系统固件不支持此待机状态。')
      expect(parseSleepStates(output(refused))).toEqual({ sleepStates: [] })
    })

    test('are unknown in another layout, and after an error', () => {
      expect(parseSleepStates(output([]))).toEqual({ sleepStates: null })
      expect(parseSleepStates(output(['One:', '  (S3)', 'Two:', '  (S1)', 'Three:']))).toEqual({ sleepStates: null })
      expect(parseSleepStates(output(['Available:', '    Standby (S3)'], 1))).toEqual({ sleepStates: null })
    })
  })

  test('what woke the PC is kept as text, without the line that counts', () => {
    expect(parseLastWake(output(['Wake History Count - 0']))).toEqual({ lastWake: [] })
    expect(
      parseLastWake(
        output(['복귀 기록 수 - 1', '복귀 기록 [0]', '  복귀 원본 수 - 1', '', '    유형: 절전 모드 해제 타이머']),
      ),
    ).toEqual({ lastWake: ['복귀 기록 [0]', '복귀 원본 수 - 1', '유형: 절전 모드 해제 타이머'] })
    expect(parseLastWake(output(['Access is denied.'], 5))).toEqual({ lastWake: null })
  })

  const player = '[PROCESS] \\Device\\HarddiskVolume3\\Program Files\\Player\\player.exe'

  describe('what keeps the PC awake', () => {
    test.each([
      ['en', ['DISPLAY:', 'SYSTEM:', 'AWAYMODE:', 'EXECUTION:', 'PERFBOOST:', 'ACTIVELOCKSCREEN:'], 'None.'],
      ['de', ['ANZEIGE:', 'SYSTEM:', 'ABWESENHEITSMODUS:', 'AUSFÜHRUNG:', 'LEISTUNG:', 'SPERRBILDSCHIRM:'], 'Keine.'],
      ['ko', ['디스플레이:', '시스템:', '자리 비움 모드:', '실행:', '성능 향상:', '활성 잠금 화면:'], '없음.'],
      ['zh', ['显示:', '系统:', '离开模式:', '执行:', '性能提升：', '活动锁屏界面:'], '无。'],
    ] as const)('is read by the place of its block: %s', (language, headers, none) => {
      const lines = headers.flatMap((header, index) =>
        index === 1 ? [header, player, 'Playing a film', ''] : [header, none, ''],
      )
      for (const some of [lines, lines.slice(0, -3)]) {
        for (const written of outputs(some, language)) {
          expect(parseRequests(written)).toEqual({
            requests: [{ section: 'SYSTEM', entry: player, name: 'player.exe' }],
          })
        }
      }
    })

    test.each([
      [player, 'player.exe'],
      ['[SERVICE] \\Device\\HarddiskVolume3\\Windows\\System32\\svchost.exe (Schedule)', 'svchost.exe'],
      ['[DRIVER] Realtek Audio (HDAUDIO\\FUNC_01&VEN_10EC)', 'Realtek Audio'],
      ['[DRIVER] Legacy Kernel Caller', 'Legacy Kernel Caller'],
    ])('%s is called %s', (entry, name) => {
      expect(requesterIn(entry)).toBe(name)
    })

    test('is unknown without rights and in another layout', () => {
      const refusal = ['This command requires administrator privileges and must be executed from an elevated prompt.']
      expect(parseRequests(output(refusal, 1))).toEqual({ requests: null })
      expect(parseRequests(output(refusal))).toEqual({ requests: null })
      expect(parseRequests(output(['DISPLAY:', 'None.']))).toEqual({ requests: null })
    })
  })

  describe('wake timers', () => {
    const setBy = '[SERVICE] \\Device\\HarddiskVolume3\\Windows\\System32\\svchost.exe (SystemEventsBroker)'

    test.each([
      ['en', 'There are no active wake timers in the system.', `Timer set by ${setBy} expires at 03:00:00.`],
      [
        'de',
        'Im System sind keine aktiven Aktivierungszeitgeber vorhanden.',
        `Der durch ${setBy} festgelegte Zeitgeber.`,
      ],
      ['ko', '시스템에 활성화된 절전 모드 해제 타이머가 없습니다.', `${setBy}에서 설정한 타이머가 만료됩니다.`],
      ['zh', '系统中没有活动的唤醒定时器。', `由 ${setBy} 设置的定时器于 03:00:00 过期。`],
    ] as const)('are the lines that name who set them: %s', (language, none, timer) => {
      for (const written of outputs([none], language)) expect(parseWakeTimers(written)).toEqual({ wakeTimers: [] })
      for (const written of outputs([timer, '  Reason: maintenance'], language)) {
        expect(parseWakeTimers(written)).toEqual({ wakeTimers: [timer] })
      }
    })

    test('are unknown without rights and in another layout', () => {
      expect(parseWakeTimers(output(['Access is denied.'], 1))).toEqual({ wakeTimers: null })
      expect(parseWakeTimers(output(['Something', 'else']))).toEqual({ wakeTimers: null })
      expect(parseWakeTimers(output([]))).toEqual({ wakeTimers: null })
    })
  })
})

describe('on any computer', () => {
  const { signal } = new AbortController()

  async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
    return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
  }

  test.each([
    ['freeze mem disk\n', 's2idle [deep]\n', ['S3']],
    ['freeze mem\n', '[s2idle] deep\n', ['S0']],
    ['freeze\n', '', ['S0']],
    ['disk\n', '', []],
  ])('%j with %j', async (state, kind, sleepStates) => {
    const files = { '/sys/power/state': state, '/sys/power/mem_sleep': kind }
    expect(await check({ files })).toMatchObject({ sleepStates, schemeGuid: null, requests: null })
  })

  test('what cannot be read is unknown', async () => {
    expect(await check({})).toMatchObject({ sleepStates: null })
  })
})
