import { expect, test } from 'vitest'

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
    said: ['Does https://www.Example.com/help/ work? The printer driver is old.'],
    ...more,
  })

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
