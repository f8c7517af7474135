import { expect, test } from 'vitest'

import { decideRedirect, maxRedirects, type RedirectFacts } from './decide-redirect.ts'

const facts = (change: Partial<RedirectFacts>): RedirectFacts => ({
  status: 302,
  location: '/next',
  current: new URL('https://a.example.com/x/y'),
  method: 'GET',
  hasBody: false,
  followed: 0,
  ...change,
})

test.each([
  ['a page', facts({ status: 200 })],
  ['not modified', facts({ status: 304 })],
  ['no Location', facts({ location: undefined })],
  ['a choice', facts({ status: 300 })],
])('%s is the end', (_, given) => {
  expect(decideRedirect(given)).toEqual({ verdict: 'final' })
})

test.each([
  ['too_many_redirects', facts({ followed: maxRedirects })],
  ['redirect_unreadable', facts({ location: '\\\\127.0.0.1\\share' })],
  ['redirect_unreadable', facts({ location: 'http://[' })],
  ['redirect_downgrade', facts({ location: 'http://a.example.com/' })],
  ['redirect_with_body', facts({ status: 307, method: 'POST', hasBody: true, location: 'https://b.example.com/' })],
  ['redirect_with_body', facts({ status: 308, method: 'PUT', hasBody: true, location: '//b.example.com/' })],
  ['redirect_with_body', facts({ status: 302, method: 'PUT', hasBody: true, location: '//b.example.com/' })],
])('%s', (code, given) => {
  expect(decideRedirect(given)).toEqual({ verdict: 'block', code, step: 12 })
})

test.each([
  ['303 becomes GET', facts({ status: 303, method: 'POST', hasBody: true }), { method: 'GET', keepsBody: false }],
  ['302 after POST becomes GET', facts({ method: 'POST', hasBody: true }), { method: 'GET', keepsBody: false }],
  ['307 keeps all', facts({ status: 307, method: 'POST', hasBody: true }), { method: 'POST', keepsBody: true }],
  ['the same place keeps headers', facts({}), { keepsHeaders: true }],
  ['another host drops headers', facts({ location: 'https://b.example.com/' }), { keepsHeaders: false }],
  ['another port drops headers', facts({ location: 'https://a.example.com:8443/' }), { keepsHeaders: false }],
  [
    'another scheme drops headers',
    facts({ current: new URL('http://a.example.com/'), location: 'https://a.example.com/' }),
    { keepsHeaders: false },
  ],
])('%s', (_, given, expected) => {
  expect(decideRedirect(given)).toMatchObject({ verdict: 'follow', ...expected })
})

test('a relative place is read from where the answer came from', () => {
  const next = decideRedirect(facts({ location: '../z?q=1' }))
  expect(next.verdict === 'follow' ? next.url.href : next.verdict).toBe('https://a.example.com/z?q=1')
})
