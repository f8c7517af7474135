import { expect, test } from 'vitest'

import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { PcView, SettingsView } from '../../shared/ipc/views.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'

const open = useDesktops()

type App = Awaited<ReturnType<typeof open>>

/** Tools that cannot be used for this reason: in the panel, and on the page of tools. */
async function disabledBy(app: App, code: string): Promise<readonly [number, number]> {
  const { tools } = await app.ask<PcView>('pc.get', {})
  const rows = await app.ask<readonly ToolRow[]>('tools.list', {})
  return [
    tools.disabled.filter(({ reason }) => reason.code === code).length,
    rows.filter(({ reason }) => reason?.code === code).length,
  ]
}

const outside = ({ backend }: App): number =>
  backend.registry.all().filter(({ placement }) => placement.destinationSource !== undefined).length
const talking = ({ backend }: App): number =>
  backend.registry.all().filter(({ placement }) => placement.networkType === 'external_api').length

test('access is off at first; the switch opens it at once everywhere, offline closes what talks, both survive a restart', async () => {
  const app = await open({ faults: [] })
  const all = outside(app)
  expect(all).toBeGreaterThan(3)
  expect(await disabledBy(app, 'external_access_off')).toEqual([all, all])
  const on = await app.ask<SettingsView>('settings.set', { key: 'externalAccess', value: 'on' })
  expect(on.externalAccess).toEqual({ value: 'on', source: 'file', lockedBy: null })
  expect(await disabledBy(app, 'external_access_off')).toEqual([0, 0])
  await app.settled()
  expect(app.pushed.some((event) => event.kind === 'settings' && event.settings.externalAccess.value === 'on')).toBe(
    true,
  )
  await app.ask('mode.set', { mode: 'offline' })
  // A download is one-way and stays possible.
  expect(await disabledBy(app, 'mode_blocks_tool')).toEqual([talking(app), talking(app)])
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  expect((await next.ask<SettingsView>('settings.get', {})).externalAccess.value).toBe('on')
  expect((await next.ask<PcView>('pc.get', {})).mode.value).toBe('offline')
})

test('fixed by policy it is locked, and the reason says whom to ask', async () => {
  const app = await open({ faults: [], policy: { externalAccess: false, adminContactName: 'IT help desk' } })
  const { externalAccess } = await app.ask<SettingsView>('settings.get', {})
  expect(externalAccess).toMatchObject({ value: 'off', lockedBy: { source: 'policy', contact: 'IT help desk' } })
  const refused = await app.send('settings.set', { key: 'externalAccess', value: 'on' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'setting_locked' } })
  const rows = await app.ask<readonly ToolRow[]>('tools.list', {})
  const reasons = rows.flatMap(({ reason }) => (reason?.code === 'external_access_off' ? [reason.next] : []))
  expect(reasons.length).toBe(outside(app))
  for (const next of reasons) expect(next).toContain('administrator')
})

test('nothing but the two words switches it, and nothing was sent', async () => {
  const app = await open({ faults: [] })
  for (const value of ['yes', '1', ''])
    expect(await app.send('settings.set', { key: 'externalAccess', value })).toMatchObject({ ok: false })
  const { bytesSent, bytesSentByTool } = await app.ask<PcView>('pc.get', {})
  expect([bytesSent, bytesSentByTool]).toEqual([0, []])
})
