import { expect, test } from 'vitest'

import { checkBinding } from '../../electron/contract/check-binding.ts'
import { argumentFacts } from '../../electron/contract/argument-facts.ts'
import { asCalled } from '../../electron/contract/as-called.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { isSafeDiagnostic } from '../../electron/registry/registry.ts'
import { conditionShape, shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'
import { callTitle, filled } from '../../electron/views/call-words.ts'
import { noticeWords, undoWords } from '../../electron/views/notice-words.ts'
import { checkCondition, typeOfExpression } from '../../shared/condition/check.ts'
import { objectShape, type Shape } from '../../shared/condition/shape.ts'
import { locales } from '../../shared/domain/locale.ts'
import { partsOf, sourcesOf, templatesOf } from './call-parts.ts'
import { fieldsOfResult } from './tool-fields.ts'

const tools = loadTools()
const named = new Map(tools.map((tool) => [tool.name, tool]))
const fixes = tools.filter(({ access }) => access.risk !== 'safe')
const withArguments = fixes.filter((tool) => argumentFacts(tool).size > 0)

/** A time is a text with a pattern to the schema of arguments. */
function argumentsOf(tool: Tool): Shape {
  const shape = shapeOfSchema(tool.args())
  if (shape.type !== 'object') return shape
  const fields = Object.entries(shape.fields).map(([name, field]): [string, Shape] => [
    name,
    name.endsWith('Utc') ? { type: 'datetime' } : field,
  ])
  return objectShape(Object.fromEntries(fields))
}

test('every fix with arguments says what it acts on, and its title names it', () => {
  const silent = withArguments.filter(({ object, texts }) => {
    if (object === undefined) return true
    return object === 'one' ? texts.titleOf !== undefined : partsOf(texts.titleOf).length === 0
  })
  expect(withArguments.length).toBeGreaterThan(25)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('what has to be given says which thing is meant: then there is more than one', () => {
  const problems = withArguments.flatMap((tool) => {
    const from = tool.object === undefined || tool.object === 'one' ? [] : tool.object.from
    const facts = argumentFacts(tool)
    const strange = from.filter((name) => !facts.has(name)).map((name) => `${tool.name} has no argument ${name}`)
    const required = [...facts].filter(([, fact]) => fact.default === null).map(([name]) => name)
    const unused = required.length > 0 && !required.some((name) => from.includes(name))
    return [...strange, ...(unused ? [`${tool.name}: ${required.join()} names no object`] : [])]
  })
  expect(problems).toEqual([])
})

test('every part of a sentence can be filled in, in every language', () => {
  const problems = fixes.flatMap((tool) => {
    const facts = argumentFacts(tool)
    const seen = sourcesOf(tool).flatMap(({ names }) => Object.keys(names))
    return templatesOf(tool).flatMap((text) =>
      locales.flatMap((locale) => {
        const parts = partsOf(text, locale)
        const unknown = parts.filter(
          (part) => !facts.has(part) && !(seen.includes(part) && tool.texts.unnamed?.[part] !== undefined),
        )
        const missing = partsOf(text).filter((part) => !parts.includes(part))
        return [...unknown, ...missing].map((part) => `${tool.name} ${locale} {${part}}: ${text[locale]}`)
      }),
    )
  })
  expect(problems).toEqual([])
})

test('where the name of a thing is asked, a check that needs no question knows it', () => {
  const problems = fixes.flatMap((tool) =>
    sourcesOf(tool).flatMap((source) => {
      const check = named.get(source.tool)
      if (check === undefined || !isSafeDiagnostic(check, 'ai_agent')) return [`${tool.name}: ${source.tool}`]
      const shape = objectShape({ ...conditionShape(check).fields, args: argumentsOf(tool) })
      const list = typeOfExpression(source.each, shape)
      if (list.type.type !== 'list') return [`${tool.name}: ${source.each} is no list`]
      const about = { it: list.type.element, el: list.type.element }
      return [
        ...checkCondition(source.where, shape, about),
        ...Object.values(source.names).flatMap((name) => typeOfExpression(name, shape, about).problems),
        ...(check.args().safeParse(source.args ?? {}).success ? [] : ['arguments of the check']),
      ].map((problem) => `${tool.name} ${source.tool}: ${problem}`)
    }),
  )
  expect(problems).toEqual([])
})

test('culprits of a finding are read from its result, and have a sentence', () => {
  const rules = tools.flatMap((tool) => tool.findings.map((rule) => ({ tool, rule })))
  const problems = rules.flatMap(({ tool, rule: { id, culprits } }) => {
    const text = tool.texts.named?.[id]
    if ((culprits === undefined) !== (text === undefined)) return [`${tool.name}.${id}`]
    if (culprits === undefined || text === undefined) return []
    const shape = conditionShape(tool)
    const { type } = typeOfExpression(culprits.each, shape)
    if (type.type !== 'list' && type.type !== 'string')
      return [`${tool.name}.${id}: ${culprits.each} is neither a list nor a text`]
    const element = type.type === 'list' ? type.element : type
    const about = { it: element, el: element }
    const wordless = locales.filter((locale) => partsOf(text, locale).join() !== 'name')
    return [
      ...(culprits.where === undefined ? [] : checkCondition(culprits.where, shape, about)),
      ...[culprits.best ?? culprits.name, culprits.name].flatMap((one) => typeOfExpression(one, shape, about).problems),
      ...wordless.map((locale) => `no {name} in ${locale}`),
    ].map((problem) => `${tool.name}.${id}: ${problem}`)
  })
  expect(problems).toEqual([])
  expect(rules.filter(({ rule }) => rule.culprits !== undefined).length).toBeGreaterThan(20)
})

/** An element of a list that decides a finding, and by which a fix is bound, is somebody: its finding names it. */
test('a finding whose fix is bound to one of its own programs, jobs or devices names it', () => {
  const silent = tools.flatMap((tool) =>
    tool.findings
      .filter(({ severity, culprits }) => severity === 'problem' && culprits === undefined)
      .filter(({ bind = {} }) =>
        Object.entries(bind).some(
          ([fix, { each, via, ask }]) =>
            each !== undefined && via === undefined && ask !== true && sourcesOf(named.get(fix) ?? tool).length > 0,
        ),
      )
      .map(({ id }) => `${tool.name}.${id}`),
  )
  // Of an adapter its addresses are wrong: the sentence is about them.
  const aboutAddresses = silent.filter(
    (rule) => !rule.startsWith('check_ip_address.') && !rule.startsWith('check_network_status.'),
  )
  expect(aboutAddresses).toEqual(['check_audio_devices.no_output', 'check_usb_devices.not_recognized'])
})

test('every fix that can be undone says in its own words what undoing does and loses', () => {
  const undoable = tools.filter(({ undo }) => undo === 'automatic')
  expect(undoable.length).toBeGreaterThan(15)
  for (const tool of undoable) {
    for (const locale of locales) {
      const call = { args: { some: 'argument' } }
      const undoing = undoWords(tool, call, locale)
      const doing = noticeWords(tool, call, { locale, isElevated: true })
      expect([tool.name, undoing.title]).not.toEqual([tool.name, doing.title])
      expect([tool.name, undoing.what]).not.toEqual([tool.name, doing.what])
      expect([tool.name, undoing.lose]).not.toEqual([tool.name, doing.lose])
      expect(undoing.undo).toBeNull()
      expect([tool.name, undoing.lose]).not.toEqual([tool.name, null])
    }
  }
  for (const { texts, undo } of tools) expect(texts.undo !== undefined).toBe(undo === 'automatic')
})

test('a list that is promised is shown: its dry run gives names and sizes', () => {
  const promise = /\b(?:see|shows?|check) (?:a|the) list\b|목록을 (?:먼저 )?확인|清单/
  const promising = fixes.filter(({ texts: { notice } }) =>
    Object.values(notice ?? {}).some((text) => locales.some((locale) => promise.test(text[locale]))),
  )
  const silent = promising.filter(({ preview }) => preview?.list === undefined)
  expect(silent.map(({ name }) => name)).toEqual([])
  for (const tool of fixes) {
    const list = tool.preview?.list
    if (list === undefined) continue
    const shape = shapeOfSchema(tool.result())
    const field = shape.type === 'object' ? shape.fields[list.field] : undefined
    const element = field?.type === 'list' && field.element.type === 'object' ? field.element.fields : {}
    expect([tool.name, element[list.name]?.type, element[list.bytes]?.unit]).toEqual([tool.name, 'string', 'B'])
    expect(fieldsOfResult(tool)).toContain(list.total)
  }
})

test('what destroys unsaved work is hard to undo, and says so', () => {
  const destroying = fixes.filter(({ destroys = [] }) => destroys.includes('unsaved_work'))
  const harsh = fixes.flatMap((tool) =>
    tool.harsher ? [asCalled(tool, { [tool.harsher.argument]: tool.harsher.equals })] : [],
  )
  const all = [...destroying, ...harsh]
  expect(all.map(({ name }) => name).sort()).toEqual([
    'map_network_drive',
    'restart_application',
    'restart_system',
    'stop_process',
  ])
  for (const { access, texts } of all) {
    expect(access.risk).toBe('elevated')
    expect(texts.notice?.whatYouLose.en).toMatch(/n’t saved|not saved|unsaved/i)
  }
  for (const tool of fixes) {
    if (tool.harsher === undefined) continue
    expect(argumentFacts(tool).has(tool.harsher.argument)).toBe(true)
    expect(tool.texts.harsher).toBeDefined()
    expect(asCalled(tool, {}).access.risk).not.toBe('elevated')
  }
})

test('what ends a program or a connection of the person by force declares what that destroys', () => {
  const byForce = /Stop-Process -Id \$p\.pid -Force|Remove-SmbMapping .*-Force/
  const forcing = fixes.filter(({ steps }) =>
    steps.some((step) => step.via === 'powershell' && byForce.test(step.script)),
  )
  expect(forcing.map(({ name }) => name).sort()).toEqual(['map_network_drive', 'restart_application', 'stop_process'])
  for (const { destroys = [], harsher } of forcing)
    expect([...destroys, ...(harsher?.destroys ?? [])]).toContain('unsaved_work')
})

test('a text that speaks of losing unsaved work belongs to a tool that declares it', () => {
  const speaking = /\bunsaved\b|\bnot saved\b|n’t saved\b/i
  const undeclared = fixes.filter(
    ({ texts: { notice }, destroys = [] }) =>
      speaking.test(`${notice?.what.en ?? ''} ${notice?.whatYouLose.en ?? ''}`) && !destroys.includes('unsaved_work'),
  )
  expect(undeclared.map(({ name }) => name)).toEqual([])
})

test('a finding that warns of a loss says what its fix must not destroy, and suggests none that does', () => {
  const warning = /\b(is|are|be|gets?) lost\b|\bunsaved\b|\bnot saved\b|n’t saved\b/i
  const rules = tools
    .filter(({ access }) => access.risk === 'safe')
    .flatMap((tool) => tool.findings.map((rule) => ({ tool, rule, text: tool.texts.findings[rule.id]?.en ?? '' })))
  const warned = rules.filter(({ text }) => warning.test(text))
  expect(warned.map(({ tool, rule }) => `${tool.name}.${rule.id}`)).toEqual([
    'check_user_profile_health.temporary_profile',
  ])
  for (const { rule } of warned) expect(rule.keeps ?? []).not.toEqual([])
  const harmful = rules.flatMap(({ tool, rule: { id, keeps = [], suggests = [], bind = {} } }) =>
    suggests
      .filter((name) => {
        const fix = named.get(name)
        const harsh = fix?.harsher
        const bound = bind[name]?.args?.[harsh?.argument ?? ''] === String(harsh?.equals)
        const destroys = [...(fix?.destroys ?? []), ...(bound ? (harsh?.destroys ?? []) : [])]
        return keeps.some((loss) => destroys.includes(loss))
      })
      .map((name) => `${tool.name}.${id} -> ${name}`),
  )
  expect(harmful).toEqual([])
})

test('names of the PC cannot steer the window, and long ones are cut', () => {
  const tool = named.get('cancel_print_job')
  if (tool === undefined) throw new Error('no such tool')
  const document = `Budget\u202e\u0007\n${'x'.repeat(500)}`
  const call = {
    args: { printer: 'Office-2', jobId: 21 },
    object: { seenBy: 'check_print_queue', names: { document } },
  }
  const title = callTitle(tool, call, 'en')
  expect(title).toMatch(/^Cancel Budget\\u202e\\u0007 x+… on Office-2$/)
  expect(title.length).toBeLessThan(120)
  expect(callTitle(tool, { args: call.args }, 'en')).toBe('Cancel a print job (its document isn’t known) on Office-2')
  expect(filled({ en: '{other}', ko: '', zh: '' }, { tool, call, locale: 'en' })).toBeNull()
})

test('bindings still fill what the fixes need', () => {
  const tool = named.get('check_hung_applications')
  const fix = named.get('restart_application')
  const binding = tool?.findings.find(({ id }) => id === 'hung_now')?.bind?.['restart_application']
  if (!tool || !fix || !binding) throw new Error('no such rule')
  expect(checkBinding(binding, { tool, fix, toolNamed: (name) => named.get(name) })).toEqual([])
})
