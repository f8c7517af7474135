import type { LocalizedText } from '../../../shared/domain/locale.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'

/** A story to try the program on: what is wrong with the simulated PC and what its person says. */
export type Scenario = {
  readonly name: string
  readonly faults: readonly string[]
  /** So long ago it began: what comes and goes may be gone by now. Absent = just now. */
  readonly passedMs?: number
  readonly complaint: LocalizedText
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'stuck-print-queue',
    faults: ['print-job-stuck'],
    complaint: {
      en: 'the printer does nothing',
      ko: '프린터가 아무 반응이 없어요',
      zh: '打印机一点反应都没有',
    },
  },
  {
    name: 'stale-proxy',
    faults: ['proxy-stale'],
    complaint: {
      en: 'no website opens since I came back to the office',
      ko: '사무실에 돌아온 뒤로 웹 사이트가 하나도 안 열려요',
      zh: '回到办公室以后，所有网站都打不开了',
    },
  },
  {
    name: 'full-disk',
    faults: ['disk-full-user-temp'],
    complaint: {
      en: 'Windows says the disk is almost full',
      ko: '디스크 공간이 거의 없다고 나와요',
      zh: '电脑提示磁盘空间快满了',
    },
  },
  {
    name: 'slow-pc',
    faults: ['cpu-runaway-app'],
    complaint: {
      en: 'my computer is very slow today and the fan is loud',
      ko: '오늘따라 컴퓨터가 너무 느리고 팬 소리가 커요',
      zh: '今天电脑特别慢，风扇声音也很大',
    },
  },
  {
    name: 'two-at-once',
    faults: ['spooler-stopped', 'disk-full-user-temp'],
    complaint: {
      en: 'I cannot print anything, and the disk is full too',
      ko: '인쇄도 안 되고 디스크도 꽉 찼어요',
      zh: '什么都打印不了，磁盘也满了',
    },
  },
  {
    name: 'healthy',
    faults: [],
    complaint: {
      en: 'my computer feels slow, but maybe it is just me',
      ko: '컴퓨터가 느린 것 같은데 기분 탓일 수도 있어요',
      zh: '感觉电脑有点慢，也可能是我的错觉',
    },
  },
  {
    name: 'no-name',
    faults: ['dns-cache-negative'],
    complaint: {
      en: 'one website does not open here, my colleague can open it',
      ko: '동료는 되는데 제 PC에서만 그 사이트가 안 열려요',
      zh: '有个网站同事能打开，我这里就是打不开',
    },
  },
  {
    name: 'failing-disk',
    faults: ['disk-failing'],
    complaint: {
      en: 'files take forever to open and some cannot be read at all',
      ko: '파일 여는 데 한참 걸리고 어떤 파일은 아예 안 읽혀요',
      zh: '打开文件要等很久，有些文件根本读不出来',
    },
  },
  {
    name: 'hung-program',
    faults: ['app-hung'],
    complaint: {
      en: 'my drawing program does not answer any more',
      ko: '도면 프로그램이 더 이상 응답하지 않아요',
      zh: '画图软件没有响应了',
    },
  },
  {
    name: 'dropping-wifi',
    faults: ['wifi-comes-and-goes'],
    passedMs: 90_000,
    complaint: {
      en: 'my Wi-Fi keeps dropping',
      ko: '와이파이가 자꾸 끊겨요',
      zh: 'WiFi 老是断线',
    },
  },
  {
    name: 'lost-address',
    faults: ['ip-lease-lost'],
    complaint: {
      en: 'there is no internet since this morning',
      ko: '오늘 아침부터 인터넷이 안 돼요',
      zh: '从今天早上开始上不了网',
    },
  },
]

/** Errors: `unknown_scenario {scenario}`. */
export function findScenario(name: string): Result<Scenario> {
  const found = scenarios.find((scenario) => scenario.name === name)
  return found ? ok(found) : fail('unknown_scenario', { scenario: name })
}
