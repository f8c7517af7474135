import { expect, test } from 'vitest'

import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { noticeWords } from '../../electron/views/notice-words.ts'
import { type Locale, locales, type LocalizedText } from '../../shared/domain/locale.ts'
import { fieldsOfArgs } from './tool-fields.ts'

const tools = loadTools()

const hangul = /[\uac00-\ud7a3\u1100-\u11ff\u3130-\u318f]/
const han = /[\u4e00-\u9fff]/
const kana = /[\u3040-\u30ff]/

/** Scripts that have no place in a text of this language. */
const foreign: Readonly<Record<Locale, readonly RegExp[]>> = { en: [hangul, han, kana], ko: [kana], zh: [hangul, kana] }

/** What shows that a phrase is of this language; Korean phrases can be a number or a code alone. */
const native: Readonly<Record<Locale, RegExp>> = {
  en: /[a-z]/i,
  ko: /[\uac00-\ud7a3\u1100-\u11ff\u3130-\u318f0-9]/,
  zh: han,
}

const titleLimit = 45
const phraseLimit = 90
const fewestPhrases = 5

/** Every text that people read, with where it stands. */
function textsOf({ name, texts, findings }: Tool): readonly (readonly [string, LocalizedText | undefined])[] {
  const { title, purpose, notice, unelevated } = texts
  const asked = findings.flatMap(({ id, bind = {} }) =>
    Object.entries(bind).map(
      ([fix, { ask, askWhat }]) => [`${name}.${id}.${fix}`, ask === true ? askWhat : title] as const,
    ),
  )
  return [
    [`${name}.title`, title],
    [`${name}.purpose`, purpose],
    ...Object.entries(notice ?? {}).map(([part, text]) => [`${name}.notice.${part}`, text] as const),
    ...Object.entries(unelevated ?? {}).map(([part, text]) => [`${name}.unelevated.${part}`, text] as const),
    ...Object.entries(texts.findings).map(([id, text]) => [`${name}.findings.${id}`, text] as const),
    ...Object.entries(texts.named ?? {}).map(([id, text]) => [`${name}.named.${id}`, text] as const),
    ...Object.entries(texts.measured ?? {}).map(([id, text]) => [`${name}.measured.${id}`, text] as const),
    ...Object.entries(texts.advice ?? {}).map(([id, text]) => [`${name}.advice.${id}`, text] as const),
    ...Object.entries(texts.compared ?? {}).flatMap(([id, said]) =>
      Object.entries(said).map(([kind, text]) => [`${name}.compared.${id}.${kind}`, text] as const),
    ),
    ...Object.entries(texts.arguments).map(([id, text]) => [`${name}.arguments.${id}`, text] as const),
    ...asked,
  ]
}

test('every text is there in every language, and in that language', () => {
  const problems = tools.flatMap(textsOf).flatMap(([where, text]) =>
    locales.flatMap((locale) => {
      const sentence = text?.[locale] ?? ''
      if (sentence.trim() === '' || sentence !== sentence.trim()) return [`${where}.${locale} is empty or padded`]
      return foreign[locale].some((script) => script.test(sentence)) ? [`${where}.${locale}: ${sentence}`] : []
    }),
  )
  expect(problems).toEqual([])
})

