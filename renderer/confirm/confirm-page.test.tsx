import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { createMockConfirmBridge, sampleQuestions } from '../../test/fakes/mock-confirm-bridge.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { createConfirmText } from './confirm-text.ts'

function pageOf(request: ConfirmationView): string {
  const text = createConfirmText(request.locale)
  return renderToStaticMarkup(<ConfirmPage bridge={createMockConfirmBridge(request)} request={request} text={text} />)
}

const buttons = (html: string): readonly string[] => html.match(/<button[^>]*class="btn[^>]*>/g) ?? []

test('refuse comes first and what is hard to undo never gets the accent', () => {
  const html = pageOf(sampleQuestions.elevated)
  expect(html.indexOf('>Refuse<')).toBeLessThan(html.indexOf('>Not today<'))
  expect(buttons(html).at(-1)).toContain('run-elevated')
  expect(html).not.toContain('btn primary')
})

test.each(Object.entries(sampleQuestions))(
  'the question %s is read out with what is lost and how it is undone',
  (_name, request) => {
    const html = pageOf(request)
    const ids = /role="alertdialog"[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    for (const id of ids) expect(html).toContain(`id="${id}"`)
    const parts = (part: string): number => ids.filter((id) => id.endsWith(`-${part}`)).length
    expect(parts('lose')).toBe(request.steps.filter(({ lose }) => lose !== null).length)
    expect(parts('undo')).toBe(request.kind === 'undo' ? 0 : request.steps.length)
    expect(parts('title')).toBe(request.steps.length > 1 ? request.steps.length : 0)
  },
)

test.each(Object.entries(sampleQuestions))(
  'of the question %s every button is reached by keyboard',
  (_name, request) => {
    const html = pageOf(request)
    expect(html).toContain('dlg-close')
    expect(html).not.toMatch(/<button[^>]*tabindex="-1"/)
  },
)

test('a command says what it does by word, which class it is, and why', () => {
  const html = pageOf(sampleQuestions.command)
  const current = html.match(/<li[^>]*aria-current="true"[^>]*>.*?<\/li>/g) ?? []
  expect(current).toHaveLength(1)
  expect(current[0]).toContain('Deletes')
  const [command] = sampleQuestions.command.steps
  for (const { text, line } of command?.command.reasons ?? []) {
    expect(html).toContain(text)
    expect(html).toContain(line)
  }
  expect(html).toContain('Parts of it don’t say what they do until they run.')
  expect(pageOf(sampleQuestions.plan)).not.toContain('command-class')
})

test('one elevated step makes the whole plan elevated', () => {
  const mixed = { ...sampleQuestions.plan, steps: [...sampleQuestions.plan.steps, ...sampleQuestions.elevated.steps] }
  expect(buttons(pageOf(mixed)).at(-1)).toContain('run-elevated')
  expect(buttons(pageOf(sampleQuestions.plan)).at(-1)).toContain('primary')
})

test('what starts something is closed at first, refusing is not', () => {
  const states = buttons(pageOf(sampleQuestions.plan)).map((button) => /aria-disabled="(\w+)"/.exec(button)?.[1])
  expect(states).toEqual(['false', 'false', 'true', 'true'])
})

test('not asking again is offered only where it is allowed', () => {
  expect(pageOf(sampleQuestions.elevated)).not.toContain('<select')
  const choices = [...pageOf(sampleQuestions.plan).matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)
  expect(choices).toEqual(['no', 'session', 'week', 'month', 'tool'])
})

test('a simulation always says so', () => {
  expect(pageOf(sampleQuestions.plan)).toContain('Practice PC')
  expect(pageOf(sampleQuestions.elevated)).not.toContain('Practice PC')
})

test('every step shows risk, needs, loss, undo, duration, tool and arguments', () => {
  for (const request of [sampleQuestions.elevated, sampleQuestions.plan]) {
    const html = pageOf(request)
    expect(html).toContain(request.target)
    for (const step of request.steps) {
      for (const part of [step.title, step.what, step.lose, step.undo, step.duration, step.tool])
        expect(html).toContain(part)
      expect(html).toContain(`aria-label="${createConfirmText('en')(`ui.confirm.riskMeans.${step.risk}`)}"`)
      for (const { name, value } of step.args) expect(html).toMatch(new RegExp(`${name} = .*${value}`))
    }
  }
  expect(pageOf(sampleQuestions.elevated)).toContain('Waits until you’re away')
})

test('a value that others can have written is in sight with its mark, in every language; no other value has one', () => {
  const argument = { name: 'printer', label: 'Printer', value: 'Floor 2', plain: false, free: false }
  for (const locale of locales) {
    const mark = createConfirmText(locale)('ui.confirm.outside')
    const asked = (outside: { readonly isOutside?: true }): string =>
      pageOf({
        ...sampleQuestions.elevated,
        locale,
        steps: sampleQuestions.elevated.steps.map((step) => ({ ...step, args: [{ ...argument, ...outside }] })),
      })
    const [whole = '', folded = ''] = asked({ isOutside: true }).split('<details')
    expect(whole).toContain(mark)
    expect(whole).toContain('Floor 2')
    expect(folded).not.toContain(mark)
    expect(asked({})).not.toContain(mark)
  }
})

test('hidden characters of an argument are written out', () => {
  const html = pageOf(sampleQuestions.hostile)
  expect(html).not.toMatch(/[\u202E\u2066\u200B\u00A0\t\n]/)
  expect(html).toContain('U+202E')
})

const [step] = sampleQuestions.hostile.steps
const askedAbout = (value: string, free: boolean): ConfirmationView => ({
  ...sampleQuestions.hostile,
  steps:
    step === undefined ? [] : [{ ...step, args: [{ name: 'command', label: 'Command', value, plain: true, free }] }],
})
const anyLong = fc
  .tuple(
    fc.string({ unit: 'grapheme', minLength: 200, maxLength: 4_000 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .map(([head, end]) => head + end)

/** The value as the page shows it, with what it writes out put back. */
function valueIn(html: string): string {
  const shown = /<bdo dir="ltr" class="exact">(.*?)<\/bdo>/s.exec(html)?.[1] ?? ''
  const number = /<span class="shown-character"[^>]*>U\+([0-9A-F]+)<\/span>/g
  const back = shown.replace(number, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return back
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_all, name: keyof typeof entities) => entities[name])
}
const entities = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' } as const

describe('no yes without having seen', () => {
  test('every character of every value stands in the page, and what starts something is closed', () => {
    fc.assert(
      fc.property(anyLong, fc.boolean(), (value, free) => {
        const html = pageOf(askedAbout(value, free))
        expect(valueIn(html)).toBe(value)
        expect(buttons(html).map((each) => /aria-disabled="(\w+)"/.exec(each)?.[1])).toEqual([
          'false',
          'false',
          'true',
          'true',
        ])
      }),
      { numRuns: 60 },
    )
  })

  test('free text has an area that the keyboard reaches, with its end marked, and the page has one, too', () => {
    const html = pageOf(askedAbout('Get-Process\n'.repeat(200), true))
    expect(html).toMatch(/<div class="whole" role="group" tabindex="0" aria-label="Command, whole: 2400 characters">/)
    expect(html.match(/data-end=""/g)).toHaveLength(2)
    expect(pageOf(askedAbout('Wi-Fi', false)).match(/data-end=""/g)).toHaveLength(1)
  })

  test('the closed buttons say why', () => {
    const html = pageOf(askedAbout('x', true))
    const hint = /<p class="hint" id="([^"]+)" role="status">([^<]+)</.exec(html)
    expect(hint?.[2]).toContain('scroll to the end')
    const described = buttons(html).filter((each) => each.includes(`aria-describedby="${hint?.[1] ?? ''}"`))
    expect(described).toHaveLength(2)
  })

  test('letters of another direction or alphabet are told and cannot turn a value round', () => {
    const html = pageOf(askedAbout('C:\\Users\\\u05D0\u05D1\\p\u0430ypal.exe', false))
    expect(html).toContain('<bdo dir="ltr"')
    // Not among the details, which nobody has to unfold.
    expect(html.split('<details')[0]).toContain('from right to left')
    expect(html).toMatch(/<span class="lookalike"[^>]*aria-label="looks like another letter: \u0430"/)
    expect(pageOf(askedAbout('C:\\Users\\Anna', false))).not.toContain('value-note')
  })
})

describe('what it makes of a text', () => {
  const editOf = (lines: ConfirmationView['steps'][number]['diffs'][number]['lines']): ConfirmationView => {
    const asked = askedAbout('x', false)
    const diffs = [{ name: 'notes\u202E.txt', removed: 1, added: 1, lines }]
    return { ...asked, steps: asked.steps.map((one) => ({ ...one, diffs })) }
  }
  const added = (after: number, text: string) => ({ kind: 'added', after, text }) as const

  test('is in sight line by line, by sign and number, before every detail', () => {
    const html = pageOf(
      editOf([{ kind: 'gap', count: 11 }, { kind: 'removed', before: 12, text: 'a=1' }, added(12, 'a=2')]),
    )
    const [before = ''] = html.split('<details')
    expect(before).toContain('11 unchanged')
    expect(before).toMatch(/class="removed"><span class="number">12<.*aria-label="removed".*a=1/)
    expect(before).toMatch(/class="added"><span class="number">12<.*aria-label="added".*a=2/)
    expect(html).not.toContain('\u202E')
    expect(html).not.toContain('Show all')
  })

  test('cannot hide, reorder or end itself, and is no part of the page', () => {
    const html = pageOf(editOf([added(1, '\u202E<b>\u200B</li><button>\tX')]))
    expect(html).not.toMatch(/[\u202E\u200B]|<b>&lt;|<b><span class="shown/)
    expect(html).toContain('U+202E')
    expect(html.match(/<button/g)).toHaveLength(pageOf(askedAbout('x', false)).match(/<button/g)?.length ?? 0)
  })

  test('is folded where it is long, all of it there, and nothing starts before its end was in sight', () => {
    const html = pageOf(editOf(Array.from({ length: 300 }, (_, index) => added(index + 1, `line ${index + 1}`))))
    expect(html).toContain('diff-lines folded')
    expect(html).toContain('Show all')
    expect(html).toContain('line 300')
    expect(html.match(/data-end=""/g)).toHaveLength(2)
    expect(buttons(html).at(-1)).toContain('aria-disabled="true"')
  })
})

test('a setting is asked with two answers, its value and no word of duration', () => {
  const html = pageOf({ ...sampleQuestions.hostile, kind: 'setting' })
  expect(buttons(html)).toHaveLength(2)
  expect(html).toContain('>Allow<')
  expect(html).toContain('<dt>Setting</dt>')
  expect(html).not.toContain('<dt>Duration</dt>')
})

test('undoing says so and makes no promise about undoing the undo', () => {
  const html = pageOf(sampleQuestions.undo)
  const [step] = sampleQuestions.undo.steps
  for (const part of [step?.title, step?.what, step?.lose, step?.undoes]) expect(html).toContain(part)
  expect(html).not.toContain('<dt>Undo</dt>')
  expect(html).not.toContain('Not today')
  expect(html).not.toContain('When you’re away')
  expect(buttons(html)).toHaveLength(2)
})

describe('what an undo goes by', () => {
  const undoOf = (values: readonly string[]): ConfirmationView => ({
    ...sampleQuestions.undo,
    steps: sampleQuestions.undo.steps.map((one) => ({
      ...one,
      stored: values.map((value, index) => ({ label: `place ${index + 1}`, value })),
    })),
  })
  const rowsIn = (html: string): number => html.match(/class="argument stored"/g)?.length ?? 0

  test('is in sight with its label, and hidden characters are written out', () => {
    const html = pageOf(undoOf(['hosts.bak-\u202E20261122']))
    expect(html).toContain('Stored values')
    expect(html.slice(0, html.indexOf('<details'))).toMatch(/place 1<\/span>.*hosts\.bak-.*U\+202E/s)
    expect(html).not.toContain('\u202E')
    expect(html).not.toContain('class="whole"')
  })

  test('is whole however long it is: the rest is counted and has to be seen to its end', () => {
    const values = Array.from({ length: 37 }, (_, index) => `C:\\kept\\${index}.bak`)
    const html = pageOf(undoOf(values))
    const [before = '', rest = ''] = html.split('<div class="whole" role="group" tabindex="0"')
    expect([rowsIn(before), rowsIn(rest)]).toEqual([8, 29])
    expect(rest).toContain('aria-label="More stored values: 29"')
    for (const value of values) expect(html).toContain(value)
    expect(rest.match(/data-end=""/g)?.length).toBe((pageOf(undoOf([])).match(/data-end=""/g)?.length ?? 0) + 1)
  })

  test('is left out where nothing is stored', () => {
    expect(pageOf(undoOf([]))).not.toContain('Stored values')
  })
})

test('a deletion: refuse first, no accent, nothing to wait for, what has no way back is named', () => {
  const html = pageOf(sampleQuestions.deletion)
  expect(html.indexOf('>Refuse<')).toBeLessThan(html.indexOf('>Delete<'))
  expect(buttons(html)).toHaveLength(2)
  expect(buttons(html).at(-1)).toContain('run-elevated')
  expect(buttons(html).at(-1)).toContain('aria-disabled="true"')
  expect(html).not.toContain('<select')
  expect(html).not.toContain('<details')
  for (const said of ['Can no longer be undone', 'Restart a network adapter', 'Printer does not print'])
    expect(html).toContain(said)
  expect(html).toContain('This can’t be undone.')
})
