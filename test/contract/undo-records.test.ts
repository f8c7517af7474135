import { expect, test } from 'vitest'

import type { Step, Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { validStoredResult } from '../../electron/contract/result-validation.ts'
import { undoValues } from '../../electron/views/undo-values.ts'
import { locales } from '../../shared/domain/locale.ts'
import { fieldName } from '../../shared/texts/field-names.ts'
import { createTranslator } from '../../shared/texts/translate.ts'

const undoable = loadTools().filter(({ undo }) => undo === 'automatic')
/** Those whose way back can run with administrator rights. */
const elevated = undoable.filter(({ access }) => access.runsAs !== 'user')

/** What somebody would write into a record in order to lead a script elsewhere, or to make it run something. */
const hostile = [
  'C:\\Users\\low\\evil.dll',
  'C:\\Windows\\System32\\drivers\\etc\\hosts',
  'c:/windows/system32',
  '\\\\server\\share\\x',
  '\\\\?\\C:\\x',
  '..\\..\\x',
  '../../x',
  '/etc/passwd',
  'hosts.bak-20261122120000\\..\\..\\x',
  'hosts.bak-20261122120000\n',
  'autocheck autochk /x C:\\evil',
  '-f C:\\x',
  '*',
  'a\u0000b',
  'a\nb',
]

/** Fields of the stored result that the steps read, and whether the arguments are read. */
function reads(steps: readonly Step[]): { readonly fields: readonly string[]; readonly args: boolean } {
  const texts = steps.flatMap((step) => {
    if (step.via === 'powershell') return [step.script]
    // Compiled, the text of a function still names what it reads.
    return step.via === 'native' ? [step.executable, ...step.argv] : [step.run.toString()]
  })
  const one = /\$r\.(\w+)|\{r\.(\w+)\}|\bstate\.r\.(\w+)/g
  const several = /\{([\w\s,]+)\} = state\.r\b/g
  const fields = texts.flatMap((text) => [
    ...[...text.matchAll(one)].map(([, script, argv, node]) => script ?? argv ?? node ?? ''),
    ...[...text.matchAll(several)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  ])
  const rest = texts.map((text) => text.replaceAll(one, '').replaceAll(several, ''))
  expect(rest.filter((text) => /\$r\b|\{r\b|state\.r\b/.test(text))).toEqual([])
  return { fields: [...new Set(fields)], args: texts.some((text) => /\$p\b|\{p\.|state\.p\b/.test(text)) }
}

/** Texts anywhere in a value that the schema of a field accepts, when every text in it is this one. */
function accepts(tool: Tool, field: string, text: string): boolean {
  const shapes = [text, [text], [{ name: text, status: text }], { name: text }]
  return shapes.some((value) => validStoredResult(tool, { [field]: value }) !== null)
}

test('there are such fixes, and some run with administrator rights', () => {
  expect(undoable.length).toBeGreaterThan(15)
  expect(elevated.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['restore_hosts_file', 'reset_network_stack', 'clear_print_queue', 'reset_windows_update']),
  )
})

test.each(elevated)('$name: its way back reads no place and no command from the record', (tool) => {
  const { fields, args } = reads(tool.undoSteps ?? [])
  expect(args).toBe(false)
  const shape = Object.keys((tool.result() as unknown as { readonly shape: object }).shape)
  expect(fields.filter((field) => !shape.includes(field))).toEqual([])
  const led = fields.flatMap((field) => hostile.filter((text) => accepts(tool, field, text)).map((t) => [field, t]))
  expect(led).toEqual([])
})

test('the rule finds a way back that reads a place', () => {
  const found = reads([{ id: 'a', via: 'powershell', script: 'Copy-Item $r.backup $r.path; $p.x' }])
  expect(found).toEqual({ fields: ['backup', 'path'], args: true })
  const restore = elevated.find(({ name }) => name === 'restore_hosts_file')
  expect(restore && accepts(restore, 'path', 'C:\\evil')).toBe(true)
  expect(restore && accepts(restore, 'backup', 'hosts.bak-20261122120000')).toBe(true)
})

test.each(undoable)('$name: a person is shown every stored value that its way back reads', (tool) => {
  const { fields } = reads(tool.undoSteps ?? [])
  expect([...(tool.undoReads ?? ['nothing declared'])].sort()).toEqual([...fields].sort())
  // As little as a record can say is shown, too: a field that could not be read is not left out.
  const kept = validStoredResult(tool, Object.fromEntries(fields.map((field) => [field, null])))
  for (const locale of locales) {
    const shown = undoValues(tool, kept ?? {}, createTranslator(locale))
    expect(shown.map(({ label }) => label)).toEqual(
      tool.undoReads?.map((field) => fieldName(field, locale, tool.texts.fields)),
    )
    expect(shown.filter(({ value }) => value === '')).toEqual([])
  }
})

test('only what starts again or is called off needs nothing stored', () => {
  expect(undoable.filter(({ undoReads }) => undoReads?.length === 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['restart_audio_service', 'restart_system']),
  )
  expect(undoable.filter(({ undoReads }) => undoReads?.length === 0)).toHaveLength(2)
})

test('no record is believed that has a field which the tool does not give', () => {
  for (const tool of undoable) expect(validStoredResult(tool, { somethingElse: 'x' }), tool.name).toBeNull()
  for (const value of [null, [], 'x', 1]) {
    for (const tool of undoable) expect(validStoredResult(tool, value), tool.name).toBeNull()
  }
})
