import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { everyHostilePiece, hostileText, unseenCharacters, withTexts } from '../../test/fakes/hostile-text.ts'
import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { exampleChats, exampleEntries } from '../../test/fakes/mock-bridge-chats.ts'
import { examplePc } from '../../test/fakes/mock-bridge-pc.ts'
import { createMockConfirmBridge, sampleQuestions } from '../../test/fakes/mock-confirm-bridge.ts'
import { ConfirmPage } from '../confirm/confirm-page.tsx'
import { createConfirmText } from '../confirm/confirm-text.ts'
import { HistoryPage } from '../features/history-page/history-page.tsx'
import { ThisPcPanel } from '../features/this-pc-panel/this-pc-panel.tsx'
import { windowTextIn } from '../../test/fakes/window-text.ts'
import { TextContext } from '../i18n/text-context.ts'
import { createApi } from '../ipc/api.ts'
import { createActions } from '../state/actions.ts'
import { AppContext } from '../state/app-context.ts'
import { firstState, type AppState } from '../state/app-state.ts'
import { noSteps } from '../components/offered-steps.ts'
import { nothingCleared } from '../../shared/ipc/cleared-findings.ts'
import { EntryView } from './entry-view.tsx'
import { Rail } from './rail.tsx'

/** Texts that come from the PC, from files or from people; everything else is a word of the catalogue or of a manifest. */
const foreign = new Set([
  'text',
  'evidenceText',
  'path',
  'value',
  'lastLine',
  'because',
  'preview',
  'reasonText',
  'note',
  'notes',
  'why',
  'next',
  'target',
])

/** Of the panel: names of the PC, reasons. */
const inPanel = new Set(['computerName', 'system', 'why', 'next'])

/** Of a list of chats the titles are what people wrote. */
const inLists = new Set(['title'])

function drawn(part: ReactNode, state: Partial<AppState> = {}): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, layout: 'technician', ...state }))
  const app = { api, store, actions: createActions(api, store) }
  return renderToStaticMarkup(
    <AppContext.Provider value={app}>
      <TextContext.Provider value={windowTextIn('en')}>{part}</TextContext.Provider>
    </AppContext.Provider>,
  )
}

/** Elements and the names of their attributes, without the marks of characters that pass for others and the notes about them. */
function skeleton(html: string): readonly string[] {
  const shown = html
    .replace(/<span class="shown-character"[^>]*>(U\+[0-9A-F]{4,6})<\/span>/g, '$1')
    .replace(/<span class="lookalike"[^>]*>([^<])<\/span>/gu, '$1')
    .replace(/<span class="value-note"><svg.*?<\/svg>[^<]*<\/span>/g, '')
  return [...shown.matchAll(/<(\/?[a-z][a-z0-9-]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(([, name, rest]) =>
    [name, ...[...(rest ?? '').matchAll(/([a-zA-Z-]+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute)].join(' '),
  )
}

type Screen = (text: string) => string

const moments = ['checked', 'running', 'results', 'waiting', 'asks'] as const
const entries: readonly (readonly [string, Screen])[] = moments.map((moment) => [
  `the chat: ${moment}`,
  (text) =>
    withTexts(exampleEntries(moment), foreign, text)
      .map((entry) =>
        drawn(<EntryView entry={entry} live cleared={nothingCleared} steps={noSteps} plan={null} />, {
          opened: opened(entry.id),
        }),
      )
      .join(''),
])
const screens: readonly (readonly [string, Screen])[] = [
  ...entries,
  ['the panel', (text) => drawn(<ThisPcPanel />, { pc: withTexts(examplePc, inPanel, text) })],
  ['the list of chats', (text) => drawn(<Rail />, { chats: withTexts(exampleChats, inLists, text) })],
  ['the history', (text) => drawn(<HistoryPage />, { chats: withTexts(exampleChats, inLists, text) })],
  ...Object.entries(sampleQuestions).map(([name, question]): readonly [string, Screen] => [
    `the confirmation: ${name}`,
    (text) => {
      // A value that can be taken for another one leaves the details: here each stands in sight from the start.
      const steps = question.steps.map((step) => ({
        ...step,
        args: step.args.map((each) => ({ ...each, plain: true })),
      }))
      const request = withTexts({ ...question, steps }, foreign, text)
      const bridge = createMockConfirmBridge(request)
      return renderToStaticMarkup(<ConfirmPage bridge={bridge} request={request} text={createConfirmText('en')} />)
    },
  ]),
]

/** Everything that can be unfolded is, but the field in which a person's own words stand to the letter. */
function opened(id: string): AppState['opened'] {
  const isUnfolded = (key: string): boolean => key.startsWith(id) && !key.endsWith('correcting')
  return new Proxy({}, { get: (_target, key) => isUnfolded(String(key)) })
}

describe.each(screens)('%s', (_name, screen) => {
  test('draws foreign text as text: no element, no attribute, nothing hidden, nothing turned round', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = screen(text)
        expect(html).not.toMatch(unseenCharacters)
        expect(skeleton(html)).toEqual(skeleton(screen('x'.repeat(text.length))))
      }),
      { numRuns: 60, examples: [[everyHostilePiece]] },
    )
  })

  test('shows hidden characters by their number', () => {
    const shown = screen('a\u202Eb')
    if (shown !== screen('ab')) expect(shown).toContain('U+202E')
  })
})
