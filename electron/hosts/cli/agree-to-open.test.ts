import { PassThrough } from 'node:stream'

import pc from 'picocolors'
import { expect, test } from 'vitest'

import { createTranslator } from '../../../shared/texts/translate.ts'
import type { AskedChange } from '../../settings/what-opens.ts'
import { agreesToOpen } from './agree-to-open.ts'

const webhook: AskedChange = {
  ...{ setting: 'notifyWebhook', question: 'notifyWebhook', how: 'set' },
  ...{ value: 'it', address: 'https://hooks.example/in' },
}
const [down, enter, stop] = ['\u001b[B', '\r', '\u0003']

type Person = { readonly keys?: readonly string[]; readonly yes?: boolean; readonly json?: boolean }

/** A terminal with a keyboard of the test. */
async function asked({ keys, yes = false, json = false }: Person) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 30 })
  const shown: string[] = []
  let isStopped = false
  const warn = (line: string): void => void shown.push(line)
  keys?.forEach((key, index) => setTimeout(() => input.write(key), 20 + index * 20))
  const agreed = await agreesToOpen([webhook], {
    ...{ translator: createTranslator('en'), signal: new AbortController().signal, streams: { input, output } },
    options: { yes, json },
    terminal: { warn, noteColors: pc.createColors(false), interactive: keys !== undefined },
    stop: () => (isStopped = true),
  })
  return { agreed, isStopped, shown: shown.join('\n') }
}

test('a person reads what is opened, with the value and where it leads, and Enter alone is a no', async () => {
  const { agreed, shown } = await asked({ keys: [enter] })
  expect(agreed).toBe(false)
  expect(shown).toContain('Tell this webhook how repairs end?')
  expect(shown).toContain('https://hooks.example/in')
})

test('a yes is a yes, and Ctrl+C ends the run without one', async () => {
  expect(await asked({ keys: [down, enter] })).toMatchObject({ agreed: true, isStopped: false })
  expect(await asked({ keys: [stop] })).toMatchObject({ agreed: false, isStopped: true })
})

test.each([{}, { keys: [], yes: true }, { keys: [], json: true }])(
  'the command itself is enough where nobody can be asked or wants to be: %j',
  async (person) => {
    expect(await asked(person)).toEqual({ agreed: true, isStopped: false, shown: '' })
  },
)
