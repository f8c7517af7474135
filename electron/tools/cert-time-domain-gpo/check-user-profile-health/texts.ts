import { defineTexts } from '../../../contract/define-tool.ts'

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
  advice: {
    temporary_profile: {
      en: 'First copy what you saved since you signed in to a USB stick or a network folder. Then restart the PC. If your own profile isn’t back, IT needs to repair it; your earlier files are still on the disk.',
      ko: '먼저 로그인한 뒤 저장한 내용을 USB 메모리나 네트워크 폴더에 복사하세요. 그런 다음 PC를 다시 시작하세요. 원래 프로필이 나타나지 않으면 IT 담당자가 복구해야 합니다. 이전 파일은 디스크에 그대로 있습니다.',
      zh: '请先把登录后保存的内容复制到 U 盘或网络文件夹，然后重启电脑。如果您自己的配置文件没有恢复，需要由 IT 人员修复；您以前的文件仍在磁盘上。',
    },
    broken_entry: {
      en: 'Ask IT to repair the profile entry before it’s needed. Until then, keep important files in a shared or cloud folder.',
      ko: '문제가 생기기 전에 IT 담당자에게 프로필 항목 복구를 요청하세요. 그때까지 중요한 파일은 공유 폴더나 클라우드 폴더에 보관하세요.',
      zh: '请尽早让 IT 人员修复该配置文件条目；在此之前请将重要文件保存在共享文件夹或云端文件夹中。',
    },
    load_errors: {
      en: 'If it happens again, tell IT when you signed in and what you saw.',
      ko: '다시 발생하면 언제 로그인했고 어떤 화면이 나타났는지 IT 담당자에게 알려 주세요.',
      zh: '如果再次出现，请告知 IT 人员您登录的时间和看到的情况。',
    },
  },
  fields: {
    backupEntries: { en: 'spare profile entries', ko: '백업 프로필 항목', zh: '备份配置项' },
    temporary: { en: 'temporary profile', ko: '임시 프로필', zh: '临时配置文件' },
  },
  picture: {
    profile: { en: 'Your profile', ko: '내 프로필', zh: '您的配置文件' },
    temporary: { en: 'Temporary', ko: '임시', zh: '临时' },
    usual: { en: 'Your own', ko: '정상 프로필', zh: '正常' },
    leftOvers: { en: 'Damaged entries', ko: '손상된 항목', zh: '损坏的条目' },
    damaged: { en: 'Found', ko: '있음', zh: '发现' },
  },
  arguments: {},
  utterances: {
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
