import { expect, test } from 'vitest'

import { draftParts, nameInPath, pathsIn, withoutPaths, withPaths } from './attached-paths.ts'

const log = 'D:\\Support files\\print 2.log'
const share = '\\\\server\\team\\Plans'

test('what is attached is read out of the message again, and is no part of its words', () => {
  const text = withPaths('the printer does nothing', [log, share])
  expect(pathsIn(text)).toEqual([log, share])
  expect(withoutPaths(text)).toBe('the printer does nothing')
})

test('a path that somebody pasted with its quotation marks counts too, other words between them do not', () => {
  expect(pathsIn(`it says "access denied" for "${log}"`)).toEqual([log])
  expect(pathsIn('it says "printer offline"')).toEqual([])
})

test('a message that is nothing but a path keeps it', () => {
  expect(withoutPaths(`"${log}"`)).toBe(`"${log}"`)
})

test('a draft gives back its words and what was attached below them, and leaves paths among the words', () => {
  expect(draftParts(withPaths('it stops\nat noon', [log, share]))).toEqual({
    words: 'it stops\nat noon',
    paths: [log, share],
  })
  expect(draftParts(withPaths('', [log]))).toEqual({ words: '', paths: [log] })
  expect(draftParts(`"${log}"\nis empty`)).toEqual({ words: `"${log}"\nis empty`, paths: [] })
  expect(draftParts('')).toEqual({ words: '', paths: [] })
})

test('the name is the last part, also of a folder with a separator behind it', () => {
  expect([log, share, '/home/me/', 'C:\\'].map(nameInPath)).toEqual(['print 2.log', 'Plans', 'me', 'C:'])
})