/** A particle changes with the word before it, which nobody knows when that is a variable. */
const particleAfterVariable = /\}['")]?(?:을|를|이|가|은|는|과|와|로|으로|에게|이나|나)(?![가-힣])/
/** As Windows 11 speaks: -하세요 to people, -합니다 of things; neither -하십시오 nor -해요. */
const otherKorean = /십시오|해요|예요|이에요|어요/

test('people are addressed formally in Korean and as 您 in Chinese', () => {
  const problems = tools
    .flatMap(textsOf)
    .flatMap(([where, text]) => [
      ...(otherKorean.test(text?.ko ?? '') ? [`${where}: ${text?.ko ?? ''}`] : []),
      ...(particleAfterVariable.test(text?.ko ?? '') ? [`${where}: ${text?.ko ?? ''}`] : []),
      ...((text?.zh ?? '').includes('你') ? [`${where}: ${text?.zh ?? ''}`] : []),
    ])
  expect(problems).toEqual([])
})

test('titles are short', () => {
  const long = tools
    .flatMap(({ texts: { title } }) => locales.map((locale) => title[locale]))
    .filter((title) => title.length > titleLimit)
  expect(long).toEqual([])
})

test('what needs a notice has all five parts of it', () => {
  const parts = ['what', 'why', 'whatYouLose', 'duration', 'undo']
  const noticed = tools.filter(({ kind }) => kind !== 'diagnostic')
  const incomplete = noticed.filter(
    ({ texts }) =>
      Object.keys(texts.notice ?? {})
        .sort()
        .join() !== [...parts].sort().join(),
  )
  expect(incomplete.map(({ name }) => name)).toEqual([])
})

test('what says that nothing is lost stands under another name than a loss, and nothing else does', () => {
  const wrong = tools.flatMap(({ name, texts: { notice, harsher, undo, losesNothing = [] } }) => {
    const told = [
      { said: notice?.whatYouLose, isNone: losesNothing.includes('repair') },
      { said: undo?.lose, isNone: losesNothing.includes('undo') },
      { said: harsher?.notice.whatYouLose, isNone: false },
    ]
    return told
      .filter(({ said, isNone }) => (said?.en.startsWith('Nothing') ?? false) !== isNone)
      .map(({ said }) => `${name}: ${said?.en ?? 'says nothing of a loss'}`)
  })
  expect(wrong).toEqual([])
})

test('what depends on rights is said in two texts, and neither speaks of the other case', () => {
  const both = tools.filter(({ texts }) => texts.unelevated !== undefined)
  expect(both.length).toBeGreaterThan(0)
  for (const tool of both) expect([tool.name, tool.access.runsAs]).toEqual([tool.name, 'any'])
  const conditional = tools.filter(({ access, texts: { notice } }) =>
    access.runsAs === 'any'
      ? /administrator/i.test(
          Object.values(notice ?? {})
            .map(({ en }) => en)
            .join(' '),
        )
      : false,
  )
  expect(conditional.map(({ name }) => name)).toEqual([])
  const [tool] = both
  if (tool === undefined) throw new Error('no tool with two texts')
  const undoWith = (isElevated: boolean) => noticeWords(tool, { args: {} }, { locale: 'en', isElevated }).undo
  expect([undoWith(true), undoWith(false)]).toEqual([tool.texts.notice?.undo.en, tool.texts.unelevated?.undo?.en])
})

test('what stands where nothing can be undone fits the words about the way back', () => {
  const saysNone = /^Not needed\b|can’t be (undone|called back)/
  const wrong = tools.flatMap(({ name, undo = 'none', texts: { notice, withoutUndo } }) => {
    const said = notice?.undo.en
    if (said === undefined) return []
    // What Deskmedic undoes itself is said by a button, or by what is declared for a run that left nothing to undo.
    const isFit =
      withoutUndo === 'by_hand'
        ? undo === 'none' && !saysNone.test(said)
        : withoutUndo === 'not_needed'
          ? undo === 'automatic' || said.startsWith('Not needed')
          : undo === 'automatic'
            ? !said.startsWith('Not needed')
            : said.includes('can’t be')
    return isFit ? [] : [`${name}: ${withoutUndo ?? 'nothing declared'}: ${said}`]
  })
  expect(wrong).toEqual([])
})

test('findings and arguments that are declared have texts, and no others do', () => {
  const mismatched = tools.filter(({ texts, findings, args }) => {
    const ids = findings.map(({ id }) => id).sort()
    const advised = Object.keys(texts.advice ?? {})
    return (
      Object.keys(texts.findings).sort().join() !== ids.join() ||
      Object.keys(texts.arguments).sort().join() !== [...fieldsOfArgs({ args })].sort().join() ||
      advised.some((id) => !ids.includes(id))
    )
  })
  expect(mismatched.map(({ name }) => name)).toEqual([])
})

test.each(locales)('every tool has utterances in %s, as a person would type them', (locale) => {
  const problems = tools.flatMap(({ name, texts }) => {
    const phrases = texts.utterances[locale]
    const bad = phrases.filter(
      (phrase) =>
        phrase.length > phraseLimit ||
        phrase.length < (locale === 'en' ? 4 : 3) ||
        !native[locale].test(phrase) ||
        foreign[locale].some((script) => script.test(phrase)),
    )
    const few = phrases.length < fewestPhrases ? [`only ${phrases.length} phrases`] : []
    return [...few, ...bad].map((problem) => `${name}: ${problem}`)
  })
  expect(problems).toEqual([])
})

test('no phrase leads to two tools', () => {
  const places = tools.flatMap(({ name, texts }) =>
    locales.flatMap((locale) =>
      texts.utterances[locale].map((phrase) => ({
        key: phrase.toLowerCase().replace(/[\s.,!?'"]/g, ''),
        name,
        phrase,
      })),
    ),
  )
  const first = new Map<string, string>()
  const twice = places.filter(({ key, name }) => {
    const isTaken = first.has(key)
    if (!isTaken) first.set(key, name)
    return isTaken
  })
  expect(twice.map(({ key, name, phrase }) => `${name} and ${first.get(key) ?? ''}: ${phrase}`)).toEqual([])
  expect(places.length).toBeGreaterThan(tools.length * fewestPhrases * locales.length)
})
