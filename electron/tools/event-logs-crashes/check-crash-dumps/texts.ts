import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Blue screens and sudden restarts', ko: '블루 스크린 및 갑작스러운 다시 시작', zh: '蓝屏和突然重启' },
  purpose: {
    en: 'Stop errors, unexpected shutdowns and stored crash dumps.',
    ko: '중지 오류, 예기치 않은 종료, 저장된 크래시 덤프를 확인합니다.',
    zh: '查看停止错误、意外关机和已存储的故障转储。',
  },
  findings: {
    blue_screens: {
      en: 'Windows crashed and showed a blue screen.',
      ko: 'Windows가 블루 스크린을 표시하고 멈춘 적이 있습니다.',
      zh: 'Windows 出现过蓝屏并崩溃。',
    },
    stopped_by_files: {
      en: 'The code of a blue screen is one that damaged files of Windows can cause.',
      ko: '블루 스크린 코드가 손상된 Windows 파일로 인해 발생할 수 있는 코드입니다.',
      zh: '蓝屏代码属于 Windows 文件损坏可能导致的类型。',
    },
    stopped_by_file_system: {
      en: 'The code of a blue screen points to errors in the file system of a drive.',
      ko: '블루 스크린 코드가 드라이브의 파일 시스템 오류를 가리킵니다.',
      zh: '蓝屏代码指向驱动器的文件系统错误。',
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
  advice: {
    blue_screens: {
      en: 'Update or remove whatever was installed just before the first blue screen.',
      ko: '블루 스크린이 처음 나타나기 직전에 설치한 프로그램이나 드라이버를 업데이트하거나 제거하세요. 크래시 파일은 지원용 파일 모음에 나와 있습니다.',
      zh: '请更新或卸载首次蓝屏之前最后安装的程序或驱动程序；支持文件包中列有故障转储文件。',
    },
    power_cuts: {
      en: 'Check plug, power strip and power supply; another socket is a quick test.',
      ko: '플러그, 멀티탭, 전원 공급 장치를 확인하세요. 다른 콘센트에 꽂아 보면 빠르게 확인할 수 있습니다.',
      zh: '请检查插头、插线板和电源；换一个插座是最快的测试方法。',
    },
  },
  fields: {
    bugcheck: { en: 'code of the blue screen', ko: '블루 스크린 코드', zh: '蓝屏代码' },
    bugchecks: { en: 'blue screens', ko: '블루 스크린', zh: '蓝屏' },
    dump: { en: 'crash file', ko: '충돌 파일', zh: '崩溃文件' },
    dumpFiles: { en: 'crash files', ko: '충돌 파일 목록', zh: '崩溃文件列表' },
    dumpsEnabled: { en: 'crash records switched on', ko: '충돌 기록 사용', zh: '已启用崩溃记录' },
    unexpected: { en: 'switched off unexpectedly', ko: '예기치 않은 종료', zh: '意外关机' },
  },
  picture: {
    noBlue: { en: 'No blue screen', ko: '블루 스크린 없음', zh: '没有蓝屏' },
  },
  arguments: { days: { en: 'How far back', ko: '조회할 기간', zh: '追溯的时间范围' } },
  utterances: {
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
