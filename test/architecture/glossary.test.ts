import { expect, test } from 'vitest'

import { linesMatching, sourceFiles } from './source-files.ts'

const glossaryFile = 'docs/GLOSSARY.md'
const files = sourceFiles(['renderer'])

/** The words of the last column, without regard to case; a blank is also a hyphen. */
function oldWords(): readonly string[] {
  const glossary = files.find(({ path }) => path === glossaryFile)?.text ?? ''
  const rows = glossary.split('\n').filter((line) => line.startsWith('|') && line.includes('`'))
  return rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
}

function patternOf(word: string): RegExp {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(literal.replaceAll(' ', '[ -]'), 'i')
}

test('the glossary says which words are gone', () => {
  expect(oldWords()).toEqual(
    expect.arrayContaining([
      'workbench',
      'happenings',
      'draw boundary',
      'restsOn',
      'leadsTo',
      'closedGates',
      'take back',
      'in flight',
      'sent bytes',
    ]),
  )
})

test('code, texts and documents use the words of the glossary', () => {
  const named = [glossaryFile, 'test/architecture/glossary.test.ts']
  // What people type in a complaint is theirs.
  const others = files.filter(({ path }) => !named.includes(path) && !/^test\/evaluate\/.*\.json$/.test(path))
  expect(oldWords().flatMap((word) => linesMatching(others, patternOf(word)))).toEqual([])
})
