import { PassThrough } from 'node:stream'

import pc from 'picocolors'
import { expect, test } from 'vitest'

import { locales } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { askForLine, askForOne, askForSome, type AskDeps } from './ask-on-terminal.ts'

const keys = { down: '\u001b[B', left: '\u001b[D', space: ' ', enter: '\r', stop: '\u0003', letter: 'a', sign: '-' }
const choices = [
  { value: 'print', label: 'Clear the print jobs' },
  { value: 'names', label: 'Clear the name cache' },
  { value: 'restart', label: 'Restart' },
] as const
const question = { message: 'Which of these?', choices, signal: new AbortController().signal }

/** A terminal with a keyboard of the test; `screen` is everything that was written to it. */
function keyboard(locale: (typeof locales)[number], ...pressed: readonly (keyof typeof keys)[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 30 })
  const screen: string[] = []
  output.on('data', (bytes: Buffer) => screen.push(bytes.toString()))
  const next = (left: readonly (keyof typeof keys)[]): void => {
    const [first, ...rest] = left
    if (first === undefined) return
    input.write(keys[first])
    setTimeout(() => next(rest), 20)
  }
  setTimeout(() => next(pressed), 20)
  const deps: AskDeps = {
    streams: { input, output },
    terminal: { noteColors: pc.createColors(false) },
    translator: createTranslator(locale),
  }
  return { deps, screen: () => screen.join('') }
}

test('a choice that only lies under the cursor does not look taken, and Enter alone takes nothing', async () => {
  const { deps, screen } = keyboard('en', 'enter')
  expect(await askForSome(question, deps)).toEqual([])
  expect(screen()).toContain('> [ ] Clear the print jobs')
  expect(screen()).not.toContain('[x]')
})

test('what is taken is marked and comes back', async () => {
  const { deps, screen } = keyboard('en', 'down', 'space', 'down', 'space', 'enter')
  expect(await askForSome(question, deps)).toEqual(['names', 'restart'])
  expect(screen()).toContain('> [x] Clear the name cache')
  expect(screen()).toContain('Your answer: Clear the name cache, Restart')
})

test('one of several: the first is under the cursor', async () => {
  const first = keyboard('en', 'enter')
  expect(await askForOne(question, first.deps)).toBe('print')
  const second = keyboard('en', 'down', 'enter')
  expect(await askForOne(question, second.deps)).toBe('names')
  expect(second.screen()).toContain('Your answer: Clear the name cache')
})

test('Ctrl+C is no answer', async () => {
  const alone = { ...question, choices: choices.slice(0, 1) }
  expect(await askForSome(alone, keyboard('en', 'stop').deps)).toBeNull()
  expect(await askForOne(question, keyboard('en', 'stop').deps)).toBeNull()
  expect(await askForSome(question, keyboard('en', 'stop').deps)).toBeNull()
})

test('what was typed is the answer, without blanks around it; Enter alone and Ctrl+C say nothing', async () => {
  const typed = keyboard('en', 'space', 'letter', 'letter', 'left', 'sign', 'space', 'sign', 'enter')
  expect(await askForLine(question, typed.deps)).toBe('a- -a')
  expect(typed.screen()).toContain('Your answer: a- -a')
  const nothing = keyboard('en', 'enter')
  expect(await askForLine(question, nothing.deps)).toBe('')
  expect(nothing.screen()).toContain('Your answer: none of these')
  expect(await askForLine(question, keyboard('en', 'letter', 'stop').deps)).toBeNull()
})

test.each(locales)('everything beside the choices is in the language of the session: %s', async (locale) => {
  const translator = createTranslator(locale)
  const { deps, screen } = keyboard(locale, 'enter')
  await askForSome({ ...question, message: '?' }, deps)
  // oxlint-disable-next-line no-control-regex -- what moves the cursor is no word
  const words = screen().replace(/\u001b\[[\d;?]*[A-Za-z]/g, '')
  const ours = [translator.text('confirm.answeredNone'), ...choices.map(({ label }) => label)]
  const others = ours.reduce((left, known) => left.replaceAll(known, ''), words)
  expect(words).toContain(translator.text('confirm.answeredNone'))
  expect(others).toMatch(/^[?>[\]x\s]*$/)
})

test('signs are those of every keyboard: a plain console has no others', async () => {
  const { deps, screen } = keyboard('en', 'space', 'down', 'enter')
  await askForSome(question, deps)
  // oxlint-disable-next-line no-control-regex -- control characters steer the console
  expect(screen()).toMatch(/^[\u0000-\u007e]*$/)
})
