import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { judgingHere } from '../../electron/engine/judging.ts'
import { ok } from '../../electron/kernel/result.ts'
import { createAskedSettings } from '../../electron/settings/asked-settings.ts'
import { entryOfText } from '../../electron/settings/entry-of-text.ts'
import { createRecordedSettings } from '../../electron/settings/recorded-settings.ts'
import { settingDefaults, settingKeys, settingTable, type SettingKey } from '../../electron/settings/setting-table.ts'
import type { CommandName } from '../../shared/ipc/contract.ts'
import type { NetworkList } from '../../shared/domain/network-settings.ts'
import { useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'

const open = useDesktops()
/** Beside the data folder, not around it. */
const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-doors-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the system itself has to take is told to it by the app alone. */
const ofTheSystem: readonly SettingKey[] = ['startWithSystem']
/** Set by a command of the page, not by a row of the table. */
const ofCommands: readonly SettingKey[] = ['modelAddress', 'modelOn']
const bothDoors = settingKeys.filter(
  (key) => (settingTable[key].page !== undefined || ofCommands.includes(key)) && !ofTheSystem.includes(key),
)

/** What a person could type: values that are kept, that are asked about, and that are refused. */
const typed: Readonly<Partial<Record<SettingKey, readonly string[]>>> = {
  mode: ['internal', 'online', 'moon'],
  lang: ['ko', 'tlh'],
  target: ['simulated', 'moon'],
  theme: ['dark', 'pink'],
  textSize: ['125', '5', 'large'],
  externalAccess: ['true', 'false', 'maybe'],
  historyRetentionDays: ['30', '365', '1'],
  auditRetentionDays: ['365', '1'],
  notifyRepairs: ['false', 'maybe'],
  weeklyCheckUp: ['true', 'maybe'],
  keepBesideClock: ['true', 'maybe'],
  allowDomains: ['good.example', '%41.com'],
  denyDomains: ['bad.example', 'http://bad'],
  internalHosts: ['wiki:8443', 'EXAMPLE.com:99999', 'a%b'],
  proxy: ['http://proxy.corp:8080', 'http://anna:secret@proxy.corp:8080', ''],
  caFile: ['//evil/root.pem', 'nowhere.pem', ''],
  searchProvider: ['bing', 'auto', 'altavista'],
  searxngUrl: ['https://search.example', 'https://user:pw@search.example', ''],
  workspaces: [`work=${folder}`, 'work=//evil/share', 'docs=/'],
  webhooks: ['it=https://hooks.example/in', 'a=https://user:pw@example.com/x'],
  notifyWebhook: ['', 'nobody', 'No name!'],
  modelAddress: [
    'http://127.0.0.1:9/v1',
    'https://llm.example/v1',
    'http://llm.example/v1',
    'https://user:pw@llm.example/v1',
    'ftp://llm.example/v1',
    '',
  ],
  modelOn: ['false', 'true'],
}

/** Which of them open more than there is at first. */
const opening: Readonly<Partial<Record<SettingKey, readonly string[]>>> = {
  externalAccess: ['true'],
  historyRetentionDays: ['30'],
  auditRetentionDays: ['365'],
  internalHosts: ['wiki:8443'],
  proxy: ['http://proxy.corp:8080'],
  searchProvider: ['bing'],
  searxngUrl: ['https://search.example'],
  workspaces: [`work=${folder}`],
  webhooks: ['it=https://hooks.example/in'],
  modelAddress: ['https://llm.example/v1'],
}

type Message = { readonly name: CommandName; readonly input: unknown }

/** The same wish as the window sends it. */
function messageOf(key: SettingKey, text: string): Message {
  if (key === 'modelAddress') return { name: 'models.use', input: { address: text, model: 'm' } }
  if (key === 'modelOn') return { name: 'models.turn', input: { on: text === 'true' } }
  switch (settingTable[key].page?.kind) {
    case 'mode':
      return { name: 'mode.set', input: { mode: text } }
    case 'list':
      return { name: 'network.add', input: { list: key, entry: entryOfText(key as NetworkList, text) } }
    case 'text':
      return { name: 'network.set', input: { key, value: text } }
    case 'switch':
      return { name: 'settings.set', input: { key, value: { true: 'on', false: 'off' }[text] ?? text } }
    default:
      return { name: 'settings.set', input: { key: key === 'lang' ? 'language' : key, value: text } }
  }
}

type Said = { readonly code: string | null; readonly kept: unknown; readonly asked: readonly unknown[] }

async function byWindow(app: TestDesktop, key: SettingKey, text: string): Promise<Said> {
  const before = app.asked.length
  const { name, input } = messageOf(key, text)
  const said = await app.send(name, input)
  const asked = app.asked.slice(before).map(({ steps }) => steps[0]?.args[0]?.value)
  return { code: said.ok ? null : said.error.code, kept: app.backend.settings.own(key), asked }
}

async function byTerminal({ backend: { settings } }: TestDesktop, key: SettingKey, text: string): Promise<Said> {
  const asked: string[] = []
  const caller = () => ({ kind: 'person', role: 'human_agent' }) as const
  const audit = { append: () => Promise.resolve(ok(undefined)) }
  const door = createRecordedSettings({ settings, caller, audit: () => Promise.resolve(ok(audit)) })
  const agrees = (changes: readonly { readonly value: string }[]): Promise<boolean> => {
    asked.push(...changes.map(({ value }) => value))
    return Promise.resolve(true)
  }
  const changes = createAskedSettings({ door, settings, caller, agrees, modelWay: judgingHere.modelWay })
  const said = await changes.setText(key, text)
  return { code: said.ok ? null : said.error.code, kept: settings.own(key), asked }
}

/** What does not even have the form of a command is refused before its handler is. */
const formless = (code: string | null): string | null => (code === 'invalid_input' ? 'invalid_arguments' : code)

/** Both answers to each value, one after the other on a PC of its own each. */
async function answersOf(key: SettingKey, policy: Readonly<Record<string, unknown>> = {}) {
  const [window, terminal] = [await open({ faults: [], policy }), await open({ faults: [], policy })]
  window.person = () => 'run_now'
  const answers: { readonly text: string; readonly window: Said; readonly terminal: Said }[] = []
  for (const text of typed[key] ?? []) {
    for (const { backend } of [window, terminal]) await backend.settings.set(key, settingDefaults[key])
    const said = await byWindow(window, key, text)
    answers.push({
      text,
      window: { ...said, code: formless(said.code) },
      terminal: await byTerminal(terminal, key, text),
    })
  }
  return answers
}

describe('window and terminal keep, ask and refuse the same', () => {
  test('for every setting that both can change', () => {
    expect(bothDoors.filter((key) => typed[key] === undefined)).toEqual([])
  })

  test.each(bothDoors)('%s', async (key) => {
    const answers = await answersOf(key)
    for (const { text, window, terminal } of answers) expect({ text, ...terminal }).toEqual({ text, ...window })
    const asked = answers.flatMap(({ text, terminal }) => (terminal.asked.length > 0 ? [text] : []))
    expect(asked).toEqual(opening[key] ?? [])
  })

  test('but for what the system has to do: the window tells it, and the terminal says where it is set', async () => {
    const app = await open({ faults: [] })
    for (const key of ofTheSystem) {
      expect(await byTerminal(app, key, 'true')).toEqual({ code: 'setting_of_app', kept: false, asked: [] })
      expect(await byWindow(app, key, 'true')).toEqual({ code: null, kept: true, asked: [] })
    }
    expect(app.startsWithSystem).toEqual([true])
  })

  test('a model that the policy does not list', async () => {
    const policy = { ModelMode: 'listed', ModelEndpoints: ['https://llm.corp/v1'] }
    const answers = await answersOf('modelAddress', policy)
    for (const { text, window, terminal } of answers) expect({ text, ...terminal }).toEqual({ text, ...window })
    const elsewhere = answers.find(({ text }) => text === 'https://llm.example/v1')
    expect(elsewhere?.terminal).toEqual({ code: 'blocked_by_policy', kept: '', asked: [] })
  })
})
