import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Company policies', ko: '회사 정책', zh: '公司策略' },
  purpose: {
    en: 'Policies applied to the signed-in user, failures and time of the last refresh.',
    ko: '로그인한 사용자에게 적용된 정책, 적용 실패 항목, 마지막 새로 고침 시간을 확인합니다.',
    zh: '查看应用于当前登录用户的策略、失败的策略和上次刷新的时间。',
  },
  named: {
    failed: {
      en: 'The company policy “{name}” couldn’t be applied.',
      ko: '적용하지 못한 회사 정책이 있습니다: {name}',
      zh: '公司策略“{name}”未能应用。',
    },
  },
  findings: {
    failed: {
      en: 'A company policy couldn’t be applied.',
      ko: '적용하지 못한 회사 정책이 있습니다.',
      zh: '有公司策略未能应用。',
    },
    slow_link: {
      en: 'Windows treats the connection as slow and skips some policies.',
      ko: 'Windows에서 연결이 느리다고 판단하여 일부 정책을 건너뜁니다.',
      zh: 'Windows 将此连接视为慢速连接，并跳过了部分策略。',
    },
    none: {
      en: 'No company policies apply to this account.',
      ko: '이 계정에 적용되는 회사 정책이 없습니다.',
      zh: '没有公司策略应用于此帐户。',
    },
  },
  advice: {
    failed: {
      en: 'If a refresh doesn’t help, tell IT which policies fail and that SYSVOL may not be readable from this PC.',
      ko: '새로 고침으로 해결되지 않으면 실패한 정책과 함께 이 PC에서 SYSVOL을 읽지 못할 수 있다고 IT 담당자에게 알려 주세요.',
      zh: '如果刷新无效，请告知 IT 人员哪些策略失败，以及这台电脑可能无法读取 SYSVOL。',
    },
  },
  fields: {
    applied: { en: 'applied rules', ko: '적용된 정책', zh: '已应用的策略' },
    component: { en: 'part', ko: '구성 요소', zh: '组件' },
    denied: { en: 'refused', ko: '거부됨', zh: '被拒绝' },
    noPolicies: { en: 'no rules applied', ko: '적용된 정책 없음', zh: '未应用策略' },
    readUtc: { en: 'read', ko: '읽은 시각', zh: '读取时间' },
    slowLink: { en: 'slow line to the company', ko: '회사 연결 느림', zh: '与公司的连接较慢' },
  },
  picture: {
    failed: { en: 'Failed', ko: '실패', zh: '失败' },
    noneFailed: {
      en: 'All company settings were applied',
      ko: '회사 설정이 모두 적용되었습니다',
      zh: '公司设置已全部应用',
    },
  },
  arguments: {},
  utterances: {
    en: [
      'company policy blocks me',
      'gpo not applied',
      'settings are managed by your organization',
      'the mapped drive policy does not arrive',
      'policy did not update after i moved departments',
    ],
    ko: [
      '조직에서 관리한다고 설정이 막혀 있어요',
      '그룹 정책이 적용이 안 돼요',
      '부서 옮겼는데 정책이 그대로예요',
      '정책 때문에 안 된다고 나와요',
      'GPO 상태 확인해 주세요',
    ],
    zh: ['设置被组织管理改不了', '组策略没生效', '换部门后策略没更新', '公司策略限制了', '看看gpo应用情况'],
  },
})
