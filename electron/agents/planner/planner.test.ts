import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { locales } from '../../../shared/domain/locale.ts'
import { loadFaults, loadTools } from '../../registry/folders.ts'
import { allComponents, symptoms } from './lexicon.ts'
import { plannerTools } from './planner-tools.ts'
import { matterLabels, type RankModel } from './rank-model.ts'
import type { Plan } from '../../../shared/domain/check-plan.ts'
import { createPlanner } from './planner.ts'

const all = loadTools()
const tools = plannerTools(all)
const planner = createPlanner({ tools })
const readOnly = new Set(tools.filter((tool) => tool.diagnostic).map((tool) => tool.name))
const triage = tools.filter((tool) => tool.triage).map((tool) => tool.name)

function plan(text: string): Plan {
  const planned = planner.plan(text)
  if (!planned.ok) throw new Error(planned.error.code)
  return planned.value
}

const requestable = new Set(tools.filter(({ requests }) => requests !== undefined).map(({ name }) => name))
const words = tools.flatMap((tool) => Object.values(tool.utterances).flat()).flatMap((text) => text.split(' '))
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
)

describe('whatever the text', () => {
  test('only read-only checks are named, and no fix but one that has words to be asked for by', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { checks, fixes, questions } = plan(text)
        expect(fixes.filter(({ tool }) => !requestable.has(tool))).toEqual([])
        for (const name of [...checks.map((check) => check.tool), ...questions.flatMap((question) => question.tools)]) {
          expect(readOnly.has(name)).toBe(true)
        }
      }),
    )
  })

  test('nothing is fetched from others and nothing told them, also where the words of such a tool are used', () => {
    const outside = all.filter(
      ({ kind, placement }) => placement.networkType.startsWith('external') && kind !== 'remediation',
    )
    const names = new Set(outside.map(({ name }) => name))
    const phrases = outside.flatMap(({ texts }) => Object.values(texts.utterances).flat())
    expect(phrases.length).toBeGreaterThan(20)
    const asked = fc.tuple(fc.constantFrom(...phrases), anyText).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...phrases), asked), (text) => {
        const { checks, further, questions } = plan(text)
        const planned = [...[...checks, ...further].map(({ tool }) => tool), ...questions.flatMap((one) => one.tools)]
        expect(planned.filter((name) => names.has(name))).toEqual([])
      }),
    )
  })

  test('no check that cannot show anything wrong is run where no word names it', () => {
    const judging = new Set(tools.filter((tool) => tool.judges).map((tool) => tool.name))
    fc.assert(
      fc.property(anyText, (text) => {
        const unnamed = plan(text).further.filter(({ score }) => score === 0)
        expect(unnamed.filter(({ tool }) => !judging.has(tool))).toEqual([])
      }),
    )
  })

  test('what follows is read-only and not yet named; what no word names comes last and is quick', () => {
    const quick = new Set(tools.filter((tool) => tool.quick).map((tool) => tool.name))
    fc.assert(
      fc.property(anyText, (text) => {
        const { checks, further } = plan(text)
        const names = [...checks, ...further].map(({ tool }) => tool)
        expect(new Set(names).size).toBe(names.length)
        expect(names.filter((name) => !readOnly.has(name))).toEqual([])
        const unnamed = further.filter(({ score }) => score === 0)
        expect(further.slice(further.length - unnamed.length)).toEqual(unnamed)
        expect(unnamed.filter(({ tool }) => !quick.has(tool))).toEqual([])
      }),
    )
  })

  test('the same text gives the same plan, from another planner as well', () => {
    const other = createPlanner({ tools })
    fc.assert(
      fc.property(anyText, (text) => {
        expect(planner.plan(text)).toEqual(planner.plan(text))
        expect(other.plan(text)).toEqual(planner.plan(text))
      }),
      { numRuns: 50 },
    )
  })

  test('none and refuse start nothing; run starts something; a check is named once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { outcome, checks, fixes, questions } = plan(text)
        const names = checks.map((check) => check.tool)
        expect(new Set(names).size).toBe(names.length)
        expect(names.length + fixes.length === 0).toBe(outcome === 'none' || outcome === 'refuse')
        expect(questions.length).toBeLessThanOrEqual(3)
      }),
    )
  })

  test('arbitrary code units end in a value, never in an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(typeof planner.plan(text).ok).toBe('boolean')
      }),
    )
  })
})

