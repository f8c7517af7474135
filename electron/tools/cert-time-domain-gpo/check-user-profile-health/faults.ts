import { defineFaults } from '../../../machines/simulated/fault.ts'
import { texts } from './texts.ts'

const minutesPerDay = 24 * 60

export const faults = defineFaults([
  {
    name: 'profile-temporary',
    cause: 'The profile was locked by a scanner during sign-in, so Windows used a temporary one.',
    areas: ['file_missing', 'login_domain', 'permission_denied'],
    writes: ['userProfile'],
    apply: (pc) => pc.userProfile.signedInWithout(pc.clock.utc(-60)),
    finding: 'temporary_profile',
    curedBy: { restart_system: {} },
    // Only they know what they saved since they signed in, and bring it to a safe place first.
    personBrings: true,
    advice: texts.advice.temporary_profile,
    notCuredBy: {
      restart_explorer: 'shows the same temporary desktop',
      reset_onedrive: 'would compare everything against an empty profile',
    },
    undo: 'none',
    complaint: {
      en: 'my desktop is empty and looks like a brand new computer this morning',
      ko: '아침에 켜니 바탕화면이 텅 비고 새 컴퓨터처럼 됐어요',
      zh: '早上开机桌面空空的，像台新电脑一样',
    },
  },
  {
    name: 'profile-entry-broken',
    cause: 'The registry entry of the profile is damaged: Windows has set it aside under a name with .bak.',
    areas: ['file_missing', 'login_domain'],
    writes: ['userProfile'],
    apply: (pc) => {
      pc.state.userProfile.entryDamaged = true
      for (const days of [2, 1, 0]) pc.userProfile.signedInWithout(pc.clock.utc(-60 - days * minutesPerDay))
    },
    finding: 'temporary_profile',
    curedBy: {},
    notCuredBy: { restart_system: 'the damaged entry leads to a temporary profile again' },
    advice: texts.advice.temporary_profile,
    undo: 'none',
    complaint: {
      en: 'third day in a row: you have been signed in with a temporary profile',
      ko: '사흘째 임시 프로필로 로그인되었다는 메시지가 나옵니다',
      zh: '连着三天都提示你已使用临时配置文件登录',
    },
  },
])
