import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Time since the last real restart', ko: '실제 다시 시작 이후 경과 시간', zh: '距上次真正重启的时间' },
  purpose: {
    en: 'How long Windows has been running and whether the last start was a full one.',
    ko: 'Windows가 켜진 지 얼마나 되었는지, 마지막 시작이 완전한 시작이었는지 확인합니다.',
    zh: '查看 Windows 已运行多长时间，以及上次启动是否为完整启动。',
  },
  measured: {
    long_uptime: {
      en: 'Windows hasn’t been restarted for {figure}.',
      ko: 'Windows를 {figure} 동안 다시 시작하지 않았습니다.',
      zh: 'Windows 已有 {figure}没有重启。',
    },
  },
  findings: {
    long_uptime: {
      en: 'Windows hasn’t been restarted for more than two weeks.',
      ko: 'Windows를 2주 넘게 다시 시작하지 않았습니다.',
      zh: 'Windows 已超过两周没有重启。',
    },
    shutdown_is_not_restart: {
      en: 'Fast Startup is on: "Shut down" keeps the old Windows session, only "Restart" starts fresh.',
      ko: '빠른 시작이 켜져 있습니다. "시스템 종료"를 선택하면 이전 Windows 세션이 유지되고, "다시 시작"을 선택해야 완전히 새로 시작됩니다.',
      zh: '快速启动已打开：选择“关机”会保留旧的 Windows 会话，只有选择“重启”才会全新启动。',
    },
  },
  fields: {
    fastStartup: { en: 'fast start-up', ko: '빠른 시작', zh: '快速启动' },
    lastBootType: { en: 'kind of the last start', ko: '마지막 시작 방식', zh: '上次启动方式' },
    lastBootUtc: { en: 'last start', ko: '마지막 시작', zh: '上次启动' },
    uptimeSec: { en: 'running for', ko: '실행 시간', zh: '已运行' },
  },
  picture: {
    uptime: { en: 'On since the last restart', ko: '마지막 다시 시작 이후', zh: '上次重启以来' },
  },
  arguments: {},
  utterances: {
    en: [
      'when did i last reboot',
      'i shut it down every night but it is still weird',
      'how long has my pc been on',
      'did my computer restart last night',
      'it has been running for weeks i think',
      'uptime',
    ],
    ko: [
      '마지막으로 언제 재부팅했는지 알려주세요',
      '매일 끄는데도 계속 이상해요',
      '컴퓨터 켜진 지 얼마나 됐어요',
      '어젯밤에 저절로 재시작됐나요',
      '며칠째 안 끄고 쓰고 있어요',
    ],
    zh: [
      '上次重启是什么时候',
      '每天都关机可还是怪怪的',
      '电脑开了多久了',
      '昨晚是不是自己重启过',
      '我好像好几个星期没重启了',
    ],
  },
})
