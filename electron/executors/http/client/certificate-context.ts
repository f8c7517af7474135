import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as tls from 'node:tls'

import { fail, ok, type Result } from '../../../kernel/result.ts'

/** Gives the same context for the same certificates: to make one costs more than a request. Null = only the built-in roots. */
export function createCertificateContext(): (certificates: readonly string[]) => tls.SecureContext | null {
  let last: { readonly key: string; readonly context: tls.SecureContext } | null = null
  return (certificates) => {
    if (certificates.length === 0) return null
    const key = certificates.join('\n')
    if (last?.key !== key)
      last = {
        key,
        context: tls.createSecureContext({ ca: [...tls.rootCertificates, ...certificates], minVersion: 'TLSv1.2' }),
      }
    return last.context
  }
}

const oneCertificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** Root certificates of a file in PEM format. Fails with `certificates_unreadable`. */
export async function readCertificates(path: string): Promise<Result<readonly string[]>> {
  try {
    const certificates = (await readFile(path, 'utf8')).match(oneCertificate) ?? []
    if (certificates.length === 0) return fail('certificates_unreadable', { path })
    // Reading one that is damaged throws.
    return ok(certificates.map((certificate) => new X509Certificate(certificate).toString()))
  } catch (error) {
    return fail('certificates_unreadable', { path }, error instanceof Error ? error.message : '')
  }
}

/** Root certificates of the store of the system, where this runtime can read it. */
export function systemCertificates(): readonly string[] {
  const { getCACertificates } = tls as { readonly getCACertificates?: (type: 'system') => readonly string[] }
  return getCACertificates?.('system') ?? []
}
