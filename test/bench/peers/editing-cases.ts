import type { PeerCase } from './peer-case.ts'

const three = 'line1\nline2\nline3\n'
const target = 'Target line'
const repeated = 'same\nfirst\nsame\nsecond\nsame\nthird\nsame'
const parts =
  'Header\nThe line.\nEnd of header\n\nMain\nThe line.\nMore\nThe line.\nEnd of main\n\nFooter\nThe line.\nEnd of footer'
const many = Array.from({ length: 800 }, (_, at) => (at === 400 ? target : 'A line of a large file.'))
const endOf = { LF: '\n', CRLF: '\r\n' } as const
const manyChanged = (end: string): string => many.map((line) => (line === target ? 'Changed' : line) + end).join('')

type Edited = readonly [before: string, after: string]

function edit(
  [from, what]: readonly [PeerCase['from'], string],
  text: string,
  [replaced, answer]: readonly [Edited | readonly Edited[], string],
): PeerCase {
  const pairs = (typeof replaced[0] === 'string' ? [replaced] : replaced) as readonly Edited[]
  const replace = pairs.map(([before, after]) => ({ before, after }))
  return { what, from, files: { 'a.txt': text }, asked: { kind: 'edit', path: 'a.txt', replace }, answer }
}

const lineBreaks = 'a file keeps the line breaks that it has'

