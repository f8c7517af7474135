import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import type { GuardedClientDeps } from '../../electron/executors/http/client/client-types.ts'
import { fetchText } from './fetch-text.ts'
import { ok } from '../../electron/kernel/result.ts'
import { makeCertificates, type TestCertificates } from './certificates.ts'
import { createTestNetwork, type TestNetwork } from './loopback.ts'

let certificates: TestCertificates
let others: TestCertificates
beforeAll(() => {
  certificates = makeCertificates(['a.example.com', 'b.example.com'])
  others = makeCertificates(['other.example.com'])
})

const opened: TestNetwork[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(opened.splice(0).map((network) => network.close()))
})
const network = (more: Partial<GuardedClientDeps> = {}): TestNetwork => {
  const made = createTestNetwork(more)
  opened.push(made)
  return made
}

const codeOf = async (net: TestNetwork, url: string) => {
  const fetched = await fetchText(net.client, net.request(url))
  if (fetched.ok) return `${String(fetched.value.status)} ${fetched.value.text}`
  return `${fetched.error.code} ${String(fetched.error.data['reason'])}`
}

describe('TLS', () => {
  const roots = () => ({ extraCertificates: () => Promise.resolve(ok([certificates.ca])) })

  test('a root from a file is trusted, the name stays in the request', async () => {
    const net = network(roots())
    const port = await net.serve((request, response) => void response.end(request.headers.host), certificates)
    expect(await codeOf(net, `https://a.example.com.:${port}/`)).toBe(`200 a.example.com:${port}`)
  })

  test.each([
    ['unknown_issuer', {}, { shown: () => certificates, host: 'a.example.com' }],
    ['wrong_host', roots(), { shown: () => certificates, host: 'c.example.com' }],
    ['unknown_issuer', roots(), { shown: () => others, host: 'other.example.com' }],
  ] as const)('%s', async (reason, more, { shown, host }) => {
    const net = network(more)
    let requests = 0
    const port = await net.serve(() => void (requests += 1), shown())
    expect(await codeOf(net, `https://${host}:${port}/`)).toBe(`certificate_refused ${reason}`)
    expect(requests).toBe(0)
  })

  test('no variable of the environment lets a refused certificate through', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const net = network()
    const port = await net.serve((_, response) => void response.end('in'), certificates)
    expect(await codeOf(net, `https://a.example.com:${port}/`)).toBe('certificate_refused unknown_issuer')
  })

  test('a refusal names who showed the certificate and who issued it', async () => {
    const net = network()
    const port = await net.serve(() => undefined, certificates)
    const fetched = await fetchText(net.client, net.request(`https://a.example.com:${port}/`))
    const data = { host: 'a.example.com', reason: 'unknown_issuer', subject: 'test', issuer: 'Test Root', named: true }
    expect(fetched).toMatchObject({ ok: false, error: { code: 'certificate_refused', data } })
  })

  test('roots that are taken away count for the next request, on a connection that stands as well', async () => {
    let trusted = [others.ca, certificates.ca]
    const net = network({ extraCertificates: () => Promise.resolve(ok([...trusted])) })
    const port = await net.serve((_, response) => void response.end('in'), certificates)
    const url = `https://a.example.com:${port}/`
    expect(await codeOf(net, url)).toBe('200 in')
    trusted = [others.ca]
    expect(await codeOf(net, url)).toBe('certificate_refused unknown_issuer')
  })

  test('a certificate of the system that cannot be read takes nothing from the others', async () => {
    const damaged = certificates.ca.replace(/[A-Za-z0-9+/]{20}/, 'A'.repeat(20))
    const net = network({ extraCertificates: () => Promise.resolve(ok([damaged, certificates.ca])) })
    const port = await net.serve((_, response) => void response.end('in'), certificates)
    expect(await codeOf(net, `https://a.example.com:${port}/`)).toBe('200 in')
  })

  test('from https to http is refused, bytes are counted as they leave', async () => {
    const net = network(roots())
    const port = await net.serve(
      (_, response) => void response.writeHead(302, { location: 'http://a.example.com/' }).end(),
      certificates,
    )
    expect(await codeOf(net, `https://a.example.com:${port}/`)).toBe('url_refused redirect_downgrade')
    expect(net.sent.total()).toBeGreaterThan(300)
    expect(net.sent.byTool()).toEqual({ test_tool: net.sent.total() })
  })
})
