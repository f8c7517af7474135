import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createLinks, linkAmong, readDeepLink, type DeepLink } from './deep-link.ts'

test.each([
  ['deskmedic://tools', { kind: 'page', page: 'tools' }],
  ['deskmedic://history/', { kind: 'page', page: 'history' }],
  ['deskmedic://settings', { kind: 'page', page: 'settings' }],
  ['deskmedic://chat/0abc9', { kind: 'chat', chatId: '0abc9' }],
])('%s opens what it names', (link, opened) => {
  expect(readDeepLink(link)).toEqual(opened)
})

test.each([
  'deskmedic://',
  'deskmedic:tools',
  'deskmedic://tools/../settings',
  'deskmedic://tools?run=1',
  'deskmedic://tools#x',
  'deskmedic://chat/',
  'deskmedic://chat/../../x',
  'deskmedic://chat/A1',
  `deskmedic://chat/${'a'.repeat(41)}`,
  'deskmedic://run/clear_print_queue',
  'deskmedic://tools\n--mode=online',
  'DESKMEDIC://tools',
])('%j is refused', (link) => {
  expect(readDeepLink(link)).toEqual({ kind: 'unknown' })
})

test('whatever stands behind the scheme, a link is a page, a chat or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rest) => {
      const link = readDeepLink(`deskmedic://${rest}`)
      if (link.kind === 'page') expect(rest).toMatch(/^(history|tools|settings)\/?$/)
      if (link.kind === 'chat') expect(rest).toMatch(/^chat\/[a-z0-9]{1,40}\/?$/)
    }),
  )
})

test('among the words of a start the link is found, and nothing else is taken for one', () => {
  expect(linkAmong(['/app', '--data', '/x', 'deskmedic://tools'])).toEqual({ kind: 'page', page: 'tools' })
  expect(linkAmong(['Deskmedic:odd'])).toEqual({ kind: 'unknown' })
  expect(linkAmong(['/app', 'https://example.com/deskmedic://tools', '--lang=ko'])).toBeNull()
})

test('a link that came before the app was ready is opened once it is', () => {
  const links = createLinks()
  const opened: DeepLink[] = []
  links.hear(['deskmedic://tools'])
  links.hear(['no link'])
  links.whenReady((link) => opened.push(link))
  links.hear(['deskmedic://history'])
  expect(opened.map((link) => link.kind === 'page' && link.page)).toEqual(['tools', 'history'])
})
