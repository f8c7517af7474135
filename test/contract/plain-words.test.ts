import { describe, expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { commonFieldNames, fieldName } from '../../shared/texts/field-names.ts'
import { messages } from '../../shared/texts/messages.ts'
import { stepReasonMessage } from '../../shared/texts/step-reasons.ts'

type Said = { readonly where: string; readonly text: string }

/** What people say, in whatever words: none of it is said by Deskmedic. */
const notSaid = ['utterances', 'requests', 'plannerHints']

/** Everything within a value that has a text for each language, with its place. */
function textsWithin(value: unknown, where: string): readonly (readonly [string, Readonly<Record<Locale, string>>])[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value as Readonly<Record<string, unknown>>)
  const own = locales.every((locale) => typeof (value as Readonly<Record<string, unknown>>)[locale] === 'string')
  if (own) return [[where, value as Readonly<Record<Locale, string>>]]
  return fields
    .filter(([name]) => !notSaid.includes(name))
    .flatMap(([name, each]) => textsWithin(each, `${where}.${name}`))
}

const ofTools = loadTools().flatMap(({ name, texts, findings, picture }) =>
  textsWithin({ texts, findings, picture }, name),
)

/** Every sentence that a window or a terminal can show. */
function saidIn(locale: Locale): readonly Said[] {
  const catalogue = Object.entries(messages[locale]).map(([where, text]) => ({ where, text }))
  const fields = Object.keys(commonFieldNames).map((where) => ({
    where,
    text: fieldName(where, locale, undefined) ?? '',
  }))
  const tools = ofTools.map(([where, text]) => ({ where, text: text[locale] }))
  return [...catalogue, ...fields, ...tools, { where: 'step reasons', text: stepReasonMessage(locale, '') }]
}

/** Places whose text matches, with that text. */
const matching = (locale: Locale, pattern: RegExp, allowed: readonly string[] = []): readonly string[] =>
  saidIn(locale)
    .filter(({ where, text }) => pattern.test(text) && !allowed.includes(where))
    .map(({ where, text }) => `${where}: ${text}`)

test('the texts of every part are among them', () => {
  for (const locale of locales) expect(saidIn(locale).length).toBeGreaterThan(2_500)
})

describe('English', () => {
  test.each([
    [
      'words that nobody says',
      /\b(take|taken|takes|took) (it )?back\b|\bmend(s|ed|ing)?\b|\banew\b|\bmakers?\b|\brungs?\b/i,
    ],
    [
      'calques',
      /\bput off\b|\bslits?\b|looks? after|\bno such entry\b|\bat the own\b|\bnobody uses\b|\b(was|were|is|are) left out\b/i,
    ],
    ['one word a thing: practice PC', /\bsimulated PC\b/i],
    ['one word a thing: hard to undo', /\bElevated\b/],
    ['one word a thing: chat', /\bnew conversation\b|this conversation\b/i],
    ['limits by another word than their largest value', /\bMost (matches|results|tasks|characters|entries)\b/],
    ['ways of a network in words of a railway', /\b(first|next) station\b|\bway (ends|there)\b/i],
    [
      'British spelling beside that of Windows',
      /\b(organis|recognis|minimis|synchronis|authoris)|\blicences?\b|\bcancelled\b|\b(colour|behaviour|favourite)s?\b/i,
    ],
    ['another computer as if it were this one', /\bthis computer (doesn’t (answer|respond)|isn’t known)/i],
    ['what the program does instead of what it looks at', /\bquiet moment\b|\bbefore every action\b/],
    ['values of programs', /\b(undefined|NaN|NoTraffic|LocalNetwork)\b/],
  ])('has none of: %s', (_what, pattern) => {
    expect(matching('en', pattern)).toEqual([])
  })

  test('contracts what is said contracted', () => {
    const stiff = /\b(cannot|(could|does|do|did|is|are|was|were|has|have|will|would) not)\b/i
    expect(matching('en', stiff)).toEqual([])
  })

  test('puts a blank between a number and its unit', () => {
    expect(matching('en', /\d(kB|MB|GB|TB|ms|min)\b/)).toEqual([])
  })

  /** Reviewed: each of these asks for a time or tells one. */
  const times = [
    ...['idle.question', 'ui.confirm.whenIdle', 'ui.confirm.inUse', 'show.utterances'],
    ...['happens.question', 'happens.start', 'firstAid.scare'],
  ]

  test('begins a condition with “if”', () => {
    expect(matching('en', /(^|[.:;] )When\b/, times)).toEqual([])
    expect(matching('en', /[;,] when (it|they|this|that|the|you|nobody|others)\b/)).toEqual([])
  })
})

describe('Korean', () => {
  test.each([
    ['-하십시오', /십시오/],
    ['one word a thing: 연습용 PC', /모의 PC/],
    ['one word a thing: 기본 진단 엔진', /플래너|계획 기능/],
    ['idle, as nobody says it', /유휴/],
    ['one word a thing: 대화', /채팅(?! 채널)/],
    ['one word a thing: 복구', /수리(?!점)/],
    ['one word a thing: IT 담당자', /PC(를 관리하는|의|의 관리)? 담당자/],
    ['a check or a repair as a call', /호출이 끝나면|이 호출|없는 호출/],
    ['one word a thing: 항상 허용', /상시 허가/],
    ['calques', /잃는 것|약속된 메모리|미루셨|사람이 허가|거부합니다\. Enter/],
    [
      'states as Windows names them in English',
      /(방식|상태|값|서비스)[:：]? (Manual|Automatic|Stopped|Running|Deny|Allow|Repairable)\b/,
    ],
  ])('has none of: %s', (_what, pattern) => {
    expect(matching('ko', pattern)).toEqual([])
  })

  test('speaks as Windows does; only the examples are what a person would type', () => {
    const said = matching('ko', /(해요|예요|어요|아요)/).filter(
      (each) => !/^(ui\.chat\.example\.|help\.start:)/.test(each),
    )
    expect(said).toEqual([])
  })
})

describe('Chinese', () => {
  test.each([
    ['a blank after full-width punctuation', /[，。：；？！、（）“”] (?!\{|$)/],
    [
      'half-width punctuation between Chinese words',
      /\p{Script=Han}[,;?!](?=\p{Script=Han}|$)|\p{Script=Han}:(?=\p{Script=Han}| )/u,
    ],
    ['a number without a blank before its unit', /\d(字节|秒|分钟|小时|天|毫秒)/],
    // The name of a switch of Windows.
    ['one word a thing: 电脑', /(?<!“唤醒)计算机/],
    ['one word a thing: 练习电脑', /模拟电脑|练习用的?电脑/],
    ['one word a thing: 组织', /单位/],
    ['no blank before Latin letters', /\p{Script=Han}IT (人员|支持)/u],
    ['one word a thing: 计划', /方案/],
    ['one word a thing: 对话', /聊天(?!频道)/],
    ['one word a thing: 帐户', /账[户号]/],
    ['one word a thing: IT 人员', /(负责|管理)(这台|此)电脑的人员|IT 支持人员/],
    ['a check or a repair as a call', /此调用|调用结束/],
    ['one word a thing: 互联网', /\bInternet\b(?! Explorer| 选项)/],
    ['one word a thing: 收回', /撤回/],
    ['calques', /对象电脑|只有您知道|由人员许可|承诺给程序|在中心|它卡住了/],
    ['你 instead of 您', /你/],
  ])('has none of: %s', (_what, pattern) => {
    expect(matching('zh', pattern)).toEqual([])
  })
})
