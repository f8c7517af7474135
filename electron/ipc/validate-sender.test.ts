import { describe, expect, it } from 'vitest'

import { isSenderAllowed } from './validate-sender.ts'

const expected = { host: 'ui', webContentsId: 3 } as const

function senderAt(url: string, isTop = true) {
  return { webContentsId: 3, frame: { url, isTop } }
}

describe('isSenderAllowed', () => {
  it.each(['app://ui/', 'app://ui/index.html', 'app://ui/#/tools'])('takes %s', (url) => {
    expect(isSenderAllowed(senderAt(url), expected)).toBe(true)
  })

  it.each([
    'app://confirm/',
    'app://ui.evil.example/',
    'app://uii/',
    'app://ui:8080/',
    'app://somebody@ui/',
    'https://ui/',
    'apps://ui/',
    'file:///app/ui/index.html',
    'about:blank',
    'data:text/html,app://ui/',
    '',
    'not an address',
  ])('refuses %j', (url) => {
    expect(isSenderAllowed(senderAt(url), expected)).toBe(false)
  })

  it('refuses a frame inside the page', () => {
    expect(isSenderAllowed(senderAt('app://ui/', false), expected)).toBe(false)
  })

  it('refuses a page that has gone', () => {
    expect(isSenderAllowed({ webContentsId: 3, frame: null }, expected)).toBe(false)
  })

  it('refuses another window with the right page', () => {
    expect(isSenderAllowed({ ...senderAt('app://ui/'), webContentsId: 4 }, expected)).toBe(false)
  })

  it('refuses everybody while there is no window', () => {
    expect(isSenderAllowed(senderAt('app://ui/'), { host: 'ui', webContentsId: null })).toBe(false)
  })
})
