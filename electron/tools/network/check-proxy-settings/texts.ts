import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Proxy settings', ko: '프록시 설정', zh: '代理设置' },
  purpose: {
    en: 'Proxy of the signed-in user, of Windows services and of environment variables, and whether the proxy answers.',
    ko: '로그인한 사용자, Windows 서비스, 환경 변수의 프록시와 프록시의 응답 여부를 확인합니다.',
    zh: '查看当前登录用户、Windows 服务和环境变量的代理，以及代理是否有响应。',
  },
  named: {
    proxy_dead: {
      en: 'The proxy {name} is set, but it doesn’t answer.',
      ko: '설정된 프록시가 응답하지 않습니다: {name}',
      zh: '已设置代理 {name}，但它没有响应。',
    },
  },
  findings: {
    proxy_dead: {
      en: 'A proxy is set, but it doesn’t answer.',
      ko: '프록시가 설정되어 있지만 응답하지 않습니다.',
      zh: '已设置代理，但它没有响应。',
    },
    local_proxy: {
      en: 'A program on this PC has put itself between the browser and the internet.',
      ko: '이 PC의 프로그램이 브라우저와 인터넷 사이에 끼어 있습니다.',
      zh: '这台电脑上有程序介入了浏览器与互联网之间的连接。',
    },
    proxy_on: { en: 'A proxy was set by hand.', ko: '프록시가 수동으로 설정되어 있습니다.', zh: '已手动设置代理。' },
    company_proxy: {
      en: 'The proxy is set by the company and must stay.',
      ko: '회사에서 설정한 프록시이므로 그대로 두어야 합니다.',
      zh: '代理由公司设置，必须保留。',
    },
    setup_script: {
      en: 'A setup script decides about the proxy.',
      ko: '프록시 사용 여부가 설정 스크립트에 따라 결정됩니다.',
      zh: '代理由设置脚本决定。',
    },
  },
  advice: {
    proxy_dead: {
      en: 'If your company set this proxy: away from the office, connect the VPN; otherwise, contact IT.',
      ko: '회사에서 지정한 프록시라면 회사 밖에서는 VPN에 연결하고, 회사 안에서는 IT 담당자에게 알려 주세요.',
      zh: '如果这是公司设置的代理：不在公司时请连接 VPN，否则请告知 IT 人员。',
    },
  },
  fields: {
    autoDetect: { en: 'found automatically', ko: '자동 검색', zh: '自动检测' },
    bypass: { en: 'addresses without the proxy', ko: '프록시를 쓰지 않는 주소', zh: '不使用代理的地址' },
    envNames: { en: 'proxy variables', ko: '프록시 환경 변수', zh: '代理环境变量' },
    managed: { en: 'set by the organization', ko: '조직에서 설정', zh: '由组织设置' },
    pacUrl: { en: 'set-up script', ko: '설정 스크립트', zh: '设置脚本' },
    proxyReachable: { en: 'proxy answers', ko: '프록시 응답', zh: '代理有应答' },
    proxyServer: { en: 'proxy', ko: '프록시', zh: '代理服务器' },
    servicesUseProxy: { en: 'services use the proxy', ko: '서비스의 프록시 사용', zh: '服务使用代理' },
  },
  picture: {
    proxy: { en: 'Proxy server', ko: '프록시 서버', zh: '代理服务器' },
  },
  compared: {
    proxy: { changed: { en: 'Use of a proxy', ko: '프록시 사용', zh: '使用代理' } },
    server: {
      changed: { en: 'The proxy server was changed', ko: '프록시 서버가 바뀌었습니다', zh: '代理服务器已更改' },
    },
    script: {
      changed: { en: 'The proxy script was changed', ko: '프록시 스크립트가 바뀌었습니다', zh: '代理脚本已更改' },
    },
  },
  arguments: {},
  utterances: {
    en: [
      'unable to connect to the proxy server',
      'err_proxy_connection_failed',
      'browser says check proxy and firewall',
      'someone set a weird proxy on my pc',
      'works on phone hotspot but not on office proxy',
      'what is our proxy address',
    ],
    ko: [
      '프록시 서버에 연결할 수 없대요',
      '프록시 설정이 이상하게 잡혀 있어요',
      'ERR_PROXY_CONNECTION_FAILED 떠요',
      '브라우저에서 프록시 확인하라고 해요',
      '프록시 때문에 인터넷이 막힌 것 같아요',
    ],
    zh: [
      '无法连接代理服务器',
      '代理设置好像被改了',
      '提示检查代理和防火墙',
      '浏览器报err_proxy错误',
      '代理问题上不了网',
      '我们公司代理地址是什么',
    ],
  },
})
