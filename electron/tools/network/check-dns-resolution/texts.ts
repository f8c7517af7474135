import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Name lookup (DNS)', ko: '이름 확인(DNS)', zh: 'DNS 名称解析' },
  purpose: {
    en: 'Looks up one name, against the own or a given server.',
    ko: '이름 하나를 현재 사용 중인 DNS 서버나 지정한 서버에서 조회합니다.',
    zh: '使用电脑当前设置的或指定的 DNS 服务器解析一个名称。',
  },
  findings: {
    name_unknown: {
      en: 'The name server answers, but it does not know this name. Check the spelling or the VPN.',
      ko: 'DNS 서버는 응답하지만 이 이름을 알지 못합니다. 철자나 VPN 연결을 확인해야 합니다.',
      zh: 'DNS 服务器有响应，但找不到这个名称。请检查拼写或 VPN。',
    },
    server_silent: {
      en: 'The name server gave no usable answer.',
      ko: 'DNS 서버에서 사용할 수 있는 응답을 받지 못했습니다.',
      zh: 'DNS 服务器没有给出可用的应答。',
    },
    no_address: {
      en: 'The name exists but has no address.',
      ko: '이름은 있지만 연결된 주소가 없습니다.',
      zh: '该名称存在，但没有对应的地址。',
    },
    slow: { en: 'Looking up names is slow.', ko: '이름 확인(DNS)이 느립니다.', zh: '名称解析速度很慢。' },
  },
  advice: {
    slow: {
      en: 'Restart the router. When it stays slow, tell the provider or IT.',
      ko: '공유기를 다시 시작해 주십시오. 계속 느리면 인터넷 서비스 제공업체나 IT 담당자에게 알려 주십시오.',
      zh: '请重启路由器。如果仍然很慢，请告知网络运营商或 IT 人员。',
    },
  },
  fields: {
    answers: { en: 'answers', ko: '응답', zh: '应答' },
    ms: { en: 'time', ko: '걸린 시간', zh: '用时' },
    ok: { en: 'worked', ko: '성공', zh: '成功' },
    ttl: { en: 'valid for', ko: '유효 시간', zh: '有效时间' },
    type: { en: 'kind', ko: '종류', zh: '类型' },
  },
  arguments: {
    name: { en: 'Name to look up', ko: '조회할 이름', zh: '要解析的名称' },
    server: {
      en: 'Name server address; empty = the own one',
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
