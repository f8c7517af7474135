import { defineFaults } from '../../../machines/simulated/fault.ts'
import { ownSubject } from '../../../machines/simulated/parts/certificates.ts'
import { texts } from './texts.ts'

const expiredAt = '2025-11-10T00:00:00.000Z'

export const faults = defineFaults([
  {
    name: 'certificate-expired-auto',
    cause: 'The company certificate expired, its automatic renewal did not run.',
    areas: ['certificates', 'vpn', 'login_domain'],
    writes: ['certificates.own'],
    apply: (pc) => {
      const own = pc.state.certificates.list.find(({ subject }) => subject === ownSubject)
      if (own) Object.assign(own, { notBeforeUtc: '2024-11-10T00:00:00.000Z', notAfterUtc: expiredAt })
    },
    finding: 'expired',
    curedBy: { refresh_group_policy: { target: 'user' } },
    notCuredBy: { sync_time: 'the clock is right', reset_network_stack: 'the connection is fine' },
    undo: 'none',
    complaint: {
      en: 'company Wi-Fi and VPN reject my certificate since the tenth',
      ko: '10일부터 회사 와이파이랑 VPN이 인증서를 거부해요',
      zh: '十号开始公司 WiFi 和 VPN 都不认我的证书',
    },
  },
  {
    name: 'certificate-expired-manual',
    cause: 'A certificate that a partner issued by hand has expired.',
    areas: ['certificates', 'browser'],
    writes: ['certificates.partner'],
    apply: (pc) => {
      pc.state.certificates.list.push({
        subject: ownSubject,
        issuer: 'CN=Partner CA',
        thumbprint: 'C3'.repeat(20),
        hasPrivateKey: true,
        store: 'user',
        notBeforeUtc: '2024-11-10T00:00:00.000Z',
        notAfterUtc: expiredAt,
        autoEnroll: false,
      })
    },
    finding: 'expired',
    curedBy: {},
    notCuredBy: { refresh_group_policy: 'the company does not issue this certificate' },
    advice: texts.advice.expired,
    undo: 'none',
    complaint: {
      en: 'partner portal asks for my certificate and then says it is no longer valid',
      ko: '협력사 포털에서 인증서를 고르면 더 이상 유효하지 않다고 나와요',
      zh: '合作方门户选了证书后说已经失效',
    },
  },
])
