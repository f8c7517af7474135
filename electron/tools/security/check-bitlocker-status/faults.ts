import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'bitlocker-drive-locked',
    cause: 'An encrypted data drive was not unlocked after it was moved.',
    areas: ['bitlocker', 'external_drive', 'permission_denied'],
    writes: ['encryption.D'],
    apply: (pc) => {
      pc.state.encryption['D:'] = { shellCode: 6 }
    },
    finding: 'locked',
    curedBy: {},
    notCuredBy: { run_disk_check: 'a locked drive cannot be read', restart_device: 'asks for the key again' },
    advice: {
      en: 'Open the drive and enter the password or recovery key; IT or your Microsoft account has the key.',
      ko: '드라이브를 열고 암호나 복구 키를 입력하세요. 키는 IT 담당자나 Microsoft 계정에 있습니다.',
      zh: '请打开该驱动器并输入密码或恢复密钥；IT 人员或您的 Microsoft 帐户中有密钥。',
    },
    undo: 'none',
    complaint: {
      en: 'D has a golden padlock and wants a 48 digit key',
      ko: 'D 드라이브에 노란 자물쇠가 있고 48자리 키를 넣으래요',
      zh: 'D 盘挂了把金锁，要我输 48 位密钥',
    },
  },
  {
    name: 'bitlocker-suspended',
    cause: 'BitLocker was suspended for a firmware update and never resumed.',
    areas: ['bitlocker'],
    writes: ['encryption.C'],
    apply: (pc) => {
      pc.state.encryption['C:'] = { shellCode: 5 }
    },
    finding: 'suspended',
    curedBy: {},
    notCuredBy: { restart_system: 'stays suspended when set without a count' },
    advice: {
      en: 'Control Panel > BitLocker: Resume protection.',
      ko: '제어판 > BitLocker에서 보호를 다시 시작하세요.',
      zh: '请在“控制面板”> BitLocker 中恢复保护。',
    },
    undo: 'none',
    complaint: {
      en: 'compliance mail says my laptop is not encrypted, but I know it is',
      ko: '보안팀에서 제 노트북이 암호화되지 않았다는데 분명히 해 뒀거든요',
      zh: '合规邮件说我电脑没加密，可明明加密过',
    },
  },
])
