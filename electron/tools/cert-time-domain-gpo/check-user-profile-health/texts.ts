import { defineTexts } from '../../define-tool.ts'

export const texts = defineTexts({
  title: { en: 'User profile', ko: '사용자 프로필', zh: '用户配置文件' },
  purpose: {
    en: 'Temporary profile, broken profile entries and profile errors.',
    ko: '임시 프로필, 손상된 프로필 항목, 프로필 오류를 확인합니다.',
    zh: '检查临时配置文件、损坏的配置文件条目和配置文件错误。',
  },
  findings: {
    temporary_profile: {
      en: 'You are working in a temporary profile: everything saved here is lost when you sign out.',
      ko: '임시 프로필로 작업 중입니다. 로그아웃하면 여기에 저장한 내용이 모두 사라집니다.',
      zh: '您正在使用临时配置文件：在此保存的所有内容都会在注销时丢失。',
    },
    broken_entry: {
      en: 'A profile entry was set aside by Windows; the next sign-in may use a temporary profile.',
      ko: 'Windows에서 프로필 항목 하나를 따로 보관했습니다. 다음에 로그인할 때 임시 프로필이 사용될 수 있습니다.',
      zh: 'Windows 搁置了一个配置文件条目；下次登录可能会使用临时配置文件。',
    },
    load_errors: {
      en: 'Windows had trouble loading a profile in the last 30 days.',
      ko: '최근 30일 동안 Windows에서 프로필을 불러오는 데 문제가 있었습니다.',
      zh: '最近 30 天内，Windows 在加载配置文件时遇到过问题。',
    },
  },
  arguments: {},
  symptoms: {
    en: [
      'my desktop is empty and looks brand new',
      'signed in with a temporary profile',
      'all my settings are gone',
      'user profile cannot be loaded',
      'windows forgot everything about me',
    ],
    ko: [
      '바탕화면이 초기화됐어요',
      '임시 프로필로 로그인됐대요',
      '설정이 전부 사라졌어요',
      '사용자 프로필을 로드할 수 없대요',
      '로그인했더니 새 컴퓨터 같아요',
    ],
    zh: [
      '桌面变成空的像新电脑',
      '提示用临时配置文件登录',
      '我的设置全没了',
      '无法加载用户配置文件',
      '登录后什么都没了',
    ],
  },
})
