import { expect, test } from 'vitest'

import type { Fault } from '../fault.ts'
import { setUpPc } from '../set-up.ts'
import { createSimulatedPc, healthyState } from '../simulated-pc.ts'
import { profiles, traits } from './profiles.ts'

test('there are at least twenty-five traits, each named once, and each stands in a profile', () => {
  const names = traits.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(25)
  const used = new Set(profiles.flatMap((profile) => profile.traits))
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

test('every profile has a name of its own and several traits, none of them twice', () => {
  expect(new Set(profiles.map(({ name }) => name)).size).toBe(profiles.length)
  for (const profile of profiles) {
    expect(profile.traits.length, profile.name).toBeGreaterThanOrEqual(7)
    expect(new Set(profile.traits).size, profile.name).toBe(profile.traits.length)
  }
})

test.each(traits)('$name changes the PC', ({ apply }) => {
  const state = healthyState()
  apply(createSimulatedPc(state))
  expect(state).not.toEqual(healthyState())
})

test('every profile is set up from the first to the last trait, and none of its traits undoes another', () => {
  for (const { name, traits: own } of profiles) {
    const made = setUpPc([], [], name)
    if (!made.ok) throw new Error(made.error.code)
    for (const trait of traits.filter((known) => own.some((wanted) => wanted === known.name))) {
      const again = structuredClone(made.value)
      trait.apply(createSimulatedPc(again))
      // What only adds to a list adds again; what sets a state finds it set.
      const { wifi, nics, addresses, hosts, directory, proxy, services } = again
      const expected = { nics, addresses: addresses.byInterface, hostNames: Object.keys(hosts), directory, proxy }
      expect(
        {
          nics: made.value.nics,
          addresses: made.value.addresses.byInterface,
          hostNames: Object.keys(made.value.hosts),
          directory: made.value.directory,
          proxy: made.value.proxy,
        },
        `${name}: ${trait.name}`,
      ).toEqual(expected)
      expect(wifi.joinedBssid).toBe(made.value.wifi.joinedBssid)
      expect(services['WlanSvc']).toEqual(made.value.services['WlanSvc'])
    }
  }
})

test('a fault befalls a PC that is as its profile says', () => {
  const text = { en: '', ko: '', zh: '' }
  let seen: boolean | null = null
  const fault: Fault = {
    ...{ name: 'any', cause: 'any', areas: [], writes: [], finding: 'any', curedBy: {}, notCuredBy: {}, undo: 'none' },
    complaint: text,
    apply: (pc) => {
      seen = pc.state.nics['Ethernet']?.cablePlugged ?? null
    },
  }
  expect(setUpPc(['any'], [fault], 'docked-laptop')).toMatchObject({ ok: true, value: { faults: ['any'] } })
  expect(seen).toBe(true)
})

test('a profile that nobody knows is named, with those that there are', () => {
  expect(setUpPc([], [], 'haunted')).toEqual({
    ok: false,
    error: { code: 'unknown_profile', data: { profile: 'haunted', known: profiles.map(({ name }) => name) } },
  })
})
