import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { settingsSections, type SettingsSection } from '../../../shared/domain/page-settings.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { exampleChats } from '../../../test/fakes/mock-bridge-chats.ts'
import { exampleSettings } from '../../../test/fakes/mock-bridge-pc.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { SettingsPage } from './settings-page.tsx'

function drawn(settings: SettingsView, part: SettingsSection = 'privacy'): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, settings, settingsPart: part, chats: exampleChats }))
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn('en')}>
        <SettingsPage />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

test('the days that are kept can be chosen, and everything can be deleted', () => {
  const html = drawn(exampleSettings)
  expect(html).toContain('<option value="90" selected="">90 days</option>')
  expect(html).toContain('<option value="3650" selected="">Always</option>')
  expect(html).toContain('aria-label="Delete everything now"')
})

test('a number from elsewhere is shown as it is', () => {
  const html = drawn({ ...exampleSettings, historyRetentionDays: { value: '45', source: 'file', lockedBy: null } })
  expect(html).toContain('<option value="45" selected="">45 days</option>')
})

test('days that the organisation has fixed are shown with their reason, and cannot be chosen', () => {
  const lockedBy = {
    source: 'policy',
    contact: 'IT help desk, 4400',
    policy: { place: 'machine', name: 'ExternalAccess' },
  } as const
  const settings = {
    ...exampleSettings,
    historyRetentionDays: { value: '30', source: 'policy', lockedBy },
    auditRetentionDays: { value: '400', source: 'policy', lockedBy },
  } as const
  const html = drawn(settings)
  expect(html).toContain('IT help desk, 4400')
  expect(html).toContain('30 days')
  expect(html).toContain('400 days')
  expect(html).not.toContain('<select')
  // Every section counts it.
  for (const section of settingsSections) expect(drawn(settings, section)).toContain('class="managed"')
  expect(drawn(exampleSettings)).not.toContain('class="managed"')
})

test('what others have fixed can be seen at once, by a button with its number', () => {
  const lockedBy = { source: 'policy', contact: null, policy: { place: 'machine', name: 'Language' } } as const
  const one = { ...exampleSettings, language: { value: 'ko', source: 'policy', lockedBy } } as const
  expect(drawn(one, 'advanced')).toMatch(/aria-pressed="false"[^>]*>Show this one</)
  const two = { ...one, historyRetentionDays: { value: '30', source: 'policy', lockedBy } } as const
  expect(drawn(two, 'advanced')).toContain('Show these 2')
})

test('a search service that has ended is offered to nobody, and whoever has set it is told so', () => {
  const inAll = (settings: SettingsView): string => settingsSections.map((section) => drawn(settings, section)).join('')
  expect(inAll(exampleSettings)).toContain('>Tavily</option>')
  expect(inAll(exampleSettings)).not.toContain('value="bing"')
  const set = { ...exampleSettings, searchProvider: { value: 'bing', source: 'file', lockedBy: null } } as const
  expect(inAll(set)).toContain('<option value="bing" selected="">Bing (ended in August 2025)</option>')
})

test('administrators find a way to hand on what is set here', () => {
  expect(drawn(exampleSettings, 'advanced')).toMatch(/<h3>Build a configuration<\/h3>.*Choose values…/s)
})

/** What a person can use there, by its name. */
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name = '']) => name)

test('a section shows what main says stands in it, in that order, and nothing else', () => {
  expect(namesIn(drawn(exampleSettings, 'general'))).toEqual([
    'Language',
    'Appearance',
    'Text size',
    'Check this PC every week',
    'Stay beside the clock',
    'Start with Windows',
  ])
  expect(namesIn(drawn(exampleSettings, 'advanced'))).toEqual(['Which PC', 'Build a configuration'])
  const { sections } = exampleSettings
  const turned = { ...exampleSettings, sections: { ...sections, general: ['theme', 'target', 'language'] as const } }
  expect(namesIn(drawn(turned, 'general'))).toEqual(['Appearance', 'Which PC', 'Language'])
})

test('a section without anything in it is not offered', () => {
  const html = drawn({ ...exampleSettings, sections: { ...exampleSettings.sections, notifications: [] } }, 'general')
  expect(html).toContain('>General</button>')
  expect(html).toContain('>Repairs</button>')
  expect(html).not.toContain('>Notifications</button>')
})

test('what is on or off is a switch, what a person may not change is none', () => {
  const free = drawn(exampleSettings, 'network')
  expect(free).toMatch(/role="switch" aria-checked="false"[^>]*aria-label="Access to web pages and services"/)
  const lockedBy = {
    source: 'policy',
    contact: 'IT help desk, 4400',
    policy: { place: 'machine', name: 'ExternalAccess' },
  } as const
  const locked = drawn({ ...exampleSettings, externalAccess: { value: 'off', source: 'policy', lockedBy } }, 'network')
  expect(locked).not.toContain('role="switch"')
  expect(locked).toContain('Contact: IT help desk, 4400')
})

test('nothing can be sent from beside an empty field', () => {
  const forms = settingsSections.flatMap((section) => drawn(exampleSettings, section).match(/<form.*?<\/form>/gs) ?? [])
  const empty = forms.filter((form) => form.includes('value=""'))
  expect(empty.length).toBeGreaterThan(4)
  const open = empty.filter((form) => !/<button type="submit"[^>]*aria-disabled="true"/.test(form))
  expect(open).toEqual([])
})
