import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'OneDrive', ko: 'OneDrive 상태', zh: 'OneDrive 状态' },
  purpose: {
    en: 'Client, accounts, folder, moved desktop and policy. The state of single files isn’t available locally.',
    ko: '클라이언트, 계정, 폴더, 바탕 화면 이동 여부, 정책을 확인합니다. 개별 파일의 상태는 이 PC에서 확인할 수 없습니다.',
    zh: '查看客户端、帐户、文件夹、已移入 OneDrive 的桌面和策略。无法在本地获知单个文件的状态。',
  },
  findings: {
    not_running: {
      en: 'OneDrive is set up but not running.',
      ko: 'OneDrive가 설정되어 있지만 실행되고 있지 않습니다.',
      zh: '已设置 OneDrive，但它没有运行。',
    },
    folder_missing: {
      en: 'The OneDrive folder is missing.',
      ko: 'OneDrive 폴더가 없습니다.',
      zh: 'OneDrive 文件夹缺失。',
    },
    not_signed_in: {
      en: 'Nobody is signed in to OneDrive.',
      ko: 'OneDrive에 로그인한 사용자가 없습니다.',
      zh: '没有人登录 OneDrive。',
    },
    blocked: {
      en: 'A company policy turns OneDrive off.',
      ko: '회사 정책에 따라 OneDrive가 꺼져 있습니다.',
      zh: '公司策略关闭了 OneDrive。',
    },
    desktop_moved: {
      en: 'Desktop and documents are kept in OneDrive: free space in the cloud counts too.',
      ko: '바탕 화면과 문서가 OneDrive에 보관되므로 클라우드의 남은 공간도 함께 고려해야 합니다.',
      zh: '桌面和文档保存在 OneDrive 中：云端的可用空间也需要留意。',
    },
  },
  advice: {
    not_running: {
      en: 'Install OneDrive again from Microsoft; your files stay.',
      ko: 'Microsoft에서 OneDrive를 받아 다시 설치하세요. 파일은 그대로 남습니다.',
      zh: '请从 Microsoft 重新安装 OneDrive；您的文件会保留。',
    },
    not_signed_in: {
      en: 'Click the cloud symbol and sign in again.',
      ko: '구름 아이콘을 클릭하고 다시 로그인하세요.',
      zh: '请单击云朵图标，重新登录。',
    },
  },
  fields: {
    accounts: { en: 'accounts', ko: '계정', zh: '帐户' },
    desktopInOneDrive: { en: 'desktop kept in OneDrive', ko: '바탕 화면의 OneDrive 보관', zh: '桌面保存在 OneDrive' },
    email: { en: 'mail address', ko: '메일 주소', zh: '邮件地址' },
    folderExists: { en: 'folder present', ko: '폴더 있음', zh: '文件夹存在' },
    signedIn: { en: 'signed in', ko: '로그인됨', zh: '已登录' },
  },
  picture: {
    program: { en: 'OneDrive', ko: 'OneDrive', zh: 'OneDrive' },
    account: { en: 'Account', ko: '계정', zh: '帐户' },
    signedIn: { en: 'Signed in', ko: '로그인됨', zh: '已登录' },
    signedOut: { en: 'Signed out', ko: '로그아웃됨', zh: '未登录' },
    missing: { en: 'Folder is missing', ko: '폴더 없음', zh: '文件夹缺失' },
  },
  arguments: {},
  utterances: {
    en: [
      'onedrive is not syncing',
      'files stuck with blue arrows',
      'onedrive icon is gone',
      'my desktop files vanished after onedrive',
      'cloud files do not open',
      'onedrive says processing changes forever',
    ],
    ko: [
      '원드라이브 동기화가 안 돼요',
      '파일에 파란 화살표만 돌아요',
      '원드라이브 아이콘이 없어졌어요',
      '바탕화면 파일이 사라졌어요',
      '변경 내용 처리 중에서 안 끝나요',
      '클라우드 파일이 안 열려요',
    ],
    zh: [
      'onedrive不同步',
      '文件一直转蓝圈',
      'onedrive图标没了',
      '桌面文件突然不见了',
      '一直显示正在处理更改',
      '云端文件打不开',
    ],
  },
})
