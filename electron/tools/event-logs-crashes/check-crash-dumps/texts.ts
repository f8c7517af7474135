import { defineTexts } from '../../define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Blue screens and sudden restarts', ko: '블루 스크린 및 갑작스러운 다시 시작', zh: '蓝屏和突然重启' },
  purpose: {
    en: 'Stop errors, unexpected shutdowns and stored crash dumps.',
    ko: '중지 오류, 예기치 않은 종료, 저장된 크래시 덤프를 확인합니다.',
    zh: '查看停止错误、意外关机和已存储的故障转储。',
  },
  findings: {
    blue_screens: {
      en: 'Windows had at least one blue screen in this time.',
      ko: '이 기간에 Windows에서 블루 스크린이 한 번 이상 발생했습니다.',
      zh: '在此时间段内，Windows 至少出现过一次蓝屏。',
    },
    power_cuts: {
      en: 'The PC went off without shutting down: power loss, a held power button or overheating.',
      ko: 'PC가 정상적으로 종료되지 않고 꺼졌습니다. 전원 공급이 끊겼거나, 전원 버튼을 길게 눌렀거나, 과열되었기 때문입니다.',
      zh: '电脑曾在没有正常关机的情况下突然关闭：断电、长按电源按钮或过热。',
    },
    no_dumps: {
      en: 'Windows is set to store no crash dumps.',
      ko: 'Windows가 크래시 덤프를 저장하지 않도록 설정되어 있습니다.',
      zh: 'Windows 已设置为不存储故障转储。',
    },
  },
  arguments: { days: { en: 'How far back', ko: '조회할 기간', zh: '追溯的时间范围' } },
  symptoms: {
    en: [
      'blue screen of death',
      'my pc restarts by itself',
      'it crashed with a sad face',
      'bsod twice today',
      'computer suddenly turned off',
      'stop code memory management',
      'random reboot while working',
    ],
    ko: [
      '블루스크린이 떠요',
      '컴퓨터가 저절로 재부팅돼요',
      '파란 화면에 슬픈 얼굴이 나와요',
      '갑자기 꺼졌어요',
      '작업 중에 확 꺼져 버려요',
      '오늘만 블루스크린 두 번 봤어요',
    ],
    zh: [
      '蓝屏了',
      '电脑自己重启',
      '出现一个哭脸',
      '用着用着突然关机',
      '今天蓝了两次',
      '莫名其妙就重启了',
      '死机蓝屏代码',
    ],
  },
})
