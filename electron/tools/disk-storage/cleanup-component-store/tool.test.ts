import { expect, test } from 'vitest'

import { decodeOutput } from '../../../executors/process/decode.ts'
import { parseAnalysis, tool } from './tool.ts'

const progress = '\r[==                         4.0%                           ] '

function analysis(recommended: string): string {
  return [
    '',
    'Deployment Image Servicing and Management tool',
    'Version: 10.0.26100.1',
    '',
    'Image Version: 10.0.26100.4652',
    '',
    `${progress}\r[==========================100.0%==========================] `,
    '',
    'Component Store (WinSxS) information:',
    '',
    'Windows Explorer Reported Size of Component Store : 34.51 GB',
    '',
    'Actual Size of Component Store : 33.90 GB',
    '',
    '    Shared with Windows : 8.21 GB',
    '    Backups and Disabled Features : 25.31 GB',
    '    Cache and Temporary Data :  0 bytes',
    '',
    'Date of Last Cleanup : 2024-03-02 08:12:44',
    '',
    'Number of Reclaimable Packages : 12',
    `Component Store Cleanup Recommended : ${recommended}`,
    '',
    'The operation completed successfully.',
    '',
  ].join('\r\n')
}

test.each([
  ['Yes', true],
  ['No', false],
])('the answer in English: %s', (word, recommended) => {
  expect(parseAnalysis({ stdout: analysis(word) })).toEqual({ recommended })
})

test.each([
  [949, 'c7d1bcba20bfe4bac020c0fabae5bcd220c1a4b8ae20b1c7c0e5203a20bfb9'],
  [936, 'd7e9bcfeb4e6b4a2c7e5c0edcda8bdf8203a20cac7'],
  [850, '4b6f6d706f6e656e74656e737065696368657262657265696e6967756e6720656d70666f686c656e203a204a61'],
])('words of another language, in code page %i, are no answer', (codePage, hex) => {
  const stdout = decodeOutput(Buffer.from(hex, 'hex'), codePage)
  expect(stdout.length).toBeGreaterThan(4)
  expect(parseAnalysis({ stdout })).toEqual({ recommended: null })
})

test('a file name or a date in the code page of the PC does not hide the answer', () => {
  const bytes = Buffer.concat([
    Buffer.from('b3afc2a5203a20bfc0c0fc0d0a', 'hex'),
    Buffer.from(analysis('Yes'), 'latin1'),
  ])
  expect(parseAnalysis({ stdout: decodeOutput(bytes, 949) })).toEqual({ recommended: true })
})

test.each(['', 'Error: 740', analysis('Maybe'), analysis('')])('anything else is unknown', (stdout) => {
  expect(parseAnalysis({ stdout })).toEqual({ recommended: null })
})

test('a look beforehand reads no space of afterwards', () => {
  const ranIn = (dryRun: boolean): readonly string[] =>
    tool.steps.flatMap(({ id, onlyIf }) =>
      onlyIf === undefined || onlyIf({ p: { dryRun }, s: {}, r: {} }) ? [id] : [],
    )
  expect(ranIn(true)).toEqual(['before', 'analyze'])
  expect(ranIn(false)).toEqual(['before', 'analyze', 'clean', 'after'])
})
