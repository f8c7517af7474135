import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { license, version } from '../../package.json'
import type { AboutView, RecordView } from '../../shared/ipc/about-view.ts'
import { useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()

async function repaired(): Promise<TestDesktop> {
  const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
  const chat = await complain(app, 'no website opens since I came back to the office')
  await review(app, chat)
  await app.until(chat.chatId, planIs('done'))
  return app
}

async function chainFile({ dataFolder }: TestDesktop): Promise<string> {
  const folder = path.join(dataFolder, 'audit', 'desktop')
  const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.ndjson'))
  return path.join(folder, name)
}

test('the page says which version runs and where the data lies, and opens that folder only', async () => {
  const app = await open({ faults: [] })
  expect(await app.ask<AboutView>('about.get', {})).toEqual({
    version,
    license,
    dataFolder: app.dataFolder,
    updates: false,
  })
  await app.ask('about.openFolder', {})
  expect(app.opened).toEqual([app.dataFolder])
})

test('a PC without a file manager says that the folder could not be opened', async () => {
  const app = await open({ faults: [], canOpenFolders: false })
  expect(await app.send('about.openFolder', {})).toMatchObject({ ok: false, error: { code: 'file_unreadable' } })
})

test('a whole record is intact with its lines; a changed line is damage, with its place', async () => {
  const app = await repaired()
  const whole = await app.ask<RecordView>('about.verify', {})
  expect(whole).toMatchObject({ state: 'intact', at: null })
  expect(whole.lines).toBeGreaterThan(0)
  const file = await chainFile(app)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"proxy', '"Proxy').replace('proxy', 'prOxy'))
  const damaged = await app.ask<RecordView>('about.verify', {})
  expect(damaged.state).toBe('damaged')
  expect(damaged.at).toMatch(/^desktop \d+$/)
})

test('a record of a later version is neither intact nor damaged: nobody can tell', async () => {
  const app = await repaired()
  const later = '{"format":2,"seq":8,"hash":"something else"}'
  await writeFile(path.join(app.dataFolder, 'audit', 'desktop.anchor.json'), later)
  expect((await app.ask<RecordView>('about.verify', {})).state).toBe('unknown')
})
