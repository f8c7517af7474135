import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Slow start-up', ko: '느린 시작의 원인', zh: '启动缓慢' },
  values: {
    kind: {
      app: { en: 'program', ko: '프로그램', zh: '程序' },
      driver: { en: 'driver', ko: '드라이버', zh: '驱动程序' },
      service: { en: 'service', ko: '서비스', zh: '服务' },
      device: { en: 'device', ko: '장치', zh: '设备' },
      prefetch: { en: 'preparing programs', ko: '프로그램 미리 읽기', zh: '预读程序' },
      other: { en: 'something else', ko: '그 밖의 항목', zh: '其他' },
    },
  },
  purpose: {
    en: 'How long the last starts took and which programs, drivers or services slowed them.',
    ko: '최근 시작에 걸린 시간과 시작을 느리게 한 프로그램, 드라이버, 서비스를 확인합니다.',
    zh: '查看最近几次启动用了多长时间，以及哪些程序、驱动程序或服务拖慢了启动。',
  },
  named: {
    slow_app: {
      en: '{name} slows the start by more than 10 seconds.',
      ko: '시작을 10초 넘게 늦추는 프로그램이 있습니다: {name}',
      zh: '{name} 使启动慢了 10 秒以上。',
    },
    slow_service: {
      en: '{name}, a service or driver, slows the start.',
      ko: '시작을 느리게 하는 서비스나 드라이버가 있습니다: {name}',
      zh: '服务或驱动程序 {name} 拖慢了启动。',
    },
  },
  measured: {
    very_slow: {
      en: 'The last start took {figure}.',
      ko: '마지막 시작에 {figure} 걸렸습니다.',
      zh: '上次启动用了 {figure}。',
    },
    slow: {
      en: 'The last start took {figure}.',
      ko: '마지막 시작에 {figure} 걸렸습니다.',
      zh: '上次启动用了 {figure}。',
    },
    slow_app: {
      en: '{name} slows the start by {figure}.',
      ko: '시작을 {figure} 늦추는 프로그램이 있습니다: {name}',
      zh: '{name} 使启动慢了 {figure}。',
    },
    slow_service: {
      en: '{name}, a service or driver, slows the start by {figure}.',
      ko: '시작을 {figure} 늦추는 서비스나 드라이버가 있습니다: {name}',
      zh: '服务或驱动程序 {name} 使启动慢了 {figure}。',
    },
  },
  findings: {
    very_slow: {
      en: 'The last start took more than three minutes.',
      ko: '마지막 시작에 3분 넘게 걸렸습니다.',
      zh: '上次启动用时超过三分钟。',
    },
    slow: {
      en: 'The last start took more than 90 seconds.',
      ko: '마지막 시작에 90초 넘게 걸렸습니다.',
      zh: '上次启动用时超过 90 秒。',
    },
    slow_app: {
      en: 'A program slows the start by more than 10 seconds.',
      ko: '시작을 10초 넘게 늦추는 프로그램이 있습니다.',
      zh: '有程序使启动慢了 10 秒以上。',
    },
    slow_service: {
      en: 'A service or driver slows the start.',
      ko: '시작을 느리게 하는 서비스나 드라이버가 있습니다.',
      zh: '有服务或驱动程序拖慢了启动。',
    },
  },
  advice: {
    slow: {
      en: 'Look at the list of what slows the start, and remove programs and drivers of devices that are no longer there.',
      ko: '시작을 느리게 하는 항목의 목록을 확인하고, 더 이상 사용하지 않는 장치의 프로그램과 드라이버를 제거하세요.',
      zh: '请查看拖慢启动的项目列表，并卸载已不再使用的设备的程序和驱动程序。',
    },
    slow_service: {
      en: 'Remove the software of the device or service that is named; what it installed delays every start.',
      ko: '표시된 장치나 서비스의 소프트웨어를 제거하세요. 함께 설치된 구성 요소가 시작할 때마다 지연을 일으킵니다.',
      zh: '请卸载所列设备或服务的软件；它安装的组件每次都会拖慢启动。',
    },
  },
  fields: {
    bootMs: { en: 'start took', ko: '시작에 걸린 시간', zh: '启动用时' },
    boots: { en: 'starts', ko: '시작 기록', zh: '启动记录' },
    lastBootMs: { en: 'last start', ko: '마지막 시작 시간', zh: '上次启动用时' },
    mainPathMs: { en: 'start of Windows took', ko: 'Windows 시작 시간', zh: 'Windows 启动用时' },
    postBootMs: { en: 'until it was idle', ko: '시작 후 안정될 때까지', zh: '启动后稳定用时' },
    slowItems: { en: 'what slowed the start', ko: '시작을 늦춘 항목', zh: '拖慢启动的项目' },
    totalMs: { en: 'time in all', ko: '전체 시간', zh: '总时间' },
  },
  picture: {
    start: { en: 'Last start', ko: '최근 시작 시간', zh: '最近一次启动' },
    noneSlow: { en: 'Nothing slowed the start down', ko: '시작을 늦춘 항목이 없습니다', zh: '没有拖慢启动的项目' },
  },
  compared: {
    start: {
      more: { en: 'Windows takes longer to start', ko: 'Windows 시작이 느려졌습니다', zh: 'Windows 启动变慢' },
      less: { en: 'Windows starts faster', ko: 'Windows 시작이 빨라졌습니다', zh: 'Windows 启动变快' },
    },
  },
  tracked: {
    start: { name: { en: 'Startup time', ko: 'Windows 시작에 걸린 시간', zh: 'Windows 启动用时' } },
  },
  arguments: {},
  utterances: {
    en: [
      'pc takes forever to boot',
      'startup takes 5 minutes',
      'windows is slow to start',
      'black screen for ages after login',
      'my laptop needs ages in the morning',
    ],
    ko: [
      '부팅이 너무 오래 걸려요',
      '켜는 데 5분 걸려요',
      '로그인하고 한참 검은 화면이에요',
      '아침에 켜면 한세월이에요',
      '윈도우 시작이 느려요',
    ],
    zh: ['开机特别慢', '开机要五分钟', '登录后黑屏好久', '早上开电脑要等半天', '启动太慢了'],
  },
})
