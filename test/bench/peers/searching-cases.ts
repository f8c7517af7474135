import type { Asked, PeerCase } from './peer-case.ts'

const sources = {
  'one.js': "// A script\nfunction searchFunction() {\n  const pattern = 'test pattern'\n  return pattern\n}\n",
  'two.ts':
    "interface Test {\n  pattern: string\n}\nclass TestClass implements Test {\n  pattern = 'test pattern'\n}\n",
  'plain.txt': 'A plain text.\nSome test content.\nPattern is found here too.\n',
  'subdir/nested.py': 'def search_function():\n    pattern = "test pattern"\n    return pattern\n',
}
const code = {
  'code.js': [
    'toast.error("test");',
    'array[0]',
    'obj.method()',
    'const plus = "count++";',
    'const question = "value?";',
    'const pattern = ".*";',
    'const caret = "^start";',
    'const dollar = "end$";',
    'const pipe = "a|b";',
    'const path = "path\\\\to\\\\file";',
    'console.log("x");',
    'consoleXlog("x");',
  ].join('\n'),
  'similar.ts': 'toast.errorHandler("test");\narray.slice(0, 1);\n',
}
const edges = {
  'empty.txt': '',
  'blank.txt': '   \n\t\n   \n',
  'long.txt': `${'a'.repeat(10_000)}LONGLINEPATTERN${'b'.repeat(10_000)}`,
  'signs.txt': 'Signs: @#$%^&*(){}[]|\\:";\'<>?,./\nUnicode: 😀🎉🔍\nMore: test@pattern',
  'binary.bin': '\u0000\u0001\u0002pattern\u0003',
  'large.txt': 'This is a line with pattern\n'.repeat(5),
  'regex.txt': 'Content: .+*?^${}()|[]\\\nPattern: test.pattern\nOther: test*pattern',
}
const every = (file: string, numbers: readonly number[]): readonly string[] => numbers.map((at) => `${file}:${at}`)

function lines(
  what: string,
  files: PeerCase['files'],
  [text, answer, more = {}]: readonly [string, readonly string[], Partial<Extract<Asked, { kind: 'lines' }>>?],
): PeerCase {
  return { what, from: 'commander', files, asked: { kind: 'lines', text, ...more }, answer }
}

const letters = (what: string, text: string, line: number): PeerCase =>
  lines(`letters as they stand: ${what}`, code, [text, [`code.js:${line}`]])

/** Searching by names and by lines, by the documents and tests of both. */
export const searchingCases: readonly PeerCase[] = [
  ...(
    [
      ['*.js', ['one.js']],
      ['one.js', ['one.js']],
      ['*.none', []],
      ['*.txt', ['plain.txt']],
      ['*e*.py', ['subdir/nested.py']],
    ] as const
  ).map(([pattern, answer]): PeerCase => ({
    ...{ what: `files by name: ${pattern}`, from: 'commander', alsoOf: 'filesystem', files: sources },
    ...{ asked: { kind: 'names', pattern }, answer },
  })),
  {
    ...{ what: 'a part of a name', from: 'filesystem', alsoOf: 'commander' },
    files: { 'test.txt': '', 'important_test.js': '', 'other.md': '' },
    ...{ asked: { kind: 'names', pattern: '*test*' }, answer: ['important_test.js', 'test.txt'] },
  },
  {
    ...{ what: 'names of hidden files', from: 'filesystem', files: { '.env': '', 'a.env': '' } },
    ...{ asked: { kind: 'names', pattern: '*.env' }, answer: ['.env', 'a.env'] },
    ours: { answer: ['a.env'], because: 'hidden files only on request' },
  },
  {
    ...{ what: 'names of hidden files, on request', from: 'filesystem', files: { '.env': '', 'a.env': '' } },
    ...{ asked: { kind: 'names', pattern: '*.env', hidden: true }, answer: ['.env', 'a.env'] },
  },
  lines('lines with a word', sources, [
    'pattern',
    [...every('one.js', [3, 4]), 'plain.txt:3', ...every('subdir/nested.py', [2, 3]), ...every('two.ts', [2, 5])],
  ]),
  lines('a word by its case', sources, ['Pattern', ['plain.txt:3'], { sameCase: true }]),
  lines('a word by any case', sources, ['TEST CONTENT', ['plain.txt:2']]),
  lines('lines in files of a kind', sources, ['pattern', every('two.ts', [2, 5]), { only: '*.ts' }]),
  lines('no such line', sources, ['this-is-not-anywhere', []]),
  lines('a function', sources, ['searchFunction', ['one.js:2']]),
  lines('a hidden file, on request', { ...sources, '.hidden.txt': 'hidden content\n' }, [
    'hidden content',
    ['.hidden.txt:1'],
    { hidden: true },
  ]),
  {
    ...lines('a folder that is not there', sources, ['pattern', [], { path: 'none' }]),
    ours: { answer: 'refused', because: 'a folder that cannot be read is unknown, not empty' },
  },
  letters('quotes and brackets', 'toast.error("test")', 1),
  letters('an index', 'array[0]', 2),
  letters('a call', 'obj.method()', 3),
  letters('plus signs', 'count++', 4),
  letters('a question mark', 'value?', 5),
  letters('a point and a star', '.*', 6),
  letters('a caret', '^start', 7),
  letters('a dollar sign', 'end$', 8),
  letters('a bar', 'a|b', 9),
  letters('backslashes', 'path\\\\to\\\\file', 10),
  letters('a point', 'console.log', 11),
  lines('a point of a pattern', code, ['console.log', every('code.js', [11, 12]), { isRegex: true }]),
  lines('brackets of a pattern', code, ['toast.error("test")', [], { isRegex: true }]),
  lines('a line of twenty thousand letters', edges, ['LONGLINEPATTERN', ['long.txt:1']]),
  lines('signs in a word', edges, ['test@pattern', ['signs.txt:3']]),
  lines('what is no text tells nothing', edges, ['is a line with pattern', every('large.txt', [1, 2, 3, 4, 5])]),
  lines('emoji', edges, ['🎉', ['signs.txt:2']]),
  lines('an empty file tells nothing', { 'empty.txt': '' }, ['pattern', []]),
]
