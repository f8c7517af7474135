import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type TestCertificates = { readonly ca: string; readonly key: string; readonly cert: string }

/** A root of the test's own and a certificate for these names; nothing of it is kept. */
export async function makeCertificates(names: readonly string[]): Promise<TestCertificates> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificates-'))
  const openssl = (...args: readonly string[]) => run('openssl', [...args], { cwd: folder })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  try {
    await openssl(
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '2',
      '-subj',
      '/CN=Test Root',
    )
    await openssl('req', ...newKey, '-keyout', 'key.pem', '-out', 'request.pem', '-subj', '/CN=test')
    const alternatives = names.map((name) => `DNS:${name}`).join(',')
    await writeFile(path.join(folder, 'names'), `subjectAltName=${alternatives}\n`)
    const root = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial']
    await openssl('x509', '-req', '-in', 'request.pem', ...root, '-out', 'cert.pem', '-days', '2', '-extfile', 'names')
    const [ca, key, cert] = await Promise.all(
      ['ca.pem', 'key.pem', 'cert.pem'].map((file) => readFile(path.join(folder, file), 'utf8')),
    )
    return { ca: ca ?? '', key: key ?? '', cert: cert ?? '' }
  } finally {
    await rm(folder, { recursive: true })
  }
}
