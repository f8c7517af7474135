import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Clock and time zone', ko: '시계 및 시간대', zh: '时钟和时区' },
  purpose: {
    en: 'Difference to a time server, time service, time zone.',
    ko: '시간 서버와의 차이, 시간 서비스, 시간대를 확인합니다.',
    zh: '查看与时间服务器的时间差、时间服务和时区。',
  },
  measured: {
    clock_wrong: {
      en: 'The clock is off by {figure}. Sign-in and secure web pages fail.',
      ko: '시계가 맞지 않습니다. 오차: {figure}. 로그인과 보안 웹 페이지 접속이 되지 않습니다.',
      zh: '时钟误差为 {figure}。登录会失败，安全网页也无法打开。',
    },
    clock_off: {
      en: 'The clock is off by {figure}.',
      ko: '시계가 맞지 않습니다. 오차: {figure}',
      zh: '时钟误差为 {figure}。',
    },
  },
  findings: {
    clock_wrong: {
      en: 'The clock is more than five minutes off. Sign-in and secure web pages fail.',
      ko: '시계가 5분 넘게 틀립니다. 로그인과 보안 웹 페이지 접속이 되지 않습니다.',
      zh: '时钟误差超过五分钟。登录会失败，安全网页也无法打开。',
    },
    clock_off: {
      en: 'The clock is off by more than half a minute.',
      ko: '시계가 30초 넘게 틀립니다.',
      zh: '时钟误差超过半分钟。',
    },
    service_disabled: {
      en: 'The Windows time service is disabled.',
      ko: 'Windows 시간 서비스가 사용하지 않도록 설정되어 있습니다.',
      zh: 'Windows 时间服务已禁用。',
    },
    whole_hours: {
      en: 'If the shown time is wrong by whole hours, the time zone is set wrong, not the clock.',
      ko: '표시된 시간이 정확히 한 시간 단위로 차이 나면 시계가 아니라 시간대가 잘못 설정된 것입니다.',
      zh: '如果显示的时间恰好相差整数个小时，则是时区设置有误，而不是时钟有误。',
    },
  },
  advice: {
    clock_wrong: {
      en: 'If the clock can’t be set or is soon wrong again, an administrator has to enter a working time server; until then set the clock by hand.',
      ko: '시계를 맞출 수 없거나 곧 다시 틀어지면 관리자가 작동하는 시간 서버를 지정해야 합니다. 그때까지는 시계를 직접 맞추세요.',
      zh: '如果时钟无法同步或很快又不准，需要由管理员设置可用的时间服务器；在此之前请手动调整时钟。',
    },
    service_disabled: {
      en: 'Ask IT whether the Windows time service was disabled on purpose; another program may keep the time.',
      ko: 'Windows 시간 서비스를 일부러 꺼 둔 것인지 IT 담당자에게 문의하세요. 다른 프로그램이 시간을 맞추고 있을 수 있습니다.',
      zh: '请询问 IT 人员 Windows 时间服务是否被有意禁用；时间可能由其他程序同步。',
    },
    whole_hours: {
      en: 'Settings > Time & language > Date & time: choose your time zone.',
      ko: '설정 > 시간 및 언어 > 날짜 및 시간에서 표준 시간대를 선택하세요.',
      zh: '请在“设置”>“时间和语言”>“日期和时间”中选择您的时区。',
    },
  },
  fields: {
    autoZone: { en: 'time zone set automatically', ko: '자동 시간대', zh: '自动设置时区' },
    daylightOn: { en: 'summer time', ko: '서머타임', zh: '夏令时' },
    offsetSec: { en: 'clock is off by', ko: '시계 오차', zh: '时钟偏差' },
    syncType: { en: 'clock set by', ko: '시간 동기화 방식', zh: '时间同步方式' },
    zoneOffsetMin: { en: 'distance to UTC', ko: 'UTC와의 차이', zh: '与 UTC 的时差' },
  },
  picture: {
    clock: { en: 'Clock is off by', ko: '시계 오차', zh: '时钟偏差' },
  },
  arguments: {
    server: {
      en: 'Time server to compare the clock with',
      ko: '시계를 비교할 시간 서버',
      zh: '用来比对时钟的时间服务器',
    },
  },
  utterances: {
    en: [
      'my clock is wrong',
      'time is off by an hour',
      'date resets every time i turn it on',
      'all websites say your connection is not private',
      'meeting times are shifted',
    ],
    ko: [
      '시계가 안 맞아요',
      '시간이 한 시간 틀려요',
      '켤 때마다 날짜가 초기화돼요',
      '모든 사이트가 보안 연결 아니라고 떠요',
      '회의 시간이 밀려서 나와요',
    ],
    zh: ['电脑时间不对', '时间差一个小时', '每次开机日期都重置', '所有网站都说连接不安全', '会议时间对不上'],
  },
})
