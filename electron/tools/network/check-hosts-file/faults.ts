import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'hosts-blocks-sites',
    cause: 'A "tweak" wrote Microsoft addresses into the hosts file.',
    areas: ['hosts_file', 'windows_update', 'browser'],
    writes: ['hostsFile.lines'],
    apply: (pc) => {
      pc.state.hostsFile.lines.push('0.0.0.0 update.microsoft.com', '0.0.0.0 login.microsoftonline.com')
    },
    finding: 'redirects_known_sites',
    curedBy: { restore_hosts_file: { names: ['update.microsoft.com', 'login.microsoftonline.com'] } },
    notCuredBy: {
      flush_dns_cache: 'the file is read again at once',
      reset_windows_update: 'the server is blocked by the file',
    },
    undo: 'restores',
    complaint: {
      en: 'cannot sign in to Office and updates never download after I ran some privacy script',
      ko: '개인정보 보호 스크립트를 돌린 뒤로 오피스 로그인도 업데이트도 안 돼요',
      zh: '跑了个什么隐私脚本之后，Office 登录不了，更新也下不了',
    },
  },
  {
    name: 'hosts-many-entries',
    cause: 'An ad list of 9000 lines in the hosts file slows every look-up and blocks sites.',
    areas: ['hosts_file', 'slow_internet', 'browser'],
    writes: ['hostsFile.lines'],
    apply: (pc) => {
      pc.state.hostsFile.lines.push(...Array.from({ length: 2_000 }, (_, index) => `0.0.0.0 ads${index}.example`))
    },
    finding: 'many_entries',
    curedBy: { restore_hosts_file: {} },
    notCuredBy: { flush_dns_cache: 'the entries are loaded again at once' },
    undo: 'restores',
    complaint: {
      en: 'some shops show an empty page only on my computer',
      ko: '몇몇 쇼핑몰이 제 컴퓨터에서만 빈 화면으로 나옵니다',
      zh: '有几个购物网站就我电脑上打开是空白',
    },
  },
  {
    name: 'hosts-file-moved',
    cause: 'A harmful program pointed Windows to another hosts file.',
    areas: ['hosts_file', 'defender'],
    writes: ['hostsFile.defaultPlace'],
    apply: (pc) => {
      pc.state.hostsFile.defaultPlace = false
    },
    finding: 'moved',
    curedBy: {},
    notCuredBy: { restore_hosts_file: 'cleans lines of a file, not the setting of its place' },
    advice: {
      en: 'Disconnect the PC from the network and tell IT: somebody changed this place on purpose and it has to be set back by hand.',
      ko: 'PC의 네트워크 연결을 끊고 IT 담당자에게 알려 주세요. 누군가 일부러 위치를 바꾼 것이므로 직접 되돌려야 합니다.',
      zh: '请断开电脑的网络连接并告知 IT 人员：该位置是被有意更改的，需要手动改回。',
    },
    undo: 'none',
    complaint: {
      en: "my bank's page looks slightly wrong, only on this PC",
      ko: '은행 홈페이지가 이 PC에서만 좀 이상하게 보여요',
      zh: '网银页面只在这台电脑上看着怪怪的',
    },
  },
])