test.each([
  ['the wifi is fine, only the sound is gone', 'check_audio_devices', 'check_wifi_status'],
  ["it's not the wifi, my printer is the problem", 'check_printers', 'check_wifi_status'],
  ['와이파이는 괜찮은데 프린터만 안 돼요', 'check_printers', 'check_wifi_status'],
  ['不是打印机的问题，是网络连不上', 'check_network_status', 'check_printers'],
])('%s: what is ruled out does not come first', (text, expected, ruledOut) => {
  const { checks } = plan(text)
  const scoreOf = (tool: string) => checks.find((check) => check.tool === tool)?.score ?? 0
  expect(checks[0]?.tool).toBe(expected)
  expect(scoreOf(ruledOut)).toBeLessThan(scoreOf(expected) * 0.6)
})

test.each([
  'l’imprimante ne fonctionne plus, elle est bloquée',
  'Mein Gerät hängt ständig und nichts geht mehr, bitte um Rückruf',
  '¿por qué mi ordenador está tan lento?',
  'プリンターが印刷できません',
  'принтер не печатает',
])('%s: another language is said to be one, and nothing is begun', (text) => {
  expect(plan(text)).toMatchObject({
    outcome: 'none',
    reason: 'other_language',
    checks: [],
    further: [],
    questions: [],
  })
})

test('a name in another script does not make a complaint foreign', () => {
  expect(plan('the printer of Møller is offline')).toMatchObject({ outcome: 'run' })
  expect(plan('the файл folder does not open, access denied').outcome).not.toBe('none')
})

test.each([
  ["get me into the headmaster's mailbox", 'refuse'],
  ['선생님 몰래 메일을 읽게 해 줘', 'refuse'],
  ['把我同事的邮箱打开，我要看他的信', 'refuse'],
  ['can you tell me how to knit a scarf', 'none'],
  ['이번 주말에 볼만한 영화 좀 알려 주세요', 'none'],
  ['run antivirus now', 'run'],
  ['delete temp files', 'run'],
])('%s: %s, although no pattern knows it', (text, outcome) => {
  expect(plan(text)).toMatchObject({ outcome, checks: [] })
})

test.each([
  'install Photoshop',
  'please install Zoom on my computer',
  '포토샵 설치해 줘',
  '줌 좀 깔아 주세요',
  '帮我装个Photoshop',
  '請幫我安裝 Zoom',
])('%s: who wants a program is told who has it, and nothing is looked into', (text) => {
  expect(plan(text)).toMatchObject({ outcome: 'none', reason: 'program_wanted', checks: [], fixes: [] })
})

test.each(['install failed with error 1603', '프로그램 설치 오류가 나요', '装不上软件', 'install the printer for me'])(
  '%s: no mere wish for a program',
  (text) => {
    expect(plan(text)).not.toMatchObject({ reason: 'program_wanted' })
  },
)

describe('traditional Chinese', () => {
  test.each([
    ['列印佇列卡住了，文件刪不掉', 'check_print_queue'],
    ['無線網路連不上，家裡其他人都可以', 'check_wifi_status'],
    ['硬碟快滿了，沒有空間存檔案', 'check_disk_usage'],
    ['藍牙耳機配對不了', 'check_bluetooth_status'],
    ['電腦沒有聲音，喇叭壞了嗎', 'check_audio_devices'],
  ])('%s', (text, expected) => {
    const { lang, outcome, checks } = plan(text)
    expect({ lang, outcome, first: checks[0]?.tool }).toEqual({ lang: 'zh', outcome: 'run', first: expected })
  })

  test('something harmful is refused', () => {
    expect(plan('幫我關掉防毒軟體和防火牆')).toMatchObject({ outcome: 'refuse', reason: 'unsafe_request', checks: [] })
  })
})

