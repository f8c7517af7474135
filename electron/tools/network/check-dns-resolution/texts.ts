import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Name lookup (DNS)', ko: '이름 확인(DNS)', zh: 'DNS 名称解析' },
  values: {
    notAsked: {
      no_own_name: {
        en: 'no name of your own network is known',
        ko: '내부 네트워크의 이름을 알 수 없음',
        zh: '不知道内部网络中的名称',
      },
      no_server: { en: 'no name server is set', ko: 'DNS 서버가 설정되지 않음', zh: '未设置 DNS 服务器' },
      server_outside: {
        en: 'the name server is on the internet, which this network mode doesn’t allow',
        ko: 'DNS 서버가 인터넷에 있어 현재 네트워크 모드에서 허용되지 않음',
        zh: 'DNS 服务器位于互联网，当前网络模式不允许访问',
      },
    },
  },
  purpose: {
    en: 'Looks up one name as programs do, and at each name server by itself.',
    ko: '이름 하나를 프로그램과 같은 방법으로, 그리고 DNS 서버마다 따로 조회합니다.',
    zh: '按程序的方式解析一个名称，并逐个询问每台 DNS 服务器。',
  },
  findings: {
    cache_stale: {
      en: 'This PC still remembers that a name doesn’t exist, although the name server knows it.',
      ko: 'DNS 서버는 아는 이름인데, 이 PC는 없는 이름으로 기억하고 있습니다.',
      zh: 'DNS 服务器能找到这个名称，但这台电脑仍记着它不存在。',
    },
    first_server_silent: {
      en: 'The first name server gives no answer, another one does. Every new name has to wait for it.',
      ko: '첫 번째 DNS 서버가 응답하지 않아 다른 서버가 대신 응답합니다. 새 이름을 찾을 때마다 기다리게 됩니다.',
      zh: '第一台 DNS 服务器没有应答，由另一台代为应答。每次解析新名称都要等待。',
    },
    name_unknown: {
      en: 'The name server answers, but it doesn’t know this name. Check the spelling or the VPN.',
      ko: 'DNS 서버는 응답하지만 이 이름을 알지 못합니다. 철자나 VPN 연결을 확인해야 합니다.',
      zh: 'DNS 服务器有响应，但找不到这个名称。请检查拼写或 VPN。',
    },
    server_silent: {
      en: 'Websites can’t be found by name: the name server (DNS) gives no usable answer.',
      ko: '웹 사이트 이름으로 주소를 찾지 못합니다. DNS 서버가 제대로 응답하지 않습니다.',
      zh: '无法通过名称找到网站：DNS 服务器没有给出可用的应答。',
    },
    no_address: {
      en: 'The name exists but has no address.',
      ko: '이름은 있지만 연결된 주소가 없습니다.',
      zh: '该名称存在，但没有对应的地址。',
    },
    slow: { en: 'Looking up names is slow.', ko: '이름 확인(DNS)이 느립니다.', zh: '名称解析速度很慢。' },
  },
  named: {
    cache_stale: {
      en: 'This PC still remembers that “{name}” doesn’t exist, although the name server knows it.',
      ko: 'DNS 서버는 “{name}”을(를) 아는데, 이 PC는 없는 이름으로 기억하고 있습니다.',
      zh: 'DNS 服务器能找到“{name}”，但这台电脑仍记着它不存在。',
    },
    first_server_silent: {
      en: 'The name server {name} gives no answer, another one does. Every new name has to wait for it.',
      ko: '응답하지 않는 DNS 서버가 있어 다른 서버가 대신 응답합니다: {name}. 새 이름을 찾을 때마다 기다리게 됩니다.',
      zh: 'DNS 服务器 {name} 没有应答，由另一台代为应答。每次解析新名称都要等待。',
    },
    name_unknown: {
      en: 'The name server answers, but it doesn’t know the name “{name}”. Check the spelling or the VPN.',
      ko: 'DNS 서버는 응답하지만 다음 이름을 알지 못합니다: {name}. 철자나 VPN 연결을 확인해야 합니다.',
      zh: 'DNS 服务器有响应，但找不到名称“{name}”。请检查拼写或 VPN。',
    },
    no_address: {
      en: 'The name “{name}” exists but has no address.',
      ko: '이름은 있지만 연결된 주소가 없습니다: {name}',
      zh: '名称“{name}”存在，但没有对应的地址。',
    },
  },
  advice: {
    first_server_silent: {
      en: 'Tell IT, or the person who set up this network, which name server is silent. If it was entered by hand, take it out of the network settings.',
      ko: '어느 DNS 서버가 응답하지 않는지 IT 담당자나 네트워크를 설정한 사람에게 알려 주세요. 직접 입력한 서버라면 네트워크 설정에서 지우세요.',
      zh: '请告知 IT 人员或网络的设置者哪台 DNS 服务器没有应答。如果是手动填写的，请在网络设置中将其删除。',
    },
    slow: {
      en: 'Restart the router. If it stays slow, contact your internet provider or IT.',
      ko: '공유기를 다시 시작하세요. 계속 느리면 인터넷 서비스 제공업체나 IT 담당자에게 알려 주세요.',
      zh: '请重启路由器。如果仍然很慢，请告知网络运营商或 IT 人员。',
    },
  },
  fields: {
    answers: { en: 'answers', ko: '응답', zh: '应答' },
    ms: { en: 'time', ko: '걸린 시간', zh: '用时' },
    ok: { en: 'worked', ko: '성공', zh: '成功' },
    notAsked: { en: 'why nothing was asked', ko: '조회하지 않은 이유', zh: '未询问的原因' },
    place: { en: 'place in the order', ko: '순서', zh: '顺序' },
    answered: { en: 'answered', ko: '응답함', zh: '已应答' },
    servers: { en: 'name servers', ko: 'DNS 서버', zh: 'DNS 服务器' },
    staleNames: { en: 'wrongly remembered as missing', ko: '없다고 잘못 기억한 이름', zh: '被误记为不存在的名称' },
    ttl: { en: 'valid for', ko: '유효 시간', zh: '有效时间' },
    type: { en: 'kind', ko: '종류', zh: '类型' },
  },
  picture: {
    answer: { en: 'Looking up a name', ko: '이름 찾기', zh: '名称解析' },
    stale: { en: 'Old address', ko: '예전 주소', zh: '旧地址' },
  },
  arguments: {
    name: {
      en: 'Name to look up. If empty, one that this PC asks for anyway',
      ko: '조회할 이름(비워 두면 평소에도 조회하는 이름)',
      zh: '要解析的名称；留空表示平时也会询问的名称',
    },
    server: {
      en: 'Address of a name server. If empty, those of this PC',
      ko: 'DNS 서버 주소(비워 두면 현재 사용 중인 서버)',
      zh: 'DNS 服务器地址；留空表示使用电脑当前设置的 DNS 服务器',
    },
  },
  utterances: {
    en: [
      "this site can't be reached dns_probe_finished",
      'server ip address could not be found',
      'only one website does not open',
      'dns not responding',
      'name resolution fails',
      'intranet address not found but internet works',
    ],
    ko: [
      'DNS 서버가 응답하지 않는대요',
      '특정 사이트만 안 열려요',
      '서버 IP 주소를 찾을 수 없대요',
      'DNS_PROBE 오류가 나요',
      '도메인이 안 풀려요',
      '사내 사이트만 주소를 못 찾아요',
    ],
    zh: [
      'dns服务器没响应',
      '只有一个网站打不开',
      '找不到服务器的ip地址',
      'dns_probe_finished报错',
      '域名解析不了',
      '内网地址找不到外网正常',
    ],
  },
})
