import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { lockedByLimit } from '../../electron/ipc/pc/locked-by.ts'
import { readMachinePolicy } from '../../electron/settings/machine-policy.ts'
import type { PolicyChoice } from '../../shared/ipc/policy-choice.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { policyText } from '../fakes/policy-source.ts'

const open = useDesktops()

test('what is set here is offered by the names of administrators; what differs from how Deskmedic comes is marked', async () => {
  const app = await open({ faults: [] })
  await app.ask('mode.set', { mode: 'internal' })
  const choices = await app.ask<readonly PolicyChoice[]>('policy.choices', {})
  expect(choices.find(({ name }) => name === 'NetworkMode')).toEqual({
    name: 'NetworkMode',
    label: 'Network mode',
    value: 'internal',
    isChanged: true,
    lockedBy: null,
  })
  expect(choices.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual(['NetworkMode'])
  expect(choices.map(({ name }) => name)).toContain('HistoryRetentionDays')
})

test('what a policy fixes is there with its place and whom to ask, also where it has no row of its own', async () => {
  const policy = { MaintenanceWindow: 'NEVER', BlackoutDates: ['2026-12-24'], MaxGrantDays: 7, AdminContactName: 'IT' }
  const app = await open({ faults: [], policy })
  const choices = await app.ask<readonly PolicyChoice[]>('policy.choices', {})
  const fixed = choices.filter(({ lockedBy }) => lockedBy !== null)
  expect(fixed.map(({ name, value }) => `${name} = ${value}`)).toEqual([
    'MaxGrantDays = 7',
    'MaintenanceWindow = NEVER',
    'BlackoutDates = 2026-12-24',
    'AdminContactName = IT',
  ])
  for (const { name, lockedBy } of fixed)
    expect(lockedBy).toMatchObject({ source: 'policy', contact: 'IT', policy: { name } })
})

test('what a policy says by a name that is no setting stands there too, with its place', async () => {
  const app = await open({
    faults: [],
    policy: { AllowAdminMode: 0, BrokerReconfirm: 'always', AdminContactName: 'IT' },
  })
  const choices = await app.ask<readonly PolicyChoice[]>('policy.choices', {})
  const fixed = choices.filter(({ lockedBy }) => lockedBy !== null)
  expect(fixed.map(({ name, value, isChanged }) => `${name} = ${value} ${isChanged}`)).toEqual([
    'AllowAdminMode = 0 true',
    'BrokerReconfirm = always true',
    'AdminContactName = IT true',
  ])
  for (const { name, lockedBy } of fixed)
    expect(lockedBy).toEqual({ source: 'policy', contact: 'IT', policy: { place: 'file', name } })
})

test('why rights are not kept: the value that forbids it, or the policy that nobody understands', async () => {
  const of = async (policy: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { settings } = (await open({ faults: [], policy })).backend
    return lockedByLimit(['elevatedTools', 'adminMode'], settings)
  }
  expect(await of({})).toBeNull()
  expect(await of({ AllowAdminMode: 1 })).toBeNull()
  expect(await of({ AllowAdminMode: 0, AdminContactName: 'IT' })).toMatchObject({
    contact: 'IT',
    policy: { place: 'file', name: 'AllowAdminMode' },
  })
  expect(await of({ AllowAdminMode: 0, AllowElevatedTools: 0 })).toMatchObject({
    policy: { place: 'file', name: 'AllowElevatedTools' },
  })
  expect(await of({ IdleMinutes: 'x' })).toMatchObject({ source: 'policy', policy: { place: 'file', name: null } })
})

test('the file holds what was ticked and nothing else, and the reader of policies takes it', async () => {
  const app = await open({ faults: [] })
  await app.ask('mode.set', { mode: 'internal' })
  const names = ['NetworkMode', 'HistoryRetentionDays']
  const wanted = { names, format: 'json', canBeChanged: false }
  expect(await app.ask('policy.save', wanted)).toBeNull()
  app.savesTo = path.join(app.dataFolder, 'policy-of-others.json')
  expect(await app.ask('policy.save', wanted)).toEqual({ file: app.savesTo })
  const fixed = await readMachinePolicy(policyText(await readFile(app.savesTo, 'utf8')))
  expect([fixed.mode, fixed.values, fixed.warnings]).toEqual(['internal', { historyRetentionDays: 90 }, []])
  await app.ask('policy.save', { ...wanted, canBeChanged: true })
  const start = await readMachinePolicy(policyText(await readFile(app.savesTo, 'utf8')))
  expect([start.mode, start.values, start.defaults]).toEqual([
    undefined,
    {},
    { mode: 'internal', historyRetentionDays: 90 },
  ])
  await app.ask('policy.save', { ...wanted, format: 'reg' })
  expect(await readFile(app.savesTo, 'utf8')).toContain('"NetworkMode"="internal"')
})

test.each([
  { names: [], format: 'json', canBeChanged: false },
  { names: ['..\\x'], format: 'json', canBeChanged: false },
  { names: ['NetworkMode'], format: 'xml', canBeChanged: false },
])('what the page cannot have meant is refused: %j', async (input) => {
  const app = await open({ faults: [] })
  expect(await app.send('policy.save', input)).toMatchObject({ ok: false })
})
