import { defineTexts } from '../../../contract/define-tool.ts'

export const texts = defineTexts({
  title: { en: 'Personal certificates', ko: '개인 인증서', zh: '个人证书' },
  values: {
    store: {
      user: { en: 'your account', ko: '내 계정', zh: '您的帐户' },
      machine: { en: 'this PC', ko: '이 PC', zh: '这台电脑' },
    },
  },
  purpose: {
    en: 'Own certificates that have expired or expire soon.',
    ko: '만료되었거나 곧 만료되는 본인 인증서를 확인합니다.',
    zh: '查看自己的证书中哪些已过期或即将过期。',
  },
  measured: {
    soon: {
      en: 'A certificate expires in {figure}.',
      ko: '곧 만료되는 인증서가 있습니다. 남은 기간: {figure}',
      zh: '有证书将在 {figure}后过期。',
    },
  },
  findings: {
    expired: {
      en: 'A certificate that proves who you are has expired. Wi-Fi, VPN or sign-in can fail.',
      ko: '본인임을 증명하는 인증서가 만료되었습니다. Wi-Fi나 VPN 연결 또는 로그인에 실패할 수 있습니다.',
      zh: '有用于证明您身份的证书已过期。Wi-Fi、VPN 或登录可能会失败。',
    },
    soon: { en: 'A certificate expires soon.', ko: '곧 만료되는 인증서가 있습니다.', zh: '有证书即将过期。' },
    none: { en: 'There are no personal certificates.', ko: '개인 인증서가 없습니다.', zh: '没有个人证书。' },
  },
  advice: {
    expired: {
      en: 'Refreshing the company policies renews only certificates of the company. For any other, ask whoever issued it for a new one.',
      ko: '회사 정책을 새로 고치면 회사 인증서만 갱신됩니다. 다른 인증서는 발급한 곳에 새 인증서를 요청하세요.',
      zh: '刷新公司策略只会续订公司颁发的证书。其他证书请向颁发方申请新证书。',
    },
  },
  fields: {
    expired: { en: 'expired', ko: '만료됨', zh: '已过期' },
    fromTemplate: { en: 'from a company template', ko: '회사 서식에서 발급', zh: '由公司模板签发' },
    hasPrivateKey: { en: 'own key present', ko: '개인 키 있음', zh: '有私钥' },
    issuer: { en: 'issued by', ko: '발급자', zh: '颁发者' },
    listed: { en: 'certificates', ko: '인증서', zh: '证书' },
    notAfterUtc: { en: 'valid until', ko: '만료 시각', zh: '有效期至' },
    notBeforeUtc: { en: 'valid from', ko: '유효 시작', zh: '有效期自' },
    selfSigned: { en: 'self-signed', ko: '자체 서명', zh: '自签名' },
    soon: { en: 'expires soon', ko: '곧 만료', zh: '即将过期' },
    store: { en: 'store', ko: '저장소', zh: '存储' },
    subject: { en: 'issued to', ko: '발급 대상', zh: '颁发给' },
    thumbprint: { en: 'fingerprint', ko: '지문', zh: '指纹' },
    valid: { en: 'valid', ko: '유효', zh: '有效' },
  },
  picture: {
    noneExpire: { en: 'No certificate expires soon', ko: '곧 만료되는 인증서가 없습니다', zh: '没有即将到期的证书' },
  },
  arguments: {
    days: {
      en: 'Also show certificates that expire within this time',
      ko: '이 기간(일) 안에 만료되는 인증서도 표시',
      zh: '同时显示将在此时间内过期的证书',
    },
  },
  utterances: {
    en: [
      'certificate expired warning',
      'vpn says certificate invalid',
      'my certificate runs out soon',
      'smart card sign in fails with a certificate error',
      'wifi asks for a certificate',
    ],
    ko: [
      '인증서가 만료되었대요',
      '공동인증서 말고 회사 인증서가 안 돼요',
      'VPN에서 인증서 오류가 나요',
      '인증서 유효기간 확인해 주세요',
      '와이파이에서 인증서를 선택하래요',
    ],
    zh: ['证书过期了', 'vpn提示证书无效', '我的证书什么时候到期', '登录报证书错误', '连wifi要选证书'],
  },
})
