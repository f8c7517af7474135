import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Caller } from '../../shared/domain/caller.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'
import { unnamedDestination, type LeadingCall } from './unnamed-destination.ts'

const model: Caller = { kind: 'model', role: 'ai_agent' }
const outside = { inOwnNetwork: false, carriesQuery: false, listedByPolicy: false }

const placed = (placement: Partial<ToolManifest['placement']>): LeadingCall['tool'] => ({
  placement: placement as ToolManifest['placement'],
})
const page = placed({ destinationSource: 'url' })
const search = placed({ destinationSource: 'search_service' })
const host = placed({ hostArguments: ['host'] })
const here = placed({})

const asked = (tool: LeadingCall['tool'], args: LeadingCall['args'], more: Partial<LeadingCall> = {}): string | null =>
  unnamedDestination({
    ...{ tool, args, caller: model, destination: { ...outside, foreignHost: 'x' } },
    said: ['Does https://www.Example.com/help/?lang=ko#top work? The printer driver is old.'],
    ...more,
  })
const mayGoTo = (value: string, said: string): boolean => asked(host, { host: value }, { said: [said] }) === null
const mayOpen = (url: string, said: string): boolean => asked(page, { url }, { said: [said] }) === null
const maySearch = (query: string, said: string): boolean => asked(search, { query }, { said: [said] }) === null

test.each([
  ['a page', page, { url: 'https://collect.example/?seen=4f66' }],
  ['the page with something behind it', page, { url: 'https://www.example.com/help?seen=4f66' }],
  ['the site with something before it', page, { url: 'https://4f66.www.example.com/help' }],
  ['a name with something before it', host, { host: '4f66.example.com' }],
  ['words beside those that were written', search, { query: 'printer driver DESKTOP-17' }],
] as const)('%s that nobody has named is told', (_what, tool, args) => {
  expect(asked(tool, args)).toBe(Object.values(args)[0])
})

test.each([
  ['the page that was named', page, { url: 'https://www.example.com/help', format: 'text' }],
  ['the host that was named', host, { host: 'WWW.EXAMPLE.COM' }],
  ['words that were written', search, { query: 'old printer  driver', num_results: 5 }],
  ['what leads nowhere', here, { path: 'C:\\secret' }],
  ['what the tool chooses itself', host, { host: null }],
] as const)('%s is led to', (_what, tool, args) => {
  expect(asked(tool, args)).toBeNull()
})

test('the own network is nobody outside, and a person or a rule of the program may lead anywhere', () => {
  const own = { ...outside, inOwnNetwork: true }
  expect(asked(host, { host: '192.0.2.20' }, { destination: own })).toBeNull()
  // A search on a server of one's own is passed on to the internet.
  expect(asked(search, { query: 'DESKTOP-17' }, { destination: own })).toBe('DESKTOP-17')
  for (const kind of ['person', 'planner'] as const)
    expect(asked(page, { url: 'https://other.example' }, { caller: { kind, role: 'ai_agent' } })).toBeNull()
})

