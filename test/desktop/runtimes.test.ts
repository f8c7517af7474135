import { expect, test } from 'vitest'

import type { PcView } from '../../shared/ipc/views.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'

const open = useDesktops()

const versions = ({ runtimes }: PcView): Readonly<Record<string, string | null>> =>
  Object.fromEntries(runtimes.map(({ runtime, found, version }) => [runtime, found ? version : 'missing']))

test('the panel tells the programs that tools need, with their versions or that they are missing', async () => {
  const app = await open({ faults: [] })
  expect(versions(await app.ask<PcView>('pc.get', {}))).toMatchObject({ git: '2.47.1', node: 'missing' })
})

test('what was installed meanwhile is found on demand, and everything in sight is told', async () => {
  let installed: Readonly<Record<string, string>> = {}
  const alter = (opened: Backend): Backend => {
    const facts = () => ({ ...opened.facts(), runtimes: installed })
    const readRuntimes = () => {
      installed = { git: '2.50.0' }
      return Promise.resolve(facts())
    }
    return { ...opened, facts, machine: { ...opened.machine, readRuntimes } }
  }
  const app = await open({ faults: [], alter })
  expect(versions(await app.ask<PcView>('pc.get', {}))).toMatchObject({ git: 'missing' })
  expect(versions(await app.ask<PcView>('pc.readRuntimes', {}))).toMatchObject({ git: '2.50.0' })
  await app.settled()
  expect(app.pushed.some((event) => event.kind === 'pc' && versions(event.pc)['git'] === '2.50.0')).toBe(true)
})
