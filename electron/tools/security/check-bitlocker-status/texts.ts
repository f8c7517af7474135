import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Drive encryption', ko: '드라이브 암호화', zh: '驱动器加密' },
  purpose: {
    en: 'BitLocker state of each fixed drive. Keys are never read.',
    ko: '고정 드라이브별 BitLocker 상태를 확인합니다. 키는 어떤 경우에도 읽지 않습니다.',
    zh: '查看每个固定驱动器的 BitLocker 状态。绝不读取密钥。',
  },
  named: {
    suspended: {
      en: 'Drive {name} is encrypted, but its protection is suspended.',
      ko: '암호화는 켜져 있지만 보호가 일시 중단된 드라이브가 있습니다: {name}',
      zh: '驱动器 {name} 已加密，但其保护已暂停。',
    },
    locked: {
      en: 'Drive {name} is locked; the recovery key is needed.',
      ko: '잠겨 있어 복구 키가 필요한 드라이브가 있습니다: {name}',
      zh: '驱动器 {name} 已锁定；需要恢复密钥。',
    },
  },
  findings: {
    suspended: {
      en: 'Encryption is on but its protection is suspended.',
      ko: '암호화는 켜져 있지만 보호가 일시 중단되어 있습니다.',
      zh: '加密已打开，但其保护已暂停。',
    },
    locked: {
      en: 'A drive is locked; the recovery key is needed.',
      ko: '드라이브가 잠겨 있어 복구 키가 필요합니다.',
      zh: '有驱动器已锁定；需要恢复密钥。',
    },
    encrypting: { en: 'Encryption is still running.', ko: '암호화 작업이 아직 진행 중입니다.', zh: '加密仍在进行。' },
    not_encrypted: {
      en: 'A drive isn’t encrypted.',
      ko: '암호화되지 않은 드라이브가 있습니다.',
      zh: '有驱动器未加密。',
    },
  },
  advice: {
    suspended: {
      en: 'Control Panel > BitLocker: Resume protection.',
      ko: '제어판 > BitLocker에서 보호를 다시 시작하세요.',
      zh: '请在“控制面板”> BitLocker 中恢复保护。',
    },
    locked: {
      en: 'Open the drive and enter the password or recovery key; IT or your Microsoft account has the key.',
      ko: '드라이브를 열고 암호나 복구 키를 입력하세요. 키는 IT 담당자나 Microsoft 계정에 있습니다.',
      zh: '请打开该驱动器并输入密码或恢复密钥；IT 人员或您的 Microsoft 帐户中有密钥。',
    },
  },
  fields: {
    encryptedPct: { en: 'encrypted', ko: '암호화된 비율', zh: '已加密比例' },
    protection: { en: 'protection', ko: '보호', zh: '保护' },
    protectors: { en: 'ways to unlock', ko: '잠금 해제 방법', zh: '解锁方式' },
    shellCode: { en: 'state of the encryption', ko: '암호화 상태', zh: '加密状态' },
    volume: { en: 'kind of drive', ko: '드라이브 종류', zh: '卷' },
  },
  picture: {
    locked: { en: 'Locked', ko: '잠김', zh: '已锁定' },
    suspended: { en: 'Protection paused', ko: '보호 일시 중단', zh: '保护已暂停' },
    notEncrypted: { en: 'Not encrypted', ko: '암호화되지 않음', zh: '未加密' },
    protected: { en: 'Encrypted', ko: '암호화됨', zh: '已加密' },
  },
  arguments: {},
  utterances: {
    en: [
      'is my drive encrypted',
      'it asks for a bitlocker recovery key',
      'bitlocker on or off',
      'lost laptop, was it encrypted',
      'blue screen wants a 48 digit key',
    ],
    ko: [
      '비트라커 켜져 있나요',
      '비트라커 복구 키를 입력하라고 나와요',
      '디스크 암호화되어 있는지 봐 주세요',
      '48자리 키를 요구해요',
      '노트북 잃어버렸는데 암호화돼 있었나요',
    ],
    zh: ['硬盘加密了没有', '开机要bitlocker恢复密钥', 'bitlocker开着吗', '蓝屏要48位密钥', '笔记本丢了有没有加密'],
  },
})
