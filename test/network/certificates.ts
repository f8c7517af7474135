import { generateKeyPairSync } from 'node:crypto'

import forge from 'node-forge'

export type TestCertificates = { readonly ca: string; readonly key: string; readonly cert: string }

const dayMs = 86_400_000

/** A root of the test's own and a certificate for these names; nothing of it is kept. */
export function makeCertificates(names: readonly string[]): TestCertificates {
  const [rootKeys, keys] = [newKeys(), newKeys()]
  const root = unsigned({ serial: '01', subject: 'Test Root', issuer: 'Test Root', keys: rootKeys })
  // By its key a root is known apart from another one of the same name.
  const keyIdentifier = root.generateSubjectKeyIdentifier().getBytes()
  root.setExtensions([{ name: 'basicConstraints', cA: true, critical: true }, { name: 'subjectKeyIdentifier' }])
  root.sign(rootKeys.privateKey, forge.md.sha256.create())
  const certificate = unsigned({ serial: '02', subject: 'test', issuer: 'Test Root', keys })
  certificate.setExtensions([
    { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
    { name: 'authorityKeyIdentifier', keyIdentifier },
  ])
  certificate.sign(rootKeys.privateKey, forge.md.sha256.create())
  return {
    ca: forge.pki.certificateToPem(root),
    key: forge.pki.privateKeyToPem(keys.privateKey),
    cert: forge.pki.certificateToPem(certificate),
  }
}

/** Made by Node, which is a hundred times as fast. */
function newKeys(): forge.pki.rsa.KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { privateKey: forge.pki.privateKeyFromPem(privateKey), publicKey: forge.pki.publicKeyFromPem(publicKey) }
}

type Named = {
  readonly serial: string
  readonly subject: string
  readonly issuer: string
  readonly keys: forge.pki.rsa.KeyPair
}

function unsigned({ serial, subject, issuer, keys }: Named): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate()
  certificate.serialNumber = serial
  certificate.publicKey = keys.publicKey
  certificate.validity.notBefore = new Date(Date.now() - dayMs)
  certificate.validity.notAfter = new Date(Date.now() + dayMs)
  certificate.setSubject([{ name: 'commonName', value: subject }])
  certificate.setIssuer([{ name: 'commonName', value: issuer }])
  return certificate
}
