import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Refresh company policies', ko: '회사 정책 새로 고침', zh: '刷新公司策略' },
  values: {
    target: {
      user: { en: 'My settings', ko: '내 설정', zh: '我的设置' },
      computer: { en: 'Settings of this PC', ko: '이 PC의 설정', zh: '这台电脑的设置' },
    },
  },
  purpose: { en: 'Loads the company policies again.', ko: '회사 정책을 다시 불러옵니다.', zh: '重新加载公司策略。' },
  notice: {
    what: {
      en: 'Windows loads the company settings again.',
      ko: 'Windows에서 회사 설정을 다시 불러옵니다.',
      zh: 'Windows 会重新加载公司设置。',
    },
    why: {
      en: 'New settings haven’t arrived.',
      ko: '새 설정이 아직 적용되지 않았습니다.',
      zh: '新设置尚未下发到这台电脑。',
    },
    whatYouLose: {
      en: 'Settings that you changed yourself may be set back to what the company wants.',
      ko: '직접 변경한 설정이 회사에서 정한 값으로 되돌아갈 수 있습니다.',
      zh: '您自己更改的设置可能会恢复为公司要求的设置。',
    },
    duration: { en: 'Up to 2 minutes.', ko: '최대 2분 걸립니다.', zh: '最长 2 分钟。' },
    undo: { en: 'This can’t be undone.', ko: '되돌릴 수 없습니다.', zh: '无法撤销。' },
  },
  findings: {
    failed: { en: 'The policies couldn’t be loaded.', ko: '정책을 불러오지 못했습니다.', zh: '无法加载策略。' },
  },
  arguments: {
    target: {
      en: 'Which settings',
      ko: '어떤 설정',
      zh: '哪些设置',
    },
  },
  requests: {
    en: ['(refresh|update|pull|apply) (my |the )?(group|company) polic(y|ies)', 'gpupdate( ?/force)?'],
    ko: ['(그룹|회사) ?정책(을|를)? ?(새로 ?고치|새로 ?고침|업데이트|갱신|다시 ?적용)'],
    zh: ['(刷新|更新)(组|公司)?策略', '(把)?(组|公司)策略(刷新|更新)'],
  },
  utterances: {
    en: [
      'gpupdate please',
      'refresh group policy',
      'pull the new company settings',
      'update policy now',
      'apply the gpo again',
    ],
    ko: [
      'gpupdate 해 주세요',
      '그룹 정책 새로 고침해 줘요',
      '회사 정책 다시 받아 주세요',
      '정책 업데이트 부탁해요',
      'GPO 다시 적용해 주세요',
    ],
    zh: ['gpupdate一下', '刷新组策略', '重新拉一下公司策略', '策略更新', '让gpo重新生效'],
  },
})
