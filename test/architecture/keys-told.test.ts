import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const sheet = 'renderer/app/shortcut-sheet.tsx'
const ofWindow = sourceFiles(['renderer']).filter(
  ({ path }) => /^renderer\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
)

/** Function keys and Delete. Those that mean the same in every window are not listed: arrows, Tab, Home and End. */
const ownKey = /(?<![\w#])F(?:[1-9]|1[0-2])(?!\w)|(?<=['" ])Delete(?=['"])/g

test('every key that a part of the window listens to stands on the sheet of keys', () => {
  const told = ofWindow.find(({ path }) => path === sheet)?.text ?? ''
  const heard = ofWindow.filter(({ path }) => path !== sheet).flatMap(({ text }) => text.match(ownKey) ?? [])
  expect(new Set(heard)).toEqual(new Set(['F1', 'F2', 'F6', 'F8', 'F9', 'Delete']))
  for (const key of heard) expect(told).toContain(`['${key === 'Delete' ? 'Del' : key}', 'ui.keys.`)
})
