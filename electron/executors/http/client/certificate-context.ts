import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as tls from 'node:tls'

import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { StartTurns } from './start-turns.ts'

/** Roots that are trusted: those that are built in, and more. */
export type TrustedRoots = {
  /** Grows with every change: a connection that was opened under other roots is not used again. */
  readonly version: number
  readonly context: tls.SecureContext
}

const minVersion = 'TLSv1.2'

/** As many as are read in a few milliseconds. */
const certificatesInTurn = 16

/** Gives the same context for the same certificates: to make one costs more than a request. */
export function createTrustedRoots(turn: StartTurns): (certificates: readonly string[]) => Promise<TrustedRoots> {
  let last: { readonly certificates: readonly string[]; readonly roots: Promise<TrustedRoots> } | null = null
  let version = 0
  return (certificates) => {
    if (last === null || !sameList(last.certificates, certificates)) {
      version += 1
      last = { certificates, roots: makeContext(certificates, turn).then(withVersion(version)) }
    }
    return last.roots
  }
}

function withVersion(version: number): (context: tls.SecureContext) => TrustedRoots {
  return (context) => ({ version, context })
}

function sameList(these: readonly string[], those: readonly string[]): boolean {
  return these === those || (these.length === those.length && these.every((text, index) => text === those[index]))
}

async function makeContext(certificates: readonly string[], turn: StartTurns): Promise<tls.SecureContext> {
  const made = tls.createSecureContext({ minVersion })
  const inner = made.context as { addCACert?: (certificate: string) => void }
  // Where it is missing all have to be read in one go, with those that are built in.
  if (inner.addCACert === undefined)
    return tls.createSecureContext({ ca: [...tls.rootCertificates, ...certificates], minVersion })
  for (const [index, certificate] of certificates.entries()) {
    if (index % certificatesInTurn === 0) await turn()
    try {
      inner.addCACert(certificate)
    } catch {
      // A store of the system may hold what cannot be read: it vouches for nothing, and the others still do.
    }
  }
  return made
}

const oneCertificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/**
 * Reads root certificates of a file in PEM format, and takes them apart anew only when the file has changed. Fails with
 * `certificates_unreadable`.
 */
export function createCertificateReader(): (path: string) => Promise<Result<readonly string[]>> {
  let last: { readonly text: string; readonly certificates: readonly string[] } | null = null
  return async (path) => {
    try {
      const text = await readFile(path, 'utf8')
      if (last?.text === text) return ok(last.certificates)
      const found = text.match(oneCertificate) ?? []
      if (found.length === 0) return fail('certificates_unreadable', { path })
      // Reading one that is damaged throws.
      const certificates = found.map((certificate) => new X509Certificate(certificate).toString())
      last = { text, certificates }
      return ok(certificates)
    } catch (error) {
      return fail('certificates_unreadable', { path }, error instanceof Error ? error.message : '')
    }
  }
}

/** Root certificates of the store of the system, where this runtime can read it. */
export function systemCertificates(): readonly string[] {
  const { getCACertificates } = tls as { readonly getCACertificates?: (type: 'system') => readonly string[] }
  return getCACertificates?.('system') ?? []
}
