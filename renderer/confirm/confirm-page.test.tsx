import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ConfirmationView } from '../../shared/ipc/views.ts'
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
  expect(html).toContain('Enter does not approve')
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
  expect(pageOf(sampleQuestions.plan)).toContain('Simulated PC')
  expect(pageOf(sampleQuestions.elevated)).not.toContain('Simulated PC')
})

test('every step shows risk, needs, loss, undo, duration, tool and arguments', () => {
  for (const request of [sampleQuestions.elevated, sampleQuestions.plan]) {
    const html = pageOf(request)
    expect(html).toContain(request.target)
    for (const step of request.steps) {
      for (const part of [step.title, step.what, step.lose, step.undo, step.duration, step.tool])
        expect(html).toContain(part)
      for (const { name, value } of step.args) expect(html).toMatch(new RegExp(`${name} = .*${value}`))
    }
  }
  expect(pageOf(sampleQuestions.elevated)).toContain('Waits for idle')
})

test('hidden characters of an argument are written out and a long value can be opened', () => {
  const html = pageOf(sampleQuestions.hostile)
  expect(html).not.toMatch(/[\u202E\u2066\u200B\u00A0\t\n]/)
  expect(html).toContain('U+202E')
  expect(html).toContain('Show all 780 characters')
})

test('taking back says so and makes no promise about undoing the undo', () => {
  const html = pageOf(sampleQuestions.undo)
  expect(html).toContain('Take back: Clear the name cache')
  expect(html).not.toContain('<dt>Undo</dt>')
})
