import { expect, it } from 'vitest'

import { createTranslator } from './translate.ts'

const translator = createTranslator('en')

it.each([
  String.raw`C:\x64\u0041bc`,
  String.raw`\u202egnp.exe`,
  String.raw`\\server\share`,
  String.raw`\u005cx41`,
  String.raw`\X64`,
])('a value stands in its sentence to the letter: %s', (path) => {
  expect(translator.text('ui.workspaces.answer.where', { workspace: 'w', path })).toBe(
    `It is in the folder “w”: ${path}`,
  )
})
