import { expect, test } from 'vitest'

import { chooseHost, type Surroundings } from './choose-host.ts'

const pc: Surroundings = {
  waiting: [
    { host: '203.0.113.9', port: 8443 },
    { host: '192.168.1.90', port: 8443 },
  ],
  drives: [{ host: 'files', port: 445 }],
  routers: ['192.168.1.1'],
}
const quiet: Surroundings = { waiting: [], drives: [], routers: ['192.168.1.1'] }
const nobody = { host: null, port: null }
const online = (): boolean => true
/** In internal mode addresses of the own network may be reached, and no name is one. */
const internal = (host: string): boolean => host.startsWith('192.168.')

test('who is named is asked', () => {
  const named = { host: 'files.example', port: 445 }
  expect(chooseHost(named, pc, online)).toEqual({ ...named, guessed: null })
})

test.each([
  ['who is waited for', pc, online, { host: '203.0.113.9', port: 8443, guessed: 'waiting' }],
  ['the server of a drive that hangs', { ...pc, waiting: [] }, online, { host: 'files', port: 445, guessed: 'drive' }],
  ['external access', quiet, online, { host: 'www.microsoft.com', port: null, guessed: 'outside' }],
  ['internally the first of the own network', pc, internal, { host: '192.168.1.90', port: 8443, guessed: 'waiting' }],
  ['internally no further than the router', quiet, internal, { host: '192.168.1.1', port: null, guessed: 'router' }],
  ['nobody', { ...quiet, routers: ['203.0.113.1'] }, internal, { host: null, port: null, guessed: null }],
] as const)('without a name: %s', (...[, surroundings, mayReach, chosen]) => {
  expect(chooseHost(nobody, surroundings, mayReach)).toEqual(chosen)
})
