import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'onedrive-not-running',
    cause: 'OneDrive crashed and its sync state is damaged.',
    areas: ['onedrive', 'file_missing'],
    writes: ['oneDrive.running'],
    apply: (pc) => {
      Object.assign(pc.state.oneDrive, { running: false, stateDamaged: true })
    },
    finding: 'not_running',
    curedBy: { reset_onedrive: {} },
    notCuredBy: { enable_startup_app: 'its start entry is on', restart_system: 'it ends again right after the start' },
    undo: 'none',
    complaint: {
      en: 'the cloud icon by the clock is gone and my colleagues do not see my changes',
      ko: '시계 옆 구름 아이콘이 없어지고 제가 고친 파일이 동료들한테 안 보인대요',
      zh: '时钟旁边的云图标不见了，同事看不到我改的文件',
    },
  },
  {
    name: 'onedrive-folder-moved',
    cause: 'Somebody renamed the OneDrive folder in Explorer.',
    areas: ['onedrive', 'file_missing'],
    writes: ['oneDrive.folderPresent'],
    apply: (pc) => {
      pc.state.oneDrive.folderPresent = false
      pc.files.addFolder('C:\\Users\\test\\OneDrive old', pc.clock.utc())
    },
    finding: 'folder_missing',
    curedBy: { reset_onedrive: {} },
    notCuredBy: { restart_system: 'OneDrive looks for the same missing folder again' },
    undo: 'none',
    complaint: {
      en: 'OneDrive tells me the folder is not in its original place',
      ko: 'OneDrive 폴더가 원래 위치에 없다고 합니다',
      zh: 'OneDrive 说文件夹不在原来的位置',
    },
  },
  {
    name: 'onedrive-signed-out',
    cause: 'The password was changed, OneDrive is signed out.',
    areas: ['onedrive'],
    writes: ['oneDrive'],
    apply: (pc) => {
      pc.state.oneDrive.account = null
    },
    finding: 'not_signed_in',
    curedBy: {},
    notCuredBy: { reset_onedrive: 'asks for the same sign-in and loses the folder choices' },
    advice: {
      en: 'Click the cloud symbol and sign in again.',
      ko: '구름 아이콘을 클릭하고 다시 로그인하세요.',
      zh: '请单击云朵图标，重新登录。',
    },
    undo: 'none',
    complaint: {
      en: 'syncing stopped after I changed my password',
      ko: '비밀번호를 바꾼 뒤로 동기화가 멈췄습니다',
      zh: '改了密码以后就不同步了',
    },
  },
  {
    name: 'onedrive-program-damaged',
    cause: 'The OneDrive program file is damaged.',
    areas: ['onedrive', 'app_crash'],
    writes: ['oneDrive'],
    apply: (pc) => {
      Object.assign(pc.state.oneDrive, { running: false, programDamaged: true })
    },
    finding: 'not_running',
    curedBy: {},
    notCuredBy: {},
    triedFirst: { reset_onedrive: 'the program does not come back' },
    advice: {
      en: 'Install OneDrive again from Microsoft; your files stay.',
      ko: 'Microsoft에서 OneDrive를 받아 다시 설치하세요. 파일은 그대로 남습니다.',
      zh: '请从 Microsoft 重新安装 OneDrive；您的文件会保留。',
    },
    undo: 'none',
    complaint: {
      en: 'OneDrive setup keeps popping up and then stopped working',
      ko: 'OneDrive 설치 창이 자꾸 떴다가 작동이 중지되었다고 합니다',
      zh: '老是跳出 OneDrive 安装窗口，然后又说已停止工作',
    },
  },
])
