import type { PeerCase } from './peer-case.ts'

const fifty = Array.from({ length: 50 }, (_, at) => `Line ${at + 1}: row ${at + 1} of fifty.`)
const five = 'Line 1\nLine 2\nLine 3\nLine 4\nLine 5'
const letters = 'Test content\nWith several lines\nand letters: äöü'
const json = JSON.stringify({ name: 'Test', values: [1, 2, 3] }, null, 2)
const rows = (count: number, end: string): string =>
  Array.from({ length: count }, (_, at) => `row ${at + 1}`).join('\n') + end
const folder = { 'test.txt': 'test content', 'subdir/nested.txt': 'nested content' }

/** Reading, listing and looking at files, by the documents and tests of both. */
export const readingCases: readonly PeerCase[] = [
  {
    ...{ what: 'a whole text', from: 'filesystem', alsoOf: 'commander', files: folder },
    ...{ asked: { kind: 'read', path: 'test.txt' }, answer: 'test content' },
  },
  {
    ...{
      what: 'its first lines',
      from: 'filesystem',
      alsoOf: 'commander',
      files: { 'a.txt': 'line1\nline2\nline3\n' },
    },
    ...{ asked: { kind: 'read', path: 'a.txt', lines: 2 }, answer: 'line1\nline2' },
  },
  {
    ...{ what: 'more first lines than there are', from: 'filesystem', files: { 'a.txt': 'line1\nline2\nend' } },
    ...{ asked: { kind: 'read', path: 'a.txt', lines: 5 }, answer: 'line1\nline2\nend' },
  },
  {
    ...{ what: 'its last lines', from: 'filesystem', files: { 'a.txt': 'line3\nline4\nline5' } },
    ...{ asked: { kind: 'read', path: 'a.txt', last: 2 }, answer: 'line4\nline5' },
  },
  {
    ...{ what: 'an empty file', from: 'filesystem', files: { 'a.txt': '' } },
    ...{ asked: { kind: 'read', path: 'a.txt' }, answer: '' },
  },
  {
    ...{ what: 'last lines of an empty file', from: 'filesystem', files: { 'a.txt': '' } },
    ...{ asked: { kind: 'read', path: 'a.txt', last: 5 }, answer: '' },
  },
  {
    ...{ what: 'a file that is not there', from: 'filesystem', alsoOf: 'commander', files: folder },
    ...{ asked: { kind: 'read', path: 'none.txt' }, answer: 'refused' },
  },
  {
    ...{ what: 'a folder, read as a file', from: 'filesystem', files: folder },
    ...{ asked: { kind: 'read', path: 'subdir' }, answer: 'refused' },
  },
  {
    ...{ what: 'a text from its third line on', from: 'commander', files: { 'a.txt': five } },
    ...{ asked: { kind: 'read', path: 'a.txt', from: 3 }, answer: 'Line 3\nLine 4\nLine 5' },
  },
  {
    ...{ what: 'two lines from the beginning', from: 'commander', files: { 'a.txt': five } },
    ...{ asked: { kind: 'read', path: 'a.txt', from: 1, lines: 2 }, answer: 'Line 1\nLine 2' },
  },
  {
    ...{ what: 'letters beyond the plain ones', from: 'commander', alsoOf: 'filesystem', files: { 'a.txt': letters } },
    ...{ asked: { kind: 'read', path: 'a.txt' }, answer: letters },
  },
  {
    ...{ what: 'data that is a text', from: 'commander', alsoOf: 'filesystem', files: { 'a.json': json } },
    ...{ asked: { kind: 'read', path: 'a.json' }, answer: json },
  },
  ...[10, 5, 1].map((last): PeerCase => ({
    ...{ what: `the last ${last} of fifty lines`, from: 'commander', alsoOf: 'filesystem' },
    ...{ files: { 'a.txt': fifty.join('\n') }, asked: { kind: 'read', path: 'a.txt', last } },
    answer: fifty.slice(-last).join('\n'),
  })),
  {
    ...{ what: 'ten lines from before the beginning on', from: 'commander', files: { 'a.txt': fifty.join('\n') } },
    asked: { kind: 'read', path: 'a.txt', last: 100, lines: 10 },
    answer: fifty.join('\n'),
    ours: { answer: fifty.slice(0, 10).join('\n'), because: 'a page holds as many lines as were asked for' },
  },
  {
    ...{ what: 'five lines from the forty-sixth on', from: 'commander', files: { 'a.txt': fifty.join('\n') } },
    ...{ asked: { kind: 'read', path: 'a.txt', from: 46, lines: 5 }, answer: fifty.slice(45).join('\n') },
  },
  {
    ...{ what: 'three lines from the first on', from: 'commander', files: { 'a.txt': fifty.join('\n') } },
    ...{ asked: { kind: 'read', path: 'a.txt', from: 1, lines: 3 }, answer: fifty.slice(0, 3).join('\n') },
  },
  ...[
    [3, '\n'],
    [3, ''],
    [1, '\n'],
    [1, ''],
    [100, '\n'],
    [100, ''],
  ].map(([count, end]): PeerCase => ({
    ...{ what: `how many lines: ${count}${end === '' ? ', the last one open' : ''}`, from: 'commander' },
    ...{ files: { 'a.txt': rows(Number(count), String(end)) }, asked: { kind: 'count', path: 'a.txt' } },
    answer: Number(count),
  })),
  {
    ...{ what: 'what is in a folder', from: 'filesystem', alsoOf: 'commander', files: folder },
    ...{ asked: { kind: 'list', path: '' }, answer: ['file test.txt', 'folder subdir'] },
  },
  {
    ...{ what: 'a folder and all below it', from: 'filesystem', alsoOf: 'commander', files: folder },
    asked: { kind: 'list', path: '', deep: true },
    answer: ['file subdir/nested.txt', 'file test.txt', 'folder subdir'],
  },
  {
    ...{ what: 'hidden files in a folder', from: 'filesystem', alsoOf: 'commander' },
    files: { '.env': 'A=1', '.git/config': '', 'package.json': '{}', 'src/index.js': '' },
    asked: { kind: 'list', path: '' },
    answer: ['file .env', 'file package.json', 'folder .git', 'folder src'],
    ours: { answer: ['file package.json', 'folder src'], because: 'hidden files only on request' },
  },
  {
    ...{ what: 'a folder that is not there', from: 'filesystem', files: folder },
    ...{ asked: { kind: 'list', path: 'none' }, answer: 'refused' },
  },
  {
    ...{ what: 'what a file is', from: 'filesystem', alsoOf: 'commander', files: { 'a.txt': 'Some content' } },
    ...{ asked: { kind: 'info', path: 'a.txt' }, answer: ['file', '12'] },
  },
  {
    ...{ what: 'what a folder is', from: 'filesystem', files: folder },
    ...{ asked: { kind: 'info', path: 'subdir' }, answer: ['folder'] },
  },
]