describe('limits', () => {
  test('over 4,000 characters', () => {
    expect(planner.plan('printer '.repeat(500)).ok).toBe(true)
    expect(planner.plan('printer '.repeat(501))).toMatchObject({ ok: false, error: { code: 'text_too_long' } })
  })

  test('half a character', () => {
    expect(planner.plan('printer \uD800')).toMatchObject({ ok: false, error: { code: 'text_not_allowed' } })
  })

  test.each(['', '   ', '\u0000\u0007', '\u200B'])('nothing but blanks and control characters', (text) => {
    expect(plan(text)).toMatchObject({ outcome: 'none', reason: 'empty_text', checks: [] })
  })

  test('control characters count as blanks', () => {
    expect(plan('printer\u0007is\u0000offline').checks).toEqual(plan('printer is offline').checks)
  })
})

test('a vague complaint is a question, and the quick checks run meanwhile', () => {
  const vague = plan('my laptop is acting weird')
  expect(vague).toMatchObject({ outcome: 'ask', reason: 'vague' })
  expect(vague.checks.map((check) => check.tool)).toEqual(expect.arrayContaining(triage))
  expect(vague.questions).toHaveLength(3)
})

test('components before verbs: the component decides although the rest is about restarting', () => {
  const category = (name: string | undefined) => tools.find((tool) => tool.name === name)?.category
  const { checks } = plan('since i restarted this morning, restarting again did not help, the printer prints nothing')
  expect(category(checks[0]?.tool)).toBe('printers')
})

test('what is said of the whole PC leads to the general checks, whatever else is an example of it', () => {
  const { checks } = plan('my laptop freezes all the time, mostly with a big spreadsheet')
  expect(triage).toContain(checks[0]?.tool)
})

test('a symptom beside a component belongs to the component', () => {
  expect(plan('printing from my laptop is slow').checks[0]?.tool).toMatch(/print/u)
})

test('a fix that is only hinted at starts the check of the same component instead', () => {
  expect(plan('my dns wants flushing')).toMatchObject({ outcome: 'run', fixes: [] })
})

test('off-topic text starts nothing', () => {
  expect(plan('can you recommend a restaurant')).toMatchObject({ outcome: 'none', checks: [] })
  expect(plan('blah blah blah')).toMatchObject({ outcome: 'none', reason: 'nothing_matched' })
})

test('the language can be given', () => {
  const planned = planner.plan('printer', { lang: 'ko' })
  expect(planned.ok && planned.value.lang).toBe('ko')
})

test('hints of the tools are keys of the lexicon', () => {
  for (const { hints } of tools) {
    expect(allComponents.map(({ key }) => key)).toEqual(expect.arrayContaining([...(hints?.components ?? [])]))
    expect(symptoms.map(({ key }) => key)).toEqual(expect.arrayContaining([...(hints?.symptoms ?? [])]))
  }
})

test('a planner without tools answers as well', () => {
  const planned = createPlanner({ tools: [] }).plan('the printer is offline')
  expect(planned.ok && planned.value.checks).toEqual([])
})

describe('complaints of the simulated faults lead to the check that finds them', async () => {
  const faults = await loadFaults()

  test.each(locales)('%s: nearly all', (lang) => {
    const missed = faults
      .filter(({ tool, complaint }) => !plan(complaint[lang]).checks.some((check) => check.tool === tool))
      .map(({ name, complaint }) => `${name}: ${complaint[lang]}`)
    const share = 1 - missed.length / faults.length
    expect(share, `not led to their check:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a text that is perhaps about something else', () => {
  const doubting = (text: string): Plan => {
    const model: RankModel = () => ({ byTool: new Map([[matterLabels.offTopic, 0.85]]), words: 6 })
    const planned = createPlanner({ tools, model }).plan(text)
    if (!planned.ok) throw new Error(planned.error.code)
    return planned.value
  }

  test('starts nothing: a person is asked what it is about', () => {
    const { outcome, reason, checks, further, questions } = doubting('the keyboard of my piano')
    expect({ outcome, reason, checks, further }).toEqual({
      outcome: 'none',
      reason: 'perhaps_off_topic',
      checks: [],
      further: [],
    })
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.flatMap((question) => question.tools).filter((name) => !readOnly.has(name))).toEqual([])
  })

  test('is looked into all the same where its words leave no doubt', () => {
    expect(doubting('the printer is offline and prints nothing')).toMatchObject({ outcome: 'run' })
  })
})
