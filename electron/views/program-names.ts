import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'

/** A program of which people know another name than that of its file; in lower case, without its ending. */
const knownPrograms: Readonly<Record<string, string | LocalizedText>> = {
  acrobat: 'Adobe Acrobat',
  acrord32: 'Adobe Acrobat Reader',
  audiodg: { en: 'Windows Audio', ko: 'Windows 오디오', zh: 'Windows 音频' },
  brave: 'Brave',
  chrome: 'Google Chrome',
  cmd: { en: 'Command Prompt', ko: '명령 프롬프트', zh: '命令提示符' },
  code: 'Visual Studio Code',
  devenv: 'Visual Studio',
  dingtalk: { en: 'DingTalk', ko: 'DingTalk', zh: '钉钉' },
  discord: 'Discord',
  dropbox: 'Dropbox',
  dwm: { en: 'Desktop Window Manager', ko: '데스크톱 창 관리자', zh: '桌面窗口管理器' },
  excel: 'Excel',
  explorer: { en: 'Windows Explorer', ko: 'Windows 탐색기', zh: 'Windows 资源管理器' },
  firefox: 'Firefox',
  googledrivefs: 'Google Drive',
  hwp: { en: 'Hancom Hangul', ko: '한컴오피스 한글', zh: 'Hancom Hangul' },
  iexplore: 'Internet Explorer',
  kakaotalk: { en: 'KakaoTalk', ko: '카카오톡', zh: 'KakaoTalk' },
  lync: 'Skype for Business',
  'ms-teams': 'Microsoft Teams',
  msaccess: 'Access',
  msedge: 'Microsoft Edge',
  msedgewebview2: 'Microsoft Edge WebView2',
  msmpeng: 'Microsoft Defender',
  mspaint: { en: 'Paint', ko: '그림판', zh: '画图' },
  notepad: { en: 'Notepad', ko: '메모장', zh: '记事本' },
  olk: 'Outlook',
  onedrive: 'OneDrive',
  onenote: 'OneNote',
  opera: 'Opera',
  outlook: 'Outlook',
  photoshop: 'Adobe Photoshop',
  powerpnt: 'PowerPoint',
  powershell: 'Windows PowerShell',
  pwsh: 'PowerShell',
  qq: 'QQ',
  searchhost: { en: 'Windows Search', ko: 'Windows 검색', zh: 'Windows 搜索' },
  searchindexer: { en: 'Windows Search', ko: 'Windows 검색', zh: 'Windows 搜索' },
  slack: 'Slack',
  spoolsv: { en: 'Print Spooler', ko: '인쇄 스풀러', zh: '打印后台处理程序' },
  spotify: 'Spotify',
  svchost: { en: 'Service Host', ko: '서비스 호스트', zh: '服务主机' },
  taskmgr: { en: 'Task Manager', ko: '작업 관리자', zh: '任务管理器' },
  teams: 'Microsoft Teams',
  tiworker: { en: 'Windows Update', ko: 'Windows 업데이트', zh: 'Windows 更新' },
  visio: 'Visio',
  wechat: { en: 'WeChat', ko: 'WeChat', zh: '微信' },
  weixin: { en: 'WeChat', ko: 'WeChat', zh: '微信' },
  whale: { en: 'NAVER Whale', ko: '네이버 웨일', zh: 'NAVER Whale' },
  windowsterminal: { en: 'Terminal', ko: '터미널', zh: '终端' },
  winword: 'Word',
  wxwork: { en: 'WeCom', ko: 'WeCom', zh: '企业微信' },
  zoom: 'Zoom',
}

/** The name of a program without the ending of its file, and without the number that a counter of Windows gives to its copies. */
export function withoutEnding(file: string): string {
  return file.replace(/\.exe$/i, '').replace(/(?<=\w)#\d+$/, '')
}

/** What people call the program of this file; one that nobody knows otherwise by its file. */
export function programName(file: string, locale: Locale): string {
  const name = withoutEnding(file)
  const key = name.toLowerCase()
  const known = Object.hasOwn(knownPrograms, key) ? knownPrograms[key] : undefined
  return known === undefined ? name : typeof known === 'string' ? known : known[locale]
}