describe('a host is named as a whole', () => {
  test.each([
    ['example.com', '打不开example.com的网页。'],
    ['example.com', '请检查example.com。谢谢'],
    ['example.com', '网址：example.com，打不开'],
    ['example.com', 'example.com에 접속이 안 돼요'],
    ['example.com', '(see example.com), please'],
    ['example.com', 'It is ｅｘａｍｐｌｅ．ｃｏｍ.'],
    ['example.com', 'nobody@example.com gets no mail'],
    ['example.com', 'Example.COM.'],
    ['example.com.', 'example.com'],
    ['example.com', 'https：／／ｅｘａｍｐｌｅ．ｃｏｍ／ｘ'],
    ['example.com', 'http://example.com:8080/x'],
    ['xn--3e0b707e.com', '한국.com에서 안 열려요'],
    ['한국.com', 'xn--3e0b707e.com'],
    ['www.xn--3e0b707e.com', 'www.한국.com에서 안 열려요'],
    ['bücher.example', 'BÜCHER.example'],
    ['8.8.8.8', 'ping 8.8.8.8:53'],
    ['2001:db8::1', 'Is [2001:0DB8:0:0::1]:443 there?'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1에 연결'],
    ['fileserver', 'The fileserver does not answer'],
  ])('%s, where this was written: %s', (value, said) => {
    expect(mayGoTo(value, said)).toBe(true)
  })

  test.each([
    ['ample.com', 'example.com'],
    ['example.co', 'example.com'],
    ['com', 'example.com'],
    ['example', 'example.com'],
    ['example.com', 'www.example.com'],
    ['www.example.com', 'example.com'],
    ['example.com', 'my-example.com and example.com-old and example.community'],
    ['example.com', 'example.com.attacker.example'],
    ['example.com', 'https://other.example/example.com/https://example.com/?at=example.com#example.com'],
    ['www.bank.example', 'https://www.bank.example@other.example/ https://www.bank.example:443@other.example/'],
    ['example.com', 'aexample.com éexample.com еxample.com'],
    ['ехample.com', 'example.com'],
    ['example.com', 'evil\u200bexample.com'],
    ['nchen.example', 'münchen.example'],
    ['한국.com', '대한국.com'],
    ['국.com', '한국.com'],
    ['한국', '한국.com'],
    ['1.com', '한국1.1.com'],
    ['8.8.8.8', '18.8.8.8 8.8.8.81 8.8.8.8.8 010.8.8.8 134744072'],
    ['134744072', 'Error 134744072'],
    ['010.8.8.8', '010.8.8.8'],
    ['2001:db8::1', '2001:db8::12 12001:db8::1 x2001:db8::1 2001:db8::1:1'],
    ['db8::1', '2001:db8::1'],
    ['example.com/x', 'example.com/x'],
    ['example.com..', 'example.com'],
    ['a b', 'a b'],
    ['example.com', `https://other.example/${'x'.repeat(5_000)}/example.com`],
    ['example.com', `${'a中'.repeat(50_000)}.com`],
    ['', 'example.com'],
  ])('%s is not, where this was written: %s', (value, said) => {
    expect(mayGoTo(value, said)).toBe(false)
  })

  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/u)
  const anyHost = fc
    .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('com', 'example', 'co.kr', 'cn'))
    .map(([labels, end]) => [...labels, end].join('.'))
    .filter((name) => !/xn--|^..--/u.test(name))
  const sentences = [
    (name: string) => `Does ${name} work?`,
    (name: string) => `See https://${name}/a/b.`,
    (name: string) => `打不开${name}的网页`,
    (name: string) => `${name}에서 안 열려요`,
    (name: string) => `${name.toUpperCase()}。谢谢`,
    (name: string) => `[page](http://${name}:81/x)`,
    (name: string) => `\\\\${name}\\share`,
  ]
  const anySentence = fc.constantFrom(...sentences)

  test('whatever its name and the sentence', () => {
    fc.assert(fc.property(anyHost, anySentence, (name, sentence) => mayGoTo(name, sentence(name))))
  })

  test('a part of it, and what it is part of, is another host', () => {
    const others = (name: string): readonly string[] => [
      ...Array.from({ length: name.length - 1 }, (_, at) => name.slice(at + 1)),
      ...Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 1)),
      ...[`4f66.${name}`, `x${name}`, `x-${name}`, `${name}.x`, `${name}x`, `${name}-x`],
    ]
    fc.assert(
      fc.property(anyHost, anySentence, (name, sentence) => {
        const said = sentence(name)
        // Words of the sentence are hosts of one label, each of them written.
        const words = new Set(said.toLowerCase().split(/[^a-z0-9.-]+/u))
        const led = others(name).filter((other) => other !== `${name}.` && !words.has(other) && mayGoTo(other, said))
        expect(led).toEqual([])
      }),
    )
  })

  test('nothing stands in it that was not written', () => {
    const pieces = fc.constantFrom(
      'example.com',
      'a',
      '.',
      '-',
      ':',
      '/',
      '@',
      ' ',
      '한국',
      '的',
      '//',
      '?',
      '#',
      '8.8.8.8',
      '::1',
      '%',
    )
    const anyText = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(anyText, anyText, (said, value) => {
        if (/^[\x20-\x7e]*$/u.test(value) && value !== '' && mayGoTo(value, said))
          expect(said).toContain(value.replace(/\.$/u, '').replaceAll(/^\[|\]$/gu, ''))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('of a page, what was written', () => {
  const said = 'Open https://www.example.com/help/Printers?lang=ko#top, please, or 다운로드 example.org:8443/a에서.'

  test.each([
    'https://www.example.com/help/Printers?lang=ko',
    'http://www.example.com/help/Printers',
    'https://www.example.com/help/',
    'https://www.example.com',
    'HTTPS://WWW.EXAMPLE.COM/help/Printers?lang=ko#other',
    'http://example.org:8443/a',
    'http://example.org:8443',
  ])('or the beginning of it is opened: %s', (url) => {
    expect(mayOpen(url, said)).toBe(true)
  })

  test.each([
    'https://www.example.com/help/printers',
    'https://www.example.com/help/Printers?lang=k',
    'https://www.example.com/hel',
    'https://www.example.com/help/Printers/4f66',
    'https://www.example.com/?lang=ko',
    'https://www.example.com:8443/help',
    'https://kim:4f66@www.example.com/help',
    'https://www.example.com@example.net/',
    'https://www.example.com\\@example.net/',
    'https://www.example.com/%68elp/',
    'https://example.com/help',
    'ftp://www.example.com/help',
    'javascript:www.example.com',
    'www.example.com',
  ])('and nothing else: %s', (url) => {
    expect(mayOpen(url, said)).toBe(false)
  })
})

describe('for words, those that were written', () => {
  const said = 'My old HP-1020 printer shows "0x0000011b". 打印机不工作了，프린터가 안 돼요'

  test.each(['hp-1020 printer', '0x0000011B', '"old" printer', '打印机', '打印机 不工作', '프린터 안 돼요'])(
    'each whole are searched for: %s',
    (query) => {
      expect(maySearch(query, said)).toBe(true)
    },
  )

  test.each([
    ...['print', 'o l d', 'printer printer', 'hp-1020 site:collect.example', '-printer', 'my.old.collect.example'],
    ...['机 打 作', '印', '프', 'printer\u200b4f66', 'old  desktop-17'],
  ])('parts of them, and one more often than it was written, are not: %s', (query) => {
    expect(maySearch(query, said)).toBe(false)
  })
})
