import { describe, expect, test } from 'vitest'

import { chooseQuestions, type Surroundings } from './choose-questions.ts'

const company: Surroundings = {
  ownServers: ['192.168.1.1', '192.168.1.2'],
  ownDomain: 'corp.example',
  missingNames: ['new.corp.example', 'www.example.com', 'notcorp.example'],
}
const nobody = { name: null, server: null }
const online = (): boolean => true
/** In internal mode addresses of the own network may be reached, and no name is one. */
const internal = (host: string): boolean => host.startsWith('192.168.')

describe('without a name', () => {
  test('online, the name that Windows asks for anyway', () => {
    expect(chooseQuestions(nobody, company, online)).toEqual({
      askedName: 'www.microsoft.com',
      asksAsPrograms: true,
      askedServers: ['192.168.1.1', '192.168.1.2'],
      doubtfulNames: ['new.corp.example', 'www.example.com', 'notcorp.example'],
      notAsked: null,
    })
  })

  test('in internal mode only the own domain, and of the doubtful names only those below it', () => {
    expect(chooseQuestions(nobody, company, internal)).toEqual({
      askedName: 'corp.example',
      asksAsPrograms: true,
      askedServers: ['192.168.1.1', '192.168.1.2'],
      doubtfulNames: ['new.corp.example'],
      notAsked: null,
    })
  })

  test('in internal mode a server outside is not asked, and Windows may not choose it either', () => {
    const mixed = { ...company, ownServers: ['203.0.113.8', '192.168.1.2'] }
    expect(chooseQuestions(nobody, mixed, internal)).toMatchObject({
      askedServers: ['192.168.1.2'],
      asksAsPrograms: false,
    })
  })

  test.each([
    ['no own name', { ...company, ownDomain: null }, 'no_own_name'],
    ['no server', { ...company, ownServers: [] }, 'no_server'],
    ['servers that could not be read', { ...company, ownServers: null }, 'no_server'],
    ['servers outside only', { ...company, ownServers: ['203.0.113.8'] }, 'server_outside'],
  ] as const)('in internal mode with %s nothing is asked', (_, pc, notAsked) => {
    expect(chooseQuestions(nobody, pc, internal)).toEqual({
      askedName: null,
      asksAsPrograms: false,
      askedServers: [],
      doubtfulNames: [],
      notAsked,
    })
  })

  test('at most three servers, each once', () => {
    const ownServers = ['192.168.1.1', '192.168.1.1', '192.168.1.2', '192.168.1.3', '192.168.1.4']
    expect(chooseQuestions(nobody, { ...company, ownServers }, online).askedServers).toEqual([
      '192.168.1.1',
      '192.168.1.2',
      '192.168.1.3',
    ])
  })

  test('a cache that could not be read leaves the doubtful names unknown', () => {
    expect(chooseQuestions(nobody, { ...company, missingNames: null }, online).doubtfulNames).toBeNull()
  })
})

test('a name that somebody gave is the one that is asked for, and the one that is doubted', () => {
  expect(chooseQuestions({ name: 'files.example', server: null }, company, online)).toMatchObject({
    askedName: 'files.example',
    asksAsPrograms: true,
    doubtfulNames: ['files.example'],
  })
})

test('a server that somebody gave is the only one that is asked', () => {
  expect(chooseQuestions({ name: 'files.example', server: '192.168.1.9' }, company, online)).toEqual({
    askedName: 'files.example',
    asksAsPrograms: false,
    askedServers: ['192.168.1.9'],
    doubtfulNames: [],
    notAsked: null,
  })
})
