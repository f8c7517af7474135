import { expect, it } from 'vitest'

import { createLoginItem, type LoginItems } from './login-item.ts'

/** A system that takes what it is told, or one that leaves things as they are. */
function system(takes: boolean, openAtLogin = false) {
  const told: unknown[] = []
  let isOn = openAtLogin
  const items: LoginItems = {
    setLoginItemSettings: (settings) => {
      told.push(settings)
      if (takes) isOn = settings.openAtLogin === true
    },
    getLoginItemSettings: () =>
      ({ openAtLogin: isOn }) as Partial<Electron.LoginItemSettings> as Electron.LoginItemSettings,
  }
  return { told, ...createLoginItem({ items, program: 'C:\\Deskmedic.exe', words: ['--hidden'] }) }
}

it('starts the program beside the clock, and no more', () => {
  const { told, set } = system(true)
  expect([set(true), set(false)]).toEqual([true, true])
  const place = { path: 'C:\\Deskmedic.exe', args: ['--hidden'] }
  expect(told).toEqual([
    { ...place, openAtLogin: true },
    { ...place, openAtLogin: false },
  ])
})

it('says where the system does not take it', () => {
  expect(system(false).set(true)).toBe(false)
  expect(system(false, true).set(false)).toBe(false)
  expect(system(false).set(false)).toBe(true)
})
