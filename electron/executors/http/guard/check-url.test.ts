import { BlockList, isIP } from 'node:net'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import { checkAnswers, checkConnected } from './check-answers.ts'
import { checkUrl } from './check-url.ts'
import { openGuardRules } from '../../../../test/fakes/guard-rules.ts'

const codeOf = (url: string, rules: GuardRules = openGuardRules): string => {
  const answer = checkUrl(url, rules)
  return answer.verdict === 'allow' ? 'passed' : `${String(answer.step)} ${answer.code}`
}

test.each([
  ['https://example.com/a b', '1 malformed_url'],
  ['https://example.com\\x', '1 malformed_url'],
  ['https:///example.com', '1 malformed_url'],
  ['http://127.0.0.1.5/', '2 unreadable_url'],
  ['https://a@example.com/', '4 userinfo_refused'],
  ['https://@example.com/', '4 userinfo_refused'],
  ['https://@10.0.0.1:25/', '4 userinfo_refused'],
  ['http://10.0.0.1:25/', '5 port_refused'],
  ['http://0x7f.1/', '6 ipv4_refused'],
  ['http://[::ffff:8.8.8.8]/', '7 ipv6_refused'],
  ['http://localhost./', '8 name_refused'],
  ['http://printer/', '8 name_refused'],
  ['http://a..example.com/', '8 name_refused'],
  ['https://example.com/', 'passed'],
])('%s: the first step that fails refuses: %s', (url, code) => {
  expect(codeOf(url)).toBe(code)
})

test('what is passed on is the parsed form', () => {
  expect(checkUrl('HTTPS://Münich.Example.COM.:8443/x', openGuardRules)).toMatchObject({
    host: 'xn--mnich-kva.example.com',
    port: 8443,
    secure: true,
    literal: false,
  })
  expect(checkUrl('http://[2606:4700::1]/', openGuardRules)).toMatchObject({
    host: '2606:4700::1',
    literal: true,
    port: 80,
  })
})

describe('domain lists', () => {
  const rules = (allow: readonly string[], deny: readonly string[] = []): GuardRules => ({
    ...openGuardRules,
    domains: [{ allow, deny }],
  })

  test.each([
    ['https://example.com/', rules(['example.com']), 'passed'],
    ['https://a.b.example.com/', rules(['EXAMPLE.com.']), 'passed'],
    ['https://notexample.com/', rules(['example.com']), '9 domain_not_listed'],
    ['https://example.com.evil.net/', rules(['example.com']), '9 domain_not_listed'],
    ['https://example.com/', rules(['.example.com']), '9 domain_not_listed'],
    ['https://a.example.com/', rules(['.example.com']), 'passed'],
    ['https://a.example.com/', rules(['a.example.com'], ['example.com']), '9 domain_denied'],
    ['https://münchen.de/', rules([], ['münchen.de']), '9 domain_denied'],
    ['https://8.8.8.8/', rules(['example.com']), '9 domain_not_listed'],
    ['https://8.8.8.8/', rules(['8.8.8.8']), 'passed'],
    ['https://example.com/', rules(['*.com', 'https://example.com', 'exam ple', 'com/']), '9 domain_not_listed'],
  ])('%s', (url, listed, code) => {
    expect(codeOf(url, listed)).toBe(code)
  })

  test('each list has to let a name through', () => {
    const domains = [
      { allow: ['example.com'], deny: [] },
      { allow: ['api.example.com'], deny: [] },
    ]
    expect(codeOf('https://api.example.com/', { ...openGuardRules, domains })).toBe('passed')
    expect(codeOf('https://www.example.com/', { ...openGuardRules, domains })).toBe('9 domain_not_listed')
  })
})

describe('profile internal', () => {
  const internalHosts = ['wiki', 'search.corp.local:8080', '10.1.2.3', '[fd12::5]:9000', '127.0.0.1', '169.254.169.254']
  const rules: GuardRules = { ...openGuardRules, profile: 'internal', internalHosts }

  test.each([
    ['http://wiki/', 'passed'],
    ['https://WIKI./', 'passed'],
    ['http://wiki:8080/', '9 host_not_listed'],
    ['http://search.corp.local:8080/', 'passed'],
    ['http://search.corp.local/', '9 host_not_listed'],
    ['http://a.search.corp.local:8080/', '9 host_not_listed'],
    ['http://10.1.2.3/', 'passed'],
    ['http://10.1.2.4/', '9 host_not_listed'],
    ['http://[fd12::5]:9000/', 'passed'],
    ['http://127.0.0.1/', '6 ipv4_refused'],
    ['http://169.254.169.254/', '6 ipv4_refused'],
    ['http://168.63.129.16/', '6 ipv4_refused'],
    ['http://[fe80::1]/', '7 ipv6_refused'],
    ['http://[::ffff:10.1.2.3]/', '7 ipv6_refused'],
    ['http://localhost/', '8 name_refused'],
    ['https://example.com/', '9 host_not_listed'],
  ])('%s', (url, code) => {
    expect(codeOf(url, rules)).toBe(code)
  })

  test('a listed name may lead into the own network, but not to this PC', () => {
    expect(checkAnswers(['10.1.2.3', 'fd12::5'], rules)).toBeNull()
    for (const address of ['127.0.0.1', '::1', '169.254.1.1', 'fe80::1', '168.63.129.16', '0.0.0.0', '100.100.100.200'])
      expect(checkAnswers(['10.1.2.3', address], rules)).toMatchObject({ code: 'answer_refused', step: 10 })
  })
})

