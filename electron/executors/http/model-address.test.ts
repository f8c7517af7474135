import { describe, expect, test } from 'vitest'

import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import { checkUrl } from './guard/check-url.ts'
import { judgeLoopback, wayToModel } from './model-address.ts'

const access = { internalHosts: ['llm.corp.example:8000', '10.0.0.7:8000'], domains: () => [] }
const way = (address: string, mode: NetworkMode) => wayToModel(address, { mode, access })

describe('which model may be asked', () => {
  test.each([
    ['http://localhost:11434/v1', 'offline', 'here'],
    ['http://127.0.0.1:11434/v1', 'internal', 'here'],
    ['http://[::1]:8080/v1', 'offline', 'here'],
    ['http://llm.corp.example:8000/v1', 'internal', 'own_network'],
    ['http://10.0.0.7:8000/v1', 'online', 'own_network'],
    ['https://api.openai.com/v1', 'online', 'internet'],
  ] as const)('%s in %s mode: %s', (address, mode, place) => {
    const found = way(address, mode)
    expect(found).toMatchObject({ ok: true, value: { place } })
    if (!found.ok) return
    const { rules, judge } = found.value
    expect(checkUrl(found.value.address, rules, judge ? { judge } : {})).toMatchObject({ verdict: 'allow' })
  })

  test.each([
    ['http://llm.corp.example:8000/v1', 'offline', 'mode_blocks_host'],
    ['https://api.openai.com/v1', 'internal', 'mode_blocks_host'],
    ['https://api.openai.com/v1', 'offline', 'mode_blocks_host'],
    ['http://10.0.0.8:8000/v1', 'internal', 'mode_blocks_host'],
    ['http://api.openai.com/v1', 'online', 'url_refused'],
    ['ftp://api.openai.com/v1', 'online', 'web_address_invalid'],
    ['https://key@api.openai.com/v1', 'online', 'web_address_invalid'],
    ['llama', 'online', 'web_address_invalid'],
    ['http://127.0.0.1.example:80/v1', 'offline', 'mode_blocks_host'],
  ] as const)('%s in %s mode is refused: %s', (address, mode, code) => {
    expect(way(address, mode)).toMatchObject({ ok: false, error: { code } })
  })

  test.each(['http://10.0.0.8:8000/v1', 'https://169.254.169.254/v1', 'https://192.168.1.1/v1'])(
    'a server of the own network that nobody listed stays closed: %s',
    (address) => {
      const found = way(address, 'online')
      const isOpen = found.ok && checkUrl(found.value.address, found.value.rules).verdict === 'allow'
      expect(isOpen).toBe(false)
    },
  )

  test.each(['10.0.0.1', '169.254.169.254', '8.8.8.8', '::2', 'fe80::1', '::ffff:10.0.0.1'])(
    'what is said to be this PC and is not: %s',
    (address) => {
      expect(judgeLoopback(address, { profile: 'internal', unwrapNat64: false })).not.toBeNull()
    },
  )
})
