import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: {
    en: 'Reset the network settings of Windows',
    ko: 'Windows 네트워크 설정 초기화',
    zh: '重置 Windows 网络设置',
  },
  purpose: {
    en: 'Resets Winsock and TCP/IP to their defaults. Needs a restart.',
    ko: 'Winsock 및 TCP/IP 설정을 기본값으로 초기화합니다. 다시 시작해야 합니다.',
    zh: '将 Winsock 和 TCP/IP 重置为默认设置。需要重启。',
  },
  notice: {
    what: {
      en: 'The network settings of Windows go back to their defaults. A restart follows.',
      ko: 'Windows의 네트워크 설정을 기본값으로 되돌립니다. 이후 PC를 다시 시작합니다.',
      zh: 'Windows 的网络设置会恢复为默认值。之后需要重启。',
    },
    why: {
      en: 'All smaller repairs didn’t help.',
      ko: '더 간단한 복구 방법을 모두 시도했지만 해결되지 않았습니다.',
      zh: '所有较小的修复都没有效果。',
    },
    whatYouLose: {
      en: 'Fixed addresses and special network settings are lost. VPN programs may have to be repaired.',
      ko: '고정 주소와 특별히 지정한 네트워크 설정이 사라집니다. VPN 프로그램은 복구해야 할 수 있습니다.',
      zh: '固定地址和特殊的网络设置会丢失。VPN 程序可能需要修复。',
    },
    duration: {
      en: '2 minutes and a restart.',
      ko: '2분과 다시 시작하는 시간이 걸립니다.',
      zh: '2 分钟，外加一次重启。',
    },
    undo: {
      en: 'The old settings are saved first and can be loaded again by a technician.',
      ko: '이전 설정을 먼저 저장해 두며, 나중에 기술 담당자가 다시 불러올 수 있습니다.',
      zh: '会先保存原来的设置，之后可由技术人员重新加载。',
    },
  },
  undo: {
    title: { en: 'Load the old network settings', ko: '이전 네트워크 설정 불러오기', zh: '加载原来的网络设置' },
    what: {
      en: 'The network settings that were saved before the reset are loaded again.',
      ko: '초기화하기 전에 저장해 둔 네트워크 설정을 다시 불러옵니다.',
      zh: '将重新加载重置之前保存的网络设置。',
    },
    lose: {
      en: 'Network settings that were changed since the reset. Connections stop for a moment.',
      ko: '초기화한 뒤에 변경한 네트워크 설정이 사라집니다. 연결이 잠시 끊깁니다.',
      zh: '重置之后更改的网络设置。连接会短暂中断。',
    },
  },
  findings: {
    needs_restart: {
      en: 'Restart the PC to finish the reset.',
      ko: '초기화를 마치려면 PC를 다시 시작해야 합니다.',
      zh: '请重启电脑以完成重置。',
    },
  },
  fields: {
    ipExit: { en: 'end code of the address reset', ko: '주소 초기화 종료 코드', zh: '地址重置的退出代码' },
    winsockExit: { en: 'end code of the socket reset', ko: '소켓 초기화 종료 코드', zh: '套接字重置的退出代码' },
  },
  arguments: {},
  requests: {
    en: ['(reset|reinstall) (the |my )?(whole |entire )?network( stack| settings)?', 'winsock reset'],
    ko: ['네트워크( ?설정)?(을|를)? ?(전체 |모두 )?(초기화|재설정|리셋)'],
    zh: ['(重置|重设)(全部|所有)?网络(设置)?', '(把)?网络(设置)?(重置|重设)'],
  },
  utterances: {
    en: [
      'reset everything network',
      'winsock reset',
      'network reset please, nothing else helped',
      'reinstall tcp ip',
      'factory reset the internet settings',
    ],
    ko: [
      '네트워크 설정 전부 초기화해 주세요',
      'winsock 초기화 해줘요',
      '다 해봤는데 인터넷이 안 돼요 리셋해 주세요',
      'TCP/IP 재설정 부탁해요',
      '네트워크 공장 초기화 하고 싶어요',
    ],
    zh: ['网络全部重置', 'winsock重置一下', '什么都试过了还是没网帮我重置', '重装tcp/ip协议', '网络设置恢复出厂'],
  },
})
