import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Company sign-in', ko: '회사 로그인', zh: '公司登录' },
  purpose: {
    en: 'How this PC belongs to the company (Active Directory, Entra ID), single sign-on and reach of a domain controller.',
    ko: '이 PC의 회사 소속 방식(Active Directory, Entra ID), Single Sign-On, 도메인 컨트롤러 연결 여부를 확인합니다.',
    zh: '查看这台电脑与公司目录的关系（Active Directory、Entra ID）、单一登录，以及能否连接到域控制器。',
  },
  findings: {
    controller_missing: {
      en: 'Can’t reach your company’s sign-in server.',
      ko: '회사 로그인 서버에 연결할 수 없습니다.',
      zh: '无法连接到公司的登录服务器。',
    },
    no_single_sign_on: {
      en: 'The company sign-in has no valid ticket: lock the PC and unlock it with the password or PIN.',
      ko: '회사 로그인에 유효한 티켓이 없습니다. PC를 잠근 뒤 암호나 PIN으로 잠금을 해제해야 합니다.',
      zh: '公司登录没有有效的票证：请锁定电脑，然后使用密码或 PIN 解锁。',
    },
    device_rejected: {
      en: 'The company directory doesn’t accept this device any more.',
      ko: '회사 디렉터리에서 이 장치를 더 이상 허용하지 않습니다.',
      zh: '公司目录不再接受此设备。',
    },
    not_managed: {
      en: 'This PC doesn’t belong to a company directory.',
      ko: '이 PC는 회사 디렉터리에 속해 있지 않습니다.',
      zh: '这台电脑不属于任何公司目录。',
    },
  },
  advice: {
    controller_missing: {
      en: 'Not in the office? Connect the VPN. In the office, contact IT.',
      ko: '사무실 밖이라면 VPN에 연결하세요. 사무실 안이라면 IT 담당자에게 문의하세요.',
      zh: '不在办公室？请连接 VPN。如果就在办公室，请联系 IT 人员。',
    },
    no_single_sign_on: {
      en: 'Lock the PC and unlock it with the password or PIN. If that doesn’t help, tell IT.',
      ko: 'PC를 잠근 뒤 암호나 PIN으로 잠금을 해제하세요. 그래도 해결되지 않으면 IT 담당자에게 알려 주세요.',
      zh: '请锁定电脑，然后用密码或 PIN 解锁。如果仍无效，请告知 IT 人员。',
    },
    device_rejected: {
      en: 'IT has to register this PC again; you can’t do that yourself.',
      ko: 'IT 담당자가 이 PC를 다시 등록해야 합니다. 직접 해결할 수는 없습니다.',
      zh: '需要由 IT 人员重新注册这台电脑；您自己无法完成。',
    },
  },
  fields: {
    azureAdJoined: { en: 'joined to Microsoft Entra', ko: 'Microsoft Entra 가입', zh: '已加入 Microsoft Entra' },
    companyNetwork: { en: 'in the company network', ko: '회사 네트워크 연결', zh: '在公司网络中' },
    dcName: { en: 'domain controller', ko: '도메인 컨트롤러', zh: '域控制器' },
    dcReachable: { en: 'domain controller answers', ko: '도메인 컨트롤러 응답', zh: '域控制器有应答' },
    deviceAuth: { en: 'device recognized', ko: '장치 인증', zh: '设备验证' },
    logonServer: { en: 'signed in by', ko: '로그인 서버', zh: '登录服务器' },
    netlogon: { en: 'sign-in service', ko: '로그온 서비스', zh: '登录服务' },
    prt: { en: 'sign-in token', ko: '로그인 토큰', zh: '登录令牌' },
    tenant: { en: 'organization', ko: '조직', zh: '组织' },
    workplaceJoined: { en: 'registered with work', ko: '회사 등록', zh: '已注册到组织' },
  },
  picture: {
    domain: { en: 'Company domain', ko: '회사 도메인', zh: '公司域' },
    joined: { en: 'Joined', ko: '가입됨', zh: '已加入' },
    notJoined: { en: 'Not joined', ko: '가입되지 않음', zh: '未加入' },
    controller: { en: 'Domain controller', ko: '도메인 컨트롤러', zh: '域控制器' },
    notNeeded: { en: 'Not needed', ko: '필요하지 않음', zh: '不需要' },
    cloud: { en: 'Company cloud account', ko: '회사 클라우드 계정', zh: '公司云帐户' },
    signIn: { en: 'Sign-in without password', ko: '자동 로그인', zh: '单点登录' },
  },
  arguments: {},
  utterances: {
    en: [
      'trust relationship failed',
      'cannot sign in with my company account',
      'domain not available',
      'it keeps asking for my password',
      'single sign on stopped working',
      'is this pc joined to the domain',
    ],
    ko: [
      '도메인에 연결할 수 없대요',
      '회사 계정으로 로그인이 안 돼요',
      '트러스트 관계 실패라고 나와요',
      '자꾸 비밀번호를 물어봐요',
      '도메인 가입 상태 확인해 주세요',
    ],
    zh: ['提示信任关系失败', '公司账号登不上', '域不可用', '老是让我输密码', '这台电脑加域了吗', '单点登录失效了'],
  },
})
