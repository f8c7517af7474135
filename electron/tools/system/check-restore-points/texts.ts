import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Restore points', ko: '복원 지점', zh: '还原点' },
  purpose: {
    en: 'Is System Protection on and which restore points exist.',
    ko: '시스템 보호가 켜져 있는지, 어떤 복원 지점이 있는지 확인합니다.',
    zh: '检查系统保护是否打开以及有哪些还原点。',
  },
  findings: {
    protection_off: {
      en: 'System Protection is off, so no restore point can be made.',
      ko: '시스템 보호가 꺼져 있어 복원 지점을 만들 수 없습니다.',
      zh: '系统保护已关闭，因此无法创建还原点。',
    },
    blocked_by_policy: {
      en: 'A company policy turns System Restore off.',
      ko: '회사 정책에 따라 시스템 복원이 꺼져 있습니다.',
      zh: '公司策略关闭了系统还原。',
    },
    no_points: {
      en: 'There is no restore point on this PC.',
      ko: '이 PC에 복원 지점이 없습니다.',
      zh: '这台电脑上没有还原点。',
    },
  },
  advice: {
    protection_off: {
      en: 'Turn protection on for the Windows drive under System Protection, or ask IT to do it.',
      ko: '시스템 보호에서 Windows 드라이브의 보호를 켜거나 IT 담당자에게 요청하세요.',
      zh: '请在“系统保护”中为系统盘启用保护，或请 IT 人员启用。',
    },
  },
  fields: {
    createdDmtf: { en: 'made', ko: '만든 시각', zh: '创建时间' },
    disabledByPolicy: { en: 'switched off by the organization', ko: '조직에서 사용 중지', zh: '被组织禁用' },
    newestSequence: { en: 'newest restore point', ko: '최신 복원 지점', zh: '最新还原点' },
    points: { en: 'restore points', ko: '복원 지점', zh: '还原点' },
    protectionOn: { en: 'protection on', ko: '보호 켜짐', zh: '保护已开启' },
  },
  picture: {
    protection: { en: 'System protection', ko: '시스템 보호', zh: '系统保护' },
    points: { en: 'Restore points', ko: '복원 지점', zh: '还原点' },
    none: { en: 'None', ko: '없음', zh: '没有' },
    there: { en: 'Available', ko: '있음', zh: '有' },
  },
  arguments: {},
  utterances: {
    en: [
      'do i have a restore point',
      'can i roll back to last week',
      'is system restore turned on',
      'go back to how it was before the update',
      'show me the restore points',
    ],
    ko: [
      '복원 지점 있나요',
      '지난주 상태로 되돌릴 수 있나요',
      '시스템 복원이 켜져 있는지 봐주세요',
      '업데이트 전으로 돌아가고 싶어요',
      '시스템 보호 설정 확인해 주세요',
    ],
    zh: ['有没有还原点', '能不能回到上周的状态', '系统还原开了没有', '想退回到更新之前', '看看系统保护是不是打开的'],
  },
})
