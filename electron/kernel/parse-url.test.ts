import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseUrl, withoutSignIn } from './parse-url.ts'

test('no name and no password is left in front of a host, whatever stands before it', () => {
  expect(withoutSignIn('https://user:pw@example.com:8080/a?b#c')).toBe('https://***@example.com:8080/a?b#c')
  expect(withoutSignIn('//user:p@w@example.com')).toBe('//***@example.com')
  expect(withoutSignIn('see https://user:pw@example.com')).toBe('see https://***@example.com')
  expect(withoutSignIn('https://example.com/@name?to=a@example.com')).toBe('https://example.com/@name?to=a@example.com')
})

test('what is left is an address of the same host', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true }),
      fc.stringMatching(/^[a-z0-9]{1,8}(:[a-z0-9]{1,8})?$/),
      (url, secret) => {
        const shown = parseUrl(withoutSignIn(url.replace('://', `://${secret}@`)))
        expect(shown?.host).toBe(parseUrl(url)?.host)
        expect([shown?.username, shown?.password]).toEqual(['***', ''])
      },
    ),
  )
})
