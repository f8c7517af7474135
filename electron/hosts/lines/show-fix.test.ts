import * as z from 'zod'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { previewLines, undoLines } from './show-fix.ts'
import { loadTools } from '../../registry/folders.ts'
import { locales } from '../../../shared/domain/locale.ts'
import { heading } from '../../../shared/texts/join.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'

const found = loadTools().find((each) => each.commandLine?.shell === 'powershell')
if (found === undefined) throw new Error('no tool takes a free command')
const tool = found
const english = createTranslator('en')
const linesFor = (args: Readonly<Record<string, unknown>>, translator = english): readonly string[] =>
  previewLines({ tool, args, digest: 'd'.repeat(64) }, { registry: { isElevated: () => true }, translator })
const rowsOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith('    | ')).map((line) => line.slice(6))

/** What somebody reads in the rows: marks of letters that look like others taken off, escapes put back. */
function readBack(rows: string): string {
  const unmarked = rows.replace(
    /(.)\(\\u(?:([0-9a-f]{4})|\{([0-9a-f]+)\})\)/gu,
    (all: string, ...[letter, short, long]: string[]) =>
      Number.parseInt(short ?? long ?? '', 16) === letter?.codePointAt(0) ? letter : all,
  )
  const plain = unmarked.replace(/\\\\|\\u\{([0-9a-f]+)\}/g, (all, hex?: string) =>
    hex === undefined ? all : String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return JSON.parse(`"${plain}"`) as string
}

describe('a free command on the terminal', () => {
  test('stands whole before the question, in rows that nothing in it can imitate', () => {
    const anyCommand = fc.string({ unit: 'binary', minLength: 1, maxLength: 4_000 }).map((text) => text.toWellFormed())
    fc.assert(
      fc.property(anyCommand, (command) => {
        const lines = linesFor({ command })
        expect(readBack(rowsOf(lines).join(''))).toBe(command.replaceAll('\n', ''))
        expect(lines.every((line) => !/[\p{Cc}\p{Cf}]/u.test(line))).toBe(true)
        for (const row of rowsOf(lines)) expect(row.length).toBeLessThanOrEqual(72)
      }),
      { numRuns: 60 },
    )
  })

  test('says what it does and why, with the line', () => {
    const lines = linesFor({ command: 'Get-Process\nRemove-Item C:\\data' }).join('\n')
    expect(lines).toContain('It deletes, opens up or runs something that can’t be undone.')
    expect(lines).toContain('Deletes files or folders past the Recycle Bin (line 2)')
    expect(linesFor({ command: 'Get-Process' }).join('\n')).toContain('It only reads.')
  })

  test('keeps its end, its lines and its backslashes, in every language', () => {
    const command = `${'Get-Process | Out-Null\n'.repeat(150)}Remove-Item C:\\Users -Recurse -Force`
    for (const locale of locales) {
      const rows = rowsOf(linesFor({ command }, createTranslator(locale)))
      expect(rows).toHaveLength(151)
      expect(rows.at(-1)).toBe('Remove-Item C:\\\\Users -Recurse -Force')
    }
  })

  test.each([
    ['\u3164', '\\u3164'],
    ['\uFFA0', '\\uffa0'],
    ['\u115F', '\\u115f'],
    ['\u{E0041}', '\\u{e0041}'],
    ['\u00AD', '\\u00ad'],
    ['\u2028', '\\u2028'],
    ['\u180E', '\\u180e'],
    ['\u2800', '\\u2800'],
    ['\u00A0', '\\u00a0'],
    ['\u034F', '\\u034f'],
    ['\uFE0F', '\\ufe0f'],
    ['\u202E', '\\u202e'],
  ])('writes out what is not seen: %j', (character, written) => {
    expect(rowsOf(linesFor({ command: `a${character}b` }))).toEqual([`a${written}b`])
    expect(linesFor({ command: 'x', cwd: `C:\\a${character}b` }).join('\n')).toContain(`a${written}b`)
  })

  test('marks a letter of another alphabet, and says letters of another direction in the order in which they stand', () => {
    const lines = linesFor({ command: 'x', cwd: 'C:\\\u05D0\u05D1\\p\u0430ypal' }).join('\n')
    expect(lines).toContain('p\u0430(\\u0430)ypal')
    expect(lines).toContain('in stored order: "C:\\\\\\u05d0\\u05d1\\\\')
  })
})

const registry = { find: () => null }

const undoable = {
  ...fakeTool({ name: 'switch_on', result: z.object({ bootChecks: z.array(z.string()) }) }),
  undoReads: ['bootChecks'],
}

test.each(locales)('before an undo the terminal shows all stored values, with nothing hidden, in %s', (locale) => {
  const translator = createTranslator(locale)
  const bootChecks = [
    ...Array.from({ length: 60 }, (_, index) => `check ${index}`),
    'a\u202Eb\u0000\u001B[2J\nc',
    '\u05D0',
  ]
  const lines = undoLines({ tool: undoable, args: {}, kept: { bootChecks } }, { registry, translator })
  const stored = lines.slice(lines.indexOf(`    ${heading(translator.text('undo.stored'), locale)}`) + 1)
  // One row each, and one more for the text that runs from right to left.
  expect(stored).toHaveLength(63)
  for (const [index, line] of stored.slice(0, 60).entries())
    expect(line).toMatch(new RegExp(` ${index + 1}(: |：)check ${index}$`))
  expect(stored[60]).toContain('a\\u202eb\\u0000\\u001b[2J\\u000ac')
  expect(stored[62]).toContain('\\u05d0')
})

test('nothing is said of stored values where none are needed', () => {
  const translator = createTranslator('en')
  const lines = undoLines(
    { tool: { ...undoable, undoReads: [] }, args: {}, kept: { bootChecks: ['x'] } },
    { registry, translator },
  )
  expect(lines.join('\n')).not.toContain(translator.text('undo.stored'))
})

test('before an undo the terminal shows what it changes, from what the fix left to what was there before', () => {
  const translator = createTranslator('en')
  const tool = { ...undoable, changes: [{ field: 'proxyEnabled', value: 'proxyEnabled' }] }
  const changes = [{ field: 'proxyEnabled', before: false, planned: true }]
  const lines = undoLines({ tool, args: {}, kept: { bootChecks: [] }, changes }, { registry, translator })
  expect(lines.filter((line) => line.endsWith(': no → yes'))).toHaveLength(1)
})
