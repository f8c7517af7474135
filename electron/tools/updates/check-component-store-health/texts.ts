import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Windows image', ko: 'Windows 이미지', zh: 'Windows 映像' },
  purpose: {
    en: 'Tells whether the Windows component store is damaged.',
    ko: 'Windows 구성 요소 저장소가 손상되었는지 확인합니다.',
    zh: '检查 Windows 组件存储是否损坏。',
  },
  findings: {
    repairable: {
      en: 'Parts of Windows are damaged and can be repaired.',
      ko: 'Windows 일부가 손상되었으며 복구할 수 있습니다.',
      zh: 'Windows 的部分组件已损坏，可以修复。',
    },
    not_repairable: {
      en: 'Parts of Windows are damaged beyond repair; an in-place upgrade is needed.',
      ko: 'Windows 일부가 복구할 수 없을 만큼 손상되었습니다. 현재 위치 업그레이드(Windows 덮어쓰기 설치)가 필요합니다.',
      zh: 'Windows 的部分组件已损坏且无法修复；需要进行就地升级。',
    },
    restart_first: { en: 'A restart is needed first.', ko: '먼저 PC를 다시 시작해야 합니다.', zh: '需要先重启。' },
  },
  advice: {
    not_repairable: {
      en: 'Back up your files and have Windows installed over itself (repair installation) by IT.',
      ko: '파일을 백업해 두고 IT 담당자에게 Windows를 덮어쓰는 복구 설치를 요청하세요.',
      zh: '请备份您的文件，并请 IT 人员对 Windows 进行覆盖式修复安装。',
    },
  },
  picture: {
    files: { en: 'Windows system files', ko: 'Windows 시스템 파일', zh: 'Windows 系统文件' },
    repairable: { en: 'Damaged, can be repaired', ko: '손상됨, 복구 가능', zh: '已损坏，可以修复' },
    damaged: { en: 'Damaged', ko: '손상됨', zh: '已损坏' },
  },
  arguments: {},
  utterances: {
    en: [
      'is my windows installation corrupted',
      'dism checkhealth',
      'system files might be damaged',
      'windows components broken',
      'features cannot be turned on',
    ],
    ko: [
      '윈도우 파일이 손상된 것 같아요',
      '시스템 손상 여부 확인해 주세요',
      'dism으로 상태 봐 주세요',
      '윈도우 구성 요소가 깨졌나 봐요',
      '기능 켜기가 안 돼요',
    ],
    zh: ['系统文件是不是坏了', 'windows组件损坏检查', 'dism检查一下健康', '系统是不是缺文件', '功能启用不了'],
  },
})
