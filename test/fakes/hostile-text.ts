import fc from 'fast-check'

/** Pieces that would do something if they were taken for anything but text. */
const pieces = [
  '<img src=x onerror="document.title=\'taken\'">',
  '<script>document.title="taken"</script>',
  '<a href="https://example.org">link</a>',
  '<b onclick=1>',
  '</span></div></body>',
  '--><!--',
  ']]>',
  '"><svg onload=1>',
  '&lt;i&gt;&amp;&#x3c;',
  '[link](https://example.org "title")',
  '![picture](file:///C:/Windows/win.ini)',
  '**bold** `code` # heading\n- list\n| a | b |\n|---|---|',
  'javascript:alert(1)',
  '{count, plural, one {#} other {{title}}}',
  '${process.env.PATH}',
  '__proto__',
  '\u202Egnp.exe\u202C',
  '\u2066\u2067\u2068\u2069\u200E\u200F\u061C',
  '\u200B\u200C\u200D\u2060\uFEFF\u00AD\u115F\u3164',
  '\u0000\u0007\u0008\u001B]0;taken\u0007\u001B[2J\u007F\u0085\u009B',
  '\u2028\u2029\r',
  '\uD800',
  '프린터 打印机 🖨️',
]

/** One text that holds every piece. */
export const everyHostilePiece = pieces.join(' ')

/** Texts as a program, a file name or somebody else's document could bring them. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(''))

/** Characters that must never reach the screen as they are: they hide, or turn the line round. */
export const unseenCharacters =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]|\r(?!\n)/u

/** Replaces every text under one of these keys, at any depth. */
export function withTexts<T>(value: T, keys: ReadonlySet<string>, text: string): T {
  return replaced(value, { keys, text }) as T
}

type Replacing = { readonly keys: ReadonlySet<string>; readonly text: string }

function replaced(value: unknown, replacing: Replacing, key = ''): unknown {
  if (typeof value === 'string') return replacing.keys.has(key) ? replacing.text : value
  if (Array.isArray(value)) return value.map((item) => replaced(item, replacing, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, replacing, name)]))
}
