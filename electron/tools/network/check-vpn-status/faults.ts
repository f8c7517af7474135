import { defineFaults } from '../../../machines/simulated/fault.ts'

export const faults = defineFaults([
  {
    name: 'vpn-password-refused',
    cause: 'The password has expired and the VPN gateway refuses it.',
    areas: ['vpn', 'login_domain'],
    writes: ['vpn'],
    apply: (pc) => pc.vpn.setUp({}, [691, 691, 691]),
    finding: 'sign_in_refused',
    curedBy: {},
    notCuredBy: {
      restart_network_adapter: 'the gateway was reached and said no',
      reset_network_stack: 'the gateway was reached and said no',
    },
    advice: {
      en: 'Change your password (it may have expired) and enter it again; after that ask IT about your VPN rights.',
      ko: '암호가 만료되었을 수 있으니 암호를 바꾼 뒤 다시 입력하세요. 그래도 안 되면 IT 담당자에게 VPN 권한을 문의하세요.',
      zh: '请更改密码（可能已过期）后重新输入；如果仍然不行，请向 IT 人员询问您的 VPN 权限。',
    },
    undo: 'none',
    complaint: {
      en: 'VPN says the user name or password is not allowed, error 691',
      ko: 'VPN에서 사용자 이름이나 암호가 거부되었다고 691 오류가 떠요',
      zh: 'VPN 提示错误 691，用户名或密码被拒',
    },
  },
  {
    name: 'vpn-blocked-by-network',
    cause: 'The guest network lets no VPN through.',
    areas: ['vpn'],
    writes: ['vpn'],
    apply: (pc) => pc.vpn.setUp({ tunnel: 'L2tp' }, [809]),
    finding: 'line_blocked',
    curedBy: {},
    notCuredBy: {
      flush_dns_cache: 'the name is found, the ports are closed',
      reset_network_stack: 'the PC is fine',
    },
    advice: {
      en: 'Try another network, for example the hotspot of your phone.',
      ko: '휴대폰 핫스팟 등 다른 네트워크로 연결해 보세요.',
      zh: '请换一个网络试试，例如手机热点。',
    },
    undo: 'none',
    complaint: {
      en: 'VPN works at home, at the customer site it just times out',
      ko: '집에서는 되던 VPN이 고객사에서는 계속 시간 초과가 나요',
      zh: 'VPN 在家好用，到客户那边就一直超时',
    },
  },
  {
    name: 'vpn-full-tunnel',
    cause: 'The VPN sends all traffic through the company line.',
    areas: ['vpn', 'slow_internet'],
    writes: ['vpn'],
    apply: (pc) => pc.vpn.setUp({ status: 'Connected', splitTunneling: false }, []),
    finding: 'full_tunnel',
    curedBy: {},
    notCuredBy: { flush_dns_cache: 'names are found' },
    advice: {
      en: 'Disconnect the VPN when you don’t need it; only IT can change its routing.',
      ko: 'VPN이 필요하지 않을 때는 연결을 끊으세요. 경로 설정은 IT 담당자만 바꿀 수 있습니다.',
      zh: '不需要时请断开 VPN；其路由只能由 IT 人员更改。',
    },
    undo: 'none',
    complaint: {
      en: 'downloads crawl as long as I am signed in to work',
      ko: '회사에 접속해 있는 동안에는 다운로드가 기어가요',
      zh: '只要连着公司网，下载就慢得像蜗牛',
    },
  },
])
