import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Network drives', ko: '네트워크 드라이브', zh: '网络驱动器' },
  purpose: {
    en: 'Connected network drives, remembered drives that aren’t connected, and the service behind them.',
    ko: '연결된 네트워크 드라이브, 저장되어 있지만 연결되지 않은 드라이브, 관련 서비스를 확인합니다.',
    zh: '查看已连接的网络驱动器、已保存但未连接的驱动器，以及它们所依赖的服务。',
  },
  named: {
    drive_broken: {
      en: 'The network drive to {name} doesn’t work.',
      ko: '네트워크 드라이브가 작동하지 않습니다: {name}',
      zh: '连接到 {name} 的网络驱动器无法使用。',
    },
    drive_missing: {
      en: 'The remembered network drive to {name} isn’t connected.',
      ko: '저장된 네트워크 드라이브가 연결되어 있지 않습니다: {name}',
      zh: '已保存的网络驱动器 {name} 没有连接。',
    },
  },
  findings: {
    service_stopped: {
      en: 'The Windows service for network drives isn’t running.',
      ko: '네트워크 드라이브에 필요한 Windows 서비스가 실행되고 있지 않습니다.',
      zh: '网络驱动器所需的 Windows 服务没有运行。',
    },
    drive_broken: {
      en: 'A network drive doesn’t work.',
      ko: '작동하지 않는 네트워크 드라이브가 있습니다.',
      zh: '有网络驱动器无法使用。',
    },
    drive_missing: {
      en: 'A remembered network drive isn’t connected.',
      ko: '저장되어 있지만 연결되지 않은 네트워크 드라이브가 있습니다.',
      zh: '有已保存的网络驱动器没有连接。',
    },
    none: {
      en: 'There is no network drive in this account.',
      ko: '이 계정에는 네트워크 드라이브가 없습니다.',
      zh: '此帐户中没有网络驱动器。',
    },
  },
  advice: {
    drive_broken: {
      en: 'If others can’t open this folder either, the file server is down. Tell IT.',
      ko: '다른 사람도 이 폴더를 열지 못하면 파일 서버가 응답하지 않는 것이므로 IT 담당자에게 알려 주세요.',
      zh: '如果其他人也打不开此文件夹，说明文件服务器没有响应，请告知 IT 人员。',
    },
  },
  fields: {
    drives: { en: 'drives', ko: '드라이브', zh: '驱动器' },
    remembered: { en: 'remembered drives', ko: '기억된 드라이브', zh: '已记住的驱动器' },
    companyNetwork: { en: 'in the company network', ko: '회사 네트워크 연결', zh: '在公司网络中' },
    workstation: { en: 'service for shared folders', ko: '공유 폴더 서비스', zh: '共享文件夹服务' },
  },
  picture: {
    service: { en: 'Service for shared folders', ko: '공유 폴더 서비스', zh: '共享文件夹服务' },
  },
  arguments: {},
  utterances: {
    en: [
      'my z drive is gone',
      'shared folder not accessible',
      'red x on the network drive',
      'could not reconnect all network drives',
      'windows cannot access the file server',
      'team folder disappeared',
    ],
    ko: [
      '공유 폴더가 안 열려요',
      '네트워크 드라이브가 사라졌어요',
      'Z드라이브에 빨간 X가 떠요',
      '모든 네트워크 드라이브를 다시 연결할 수 없대요',
      '파일 서버에 접근이 안 돼요',
      '팀 폴더가 없어졌어요',
    ],
    zh: [
      '共享文件夹打不开',
      '网络盘不见了',
      'z盘打红叉',
      '无法重新连接所有网络驱动器',
      '访问不了文件服务器',
      '部门共享盘没了',
    ],
  },
})
