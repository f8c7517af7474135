import { definePart } from './part.ts'

export type CertificateStore = 'user' | 'machine'

export type CertificateState = {
  subject: string
  issuer: string
  thumbprint: string
  hasPrivateKey: boolean
  store: CertificateStore
  notBeforeUtc: string
  notAfterUtc: string
  /** The company renews it when policies are refreshed by hand; the refresh in the background leaves it alone. */
  autoEnroll: boolean
}

export type CertificatesState = { list: CertificateState[] }

const companyAuthority = 'CN=Corp Issuing CA'
export const ownSubject = 'CN=test'

function initialCertificates(): CertificatesState {
  const fromCompany = { issuer: companyAuthority, hasPrivateKey: true, autoEnroll: true }
  return {
    list: [
      {
        ...fromCompany,
        subject: ownSubject,
        thumbprint: 'A1'.repeat(20),
        store: 'user',
        notBeforeUtc: '2025-03-01T00:00:00.000Z',
        notAfterUtc: '2026-03-01T00:00:00.000Z',
      },
      {
        ...fromCompany,
        subject: 'CN=PC-TEST.corp.example',
        thumbprint: 'B2'.repeat(20),
        store: 'machine',
        notBeforeUtc: '2025-06-01T00:00:00.000Z',
        notAfterUtc: '2026-06-01T00:00:00.000Z',
      },
    ],
  }
}

/** Personal certificates of the person and of the PC. */
export type Certificates = {
  /** Replaces what the company issues itself and what has expired or is about to. */
  readonly renew: (store: CertificateStore) => void
}

export type CertificatesDeps = { readonly now: () => number; readonly newThumbprint: () => string }

const msPerDay = 86_400_000
const renewedBeforeMs = 42 * msPerDay
const validMs = 365 * msPerDay

function createCertificates(certificates: CertificatesState, { now, newThumbprint }: CertificatesDeps): Certificates {
  const isDue = ({ notAfterUtc }: CertificateState): boolean => Date.parse(notAfterUtc) - now() < renewedBeforeMs
  return {
    renew: (store) => {
      for (const certificate of certificates.list) {
        if (certificate.store !== store || !certificate.autoEnroll || !isDue(certificate)) continue
        certificate.thumbprint = newThumbprint()
        certificate.notBeforeUtc = new Date(now()).toISOString()
        certificate.notAfterUtc = new Date(now() + validMs).toISOString()
      }
    },
  }
}

export const certificatesPart = definePart({ healthy: initialCertificates, create: createCertificates })