/** Changing, writing and moving files, by the documents and tests of both. */
export const editingCases: readonly PeerCase[] = [
  {
    ...edit(['filesystem', 'a line that is replaced'], three, [
      ['line2', 'modified line2'],
      'line1\nmodified line2\nline3\n',
    ]),
    alsoOf: 'commander',
  },
  edit(['filesystem', 'dollar signs are letters'], three, [
    ['line2', "price=$$; match=$&; before=$`; after=$'"],
    "line1\nprice=$$; match=$&; before=$`; after=$'\nline3\n",
  ]),
  edit(['filesystem', 'several edits'], three, [
    [
      ['line1', 'first line'],
      ['line3', 'third line'],
    ],
    'first line\nline2\nthird line\n',
  ]),
  edit(['filesystem', 'a part of an indented line'], '  line1\n    line2\n  line3\n', [
    ['line2', 'modified line2'],
    '  line1\n    modified line2\n  line3\n',
  ]),
  edit(['filesystem', 'two lines become three'], 'function test() {\n  log("hello");\n  return true;\n}', [
    ['  log("hello");\n  return true;', '  log("world");\n  log("test");\n  return false;'],
    'function test() {\n  log("world");\n  log("test");\n  return false;\n}',
  ]),
  edit(['filesystem', 'another indentation'], '    if (condition) {\n        doSomething();\n    }', [
    ['doSomething();', 'doSomethingElse();\n        doAnotherThing();'],
    '    if (condition) {\n        doSomethingElse();\n        doAnotherThing();\n    }',
  ]),
  {
    ...edit(['filesystem', 'a file with line breaks of Windows'], 'line1\r\nline2\r\nline3\r\n', [
      ['line2', 'modified line2'],
      'line1\nmodified line2\nline3\n',
    ]),
    ours: { answer: 'line1\r\nmodified line2\r\nline3\r\n', because: lineBreaks },
  },
  {
    ...{ what: 'only shown', from: 'filesystem', files: { 'a.txt': three } },
    asked: {
      ...{ kind: 'edit', path: 'a.txt', onlyShown: true },
      replace: [{ before: 'line2', after: 'modified line2' }],
    },
    answer: ['-line2', '+modified line2', three],
  },
  {
    ...{ what: 'a place that is not in the file', from: 'filesystem', alsoOf: 'commander', files: { 'a.txt': three } },
    asked: {
      ...{ kind: 'edit', path: 'a.txt', replace: [{ before: 'no such line', after: 'x' }] },
      edits: [{ kind: 'replace', from: 99, to: 99, text: 'x' }],
    },
    answer: 'refused',
  },
  edit(['commander', 'line breaks of Linux'], `One\nTwo\n${target}\nFour\nFive`, [
    [target, 'Changed'],
    'One\nTwo\nChanged\nFour\nFive',
  ]),
  edit(['commander', 'line breaks of Windows'], `One\r\nTwo\r\n${target}\r\nFour\r\n`, [
    [target, 'Changed'],
    'One\r\nTwo\r\nChanged\r\nFour\r\n',
  ]),
  edit(['commander', 'several lines with line breaks of Windows'], `One\r\nTwo\r\n${target}\r\nFour\r\n`, [
    [`Two\n${target}`, 'New two\nNew three'],
    'One\r\nNew two\r\nNew three\r\nFour\r\n',
  ]),
  edit(['commander', 'several lines with line breaks of Linux'], `One\nTwo\n${target}\nFour\n`, [
    [`Two\n${target}`, 'New two\nNew three'],
    'One\nNew two\nNew three\nFour\n',
  ]),
  edit(['commander', 'mixed line breaks'], `One\nTwo\r\n${target}\nFour\rFive\n`, [
    [target, 'Changed'],
    'One\nTwo\r\nChanged\nFour\rFive\n',
  ]),
  edit(['commander', 'line breaks of an old Mac'], `One\rTwo\r${target}\rFour\r`, [
    [target, 'Changed'],
    'One\rTwo\rChanged\rFour\r',
  ]),
  ...(['LF', 'CRLF'] as const).map((name) =>
    edit(['commander', `eight hundred lines, ${name}`], many.map((line) => line + endOf[name]).join(''), [
      [target, 'Changed'],
      manyChanged(endOf[name]),
    ]),
  ),
  edit(['commander', 'one line without an end'], 'Only one line', [['Only one line', 'Another one'], 'Another one']),
  edit(['commander', 'a last line without an end'], 'Two lines\nBut no end', [
    ['But no end', 'Changed'],
    'Two lines\nChanged',
  ]),
  {
    ...{ what: 'an edit of an empty file', from: 'commander', files: { 'a.txt': '' } },
    asked: {
      ...{ kind: 'edit', path: 'a.txt', replace: [{ before: 'none', after: 'x' }] },
      edits: [{ kind: 'replace', from: 1, to: 1, text: 'x' }],
    },
    answer: 'refused',
  },
  {
    ...{ what: 'all of four equal lines', from: 'commander', files: { 'a.txt': repeated } },
    asked: { kind: 'edit', path: 'a.txt', replace: [{ before: 'same', after: 'changed', times: 4 }] },
    answer: repeated.replaceAll('same', 'changed'),
  },
  edit(['commander', 'one of several, by the line above'], parts, [
    ['Header\nThe line.', 'Header\nChanged in the header.'],
    parts.replace('Header\nThe line.', 'Header\nChanged in the header.'),
  ]),
  edit(['commander', 'the last of several, by the line above'], parts, [
    ['Footer\nThe line.', 'Footer\nChanged in the footer.'],
    parts.replace('Footer\nThe line.', 'Footer\nChanged in the footer.'),
  ]),
  {
    ...{ what: 'a new file', from: 'filesystem', alsoOf: 'commander', files: {} },
    ...{ asked: { kind: 'write', path: 'new.txt', text: 'fresh\n' }, answer: 'fresh\n' },
  },
  {
    ...{ what: 'a file over one that is there', from: 'commander', files: { 'a.txt': 'precious\n' } },
    ...{ asked: { kind: 'write', path: 'a.txt', text: 'other\n' }, answer: 'refused' },
  },
  {
    ...{
      what: 'a file over one that is there, without a question',
      from: 'filesystem',
      files: { 'a.txt': 'precious\n' },
    },
    ...{ asked: { kind: 'write', path: 'a.txt', text: 'other\n' }, answer: 'other\n' },
    ours: { answer: 'refused', because: 'a file that is there is only changed, with its difference shown' },
  },
  {
    ...{ what: 'a file over an empty one', from: 'commander', files: { 'a.txt': '' } },
    ...{ asked: { kind: 'write', path: 'a.txt', text: 'now more\n' }, answer: 'now more\n' },
    ours: { answer: 'refused', because: 'a file that is there is only changed, with its difference shown' },
  },
  {
    ...{
      what: 'a file gets another name',
      from: 'filesystem',
      alsoOf: 'commander',
      files: { 'a.txt': 'test content' },
    },
    ...{ asked: { kind: 'move', path: 'a.txt', to: 'moved.txt' }, answer: ['moved.txt: test content'] },
  },
  {
    ...{ what: 'a file goes to another folder', from: 'filesystem', alsoOf: 'commander' },
    files: { 'a.txt': 'test content', 'sub/b.txt': 'b' },
    ...{ asked: { kind: 'move', path: 'a.txt', to: 'sub/a.txt' }, answer: ['sub/a.txt: test content', 'sub/b.txt: b'] },
  },
  {
    ...{ what: 'a file over another one', from: 'filesystem', files: { 'a.txt': 'a', 'b.txt': 'b' } },
    ...{ asked: { kind: 'move', path: 'a.txt', to: 'b.txt' }, answer: 'refused' },
  },
  {
    ...{ what: 'a file that is not there gets another name', from: 'filesystem', files: { 'a.txt': 'a' } },
    ...{ asked: { kind: 'move', path: 'none.txt', to: 'b.txt' }, answer: 'refused' },
  },
]
