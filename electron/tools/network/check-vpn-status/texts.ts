import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'VPN', ko: 'VPN 상태', zh: 'VPN 状态' },
  purpose: {
    en: 'Windows VPN profiles, VPN adapters of other products and recent connection errors.',
    ko: 'Windows VPN 프로필, 다른 제품의 VPN 어댑터, 최근 연결 오류를 확인합니다.',
    zh: '查看 Windows VPN 配置文件、其他产品的 VPN 适配器以及最近的连接错误。',
  },
  findings: {
    sign_in_refused: {
      en: 'The VPN refused the user name, the password or the certificate.',
      ko: 'VPN에서 사용자 이름, 암호 또는 인증서를 거부했습니다.',
      zh: 'VPN 拒绝了用户名、密码或证书。',
    },
    name_not_found: {
      en: 'The name of the VPN server wasn’t found.',
      ko: 'VPN 서버의 이름을 찾지 못했습니다.',
      zh: '找不到 VPN 服务器的名称。',
    },
    line_blocked: {
      en: 'The VPN server couldn’t be reached, or the network here blocks it.',
      ko: 'VPN 서버에 연결할 수 없거나 현재 네트워크에서 연결을 차단하고 있습니다.',
      zh: '无法连接到 VPN 服务器，或此处的网络阻止了连接。',
    },
    not_connected: {
      en: 'A VPN is set up but not connected.',
      ko: 'VPN이 설정되어 있지만 연결되어 있지 않습니다.',
      zh: '已设置 VPN，但未连接。',
    },
    full_tunnel: {
      en: 'While this VPN is connected, all traffic goes through it.',
      ko: '이 VPN에 연결되어 있는 동안에는 모든 통신이 VPN을 거칩니다.',
      zh: '此 VPN 连接期间，所有流量都会经过它。',
    },
    none: {
      en: 'No VPN was found on this PC.',
      ko: '이 PC에서 VPN이 발견되지 않았습니다.',
      zh: '在这台电脑上未找到 VPN。',
    },
  },
  advice: {
    sign_in_refused: {
      en: 'Change your password (it may have expired) and enter it again; after that ask IT about your VPN rights.',
      ko: '암호가 만료되었을 수 있으니 암호를 바꾼 뒤 다시 입력하세요. 그래도 안 되면 IT 담당자에게 VPN 권한을 문의하세요.',
      zh: '请更改密码（可能已过期）后重新输入；如果仍然不行，请向 IT 人员询问您的 VPN 权限。',
    },
    line_blocked: {
      en: 'Try another network, for example the hotspot of your phone.',
      ko: '휴대폰 핫스팟 등 다른 네트워크로 연결해 보세요.',
      zh: '请换一个网络试试，例如手机热点。',
    },
    full_tunnel: {
      en: 'Disconnect the VPN when you don’t need it; only IT can change its routing.',
      ko: 'VPN이 필요하지 않을 때는 연결을 끊으세요. 경로 설정은 IT 담당자만 바꿀 수 있습니다.',
      zh: '不需要时请断开 VPN；其路由只能由 IT 人员更改。',
    },
  },
  fields: {
    splitTunneling: { en: 'only company traffic through the VPN', ko: '회사 통신만 VPN 사용', zh: '仅公司流量走 VPN' },
    tunnel: { en: 'kind of VPN', ko: 'VPN 종류', zh: 'VPN 类型' },
  },
  picture: {
    vpn: { en: 'VPN', ko: 'VPN', zh: 'VPN' },
  },
  arguments: {},
  utterances: {
    en: [
      'vpn will not connect',
      'vpn keeps disconnecting',
      'error 809 when i connect',
      'working from home and cannot reach the company',
      'am i on vpn right now',
      'vpn is connected but nothing loads',
    ],
    ko: [
      'VPN이 안 붙어요',
      'VPN이 자꾸 끊어져요',
      '재택인데 회사망 접속이 안 돼요',
      'VPN 연결했는데 아무것도 안 열려요',
      '809 오류가 나요',
      '지금 VPN 연결된 상태인가요',
    ],
    zh: ['vpn连不上', 'vpn老断', '在家连不了公司内网', 'vpn连上了但什么都打不开', '报809错误', '现在vpn是连着的吗'],
  },
})
