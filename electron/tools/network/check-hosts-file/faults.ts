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
])