test('behind a proxy no address may be given, and names are judged as ever', () => {
  expect(checkUrl('https://8.8.8.8/', openGuardRules, { behindProxy: true })).toMatchObject({
    code: 'literal_behind_proxy',
  })
  expect(checkUrl('https://a.local/', openGuardRules, { behindProxy: true })).toMatchObject({ code: 'name_refused' })
  expect(checkUrl('https://example.com/', openGuardRules, { behindProxy: true })).toMatchObject({ verdict: 'allow' })
})

test('a NAT64 address is unwrapped only when asked for, and only from an answer', () => {
  const unwrap = { ...openGuardRules, unwrapNat64: true }
  expect(checkAnswers(['64:ff9b::808:808'], openGuardRules)).toMatchObject({ code: 'answer_refused' })
  expect(checkAnswers(['64:ff9b::808:808', '64:ff9b::8.8.4.4'], unwrap)).toBeNull()
  for (const inner of ['10.0.0.1', '127.0.0.1', '169.254.169.254', '0.0.0.0', '168.63.129.16'])
    expect(checkAnswers([`64:ff9b::${inner}`], unwrap)).toMatchObject({ code: 'answer_refused' })
  expect(checkAnswers(['64:ff9b::'], unwrap)).toMatchObject({ code: 'answer_refused' })
  expect(checkAnswers(['64:ff9b:1::808:808'], unwrap)).toMatchObject({ code: 'answer_refused' })
  expect(codeOf('http://[64:ff9b::808:808]/', unwrap)).toBe('7 ipv6_refused')
})

test('answers and the other end of a connection', () => {
  expect(checkAnswers([], openGuardRules)).toMatchObject({ code: 'no_address', step: 10 })
  expect(checkAnswers(['8.8.8.8', '::1'], openGuardRules)).toMatchObject({ code: 'answer_refused', step: 10 })
  expect(checkConnected('8.8.8.8', openGuardRules)).toBeNull()
  for (const address of [undefined, '', '10.0.0.1', '::ffff:10.0.0.1'])
    expect(checkConnected(address, openGuardRules)).toMatchObject({ code: 'connected_elsewhere', step: 11 })
})

// One list for each version: a list takes an IPv4 address for the mapped IPv6 address.
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  closed.ipv4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2002::', 16],
] as const)
  closed.ipv6.addSubnet(network, prefix, 'ipv6')

function isClosed(host: string): boolean {
  const version = isIP(host)
  return version === 4 ? closed.ipv4.check(host, 'ipv4') : version === 6 && closed.ipv6.check(host, 'ipv6')
}

/** One part of an address in a notation that some parser understands. */
const part = fc
  .tuple(fc.nat(255), fc.constantFrom(10, 8, 16))
  .map(([value, base]) => (base === 10 ? String(value) : `${base === 8 ? '0' : '0x'}${value.toString(base)}`))
const wide = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const dottedHost = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('.', '\u3002', '\uff0e', '\uff61'),
    fc.boolean(),
  )
  .map(([parts, dot, isWide]) => (isWide ? wide(parts.join(dot)) : parts.join(dot)))
const host = fc.oneof(
  dottedHost,
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.domain(),
  fc.string(),
)
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('http://', 'https://', 'HTTP://'), fc.constantFrom('', '@', 'a:b@'), host, fc.string())
    .map(([scheme, user, name, rest]) => `${scheme}${user}${name}/${rest}`),
)

test('no text makes the guard let an address of this PC or of a private network through', () => {
  fc.assert(
    fc.property(address, (text) => {
      const answer = checkUrl(text, openGuardRules)
      if (answer.verdict === 'allow') expect([text, isClosed(answer.host)]).toEqual([text, false])
    }),
    { numRuns: 3000 },
  )
})

test('what is let through stays the same when it is written down and read again', () => {
  fc.assert(
    fc.property(address, (text) => {
      const answer = checkUrl(text, openGuardRules)
      if (answer.verdict === 'block') return
      const again = checkUrl(answer.url.href, openGuardRules)
      expect(again).toMatchObject({ verdict: 'allow', host: answer.host, port: answer.port, secure: answer.secure })
      expect(again.verdict === 'allow' ? again.url.href : '').toBe(answer.url.href)
    }),
    { numRuns: 3000 },
  )
})
