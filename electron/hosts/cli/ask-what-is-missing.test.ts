import pc from 'picocolors'
import { expect, test } from 'vitest'

import type { Plan } from '../../../shared/domain/check-plan.ts'
import type { FixQuestion } from '../../../shared/domain/diagnosis.ts'
import type { Finding } from '../../../shared/domain/finding.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { openFacts } from '../../../test/fakes/fake-pipeline.ts'
import { silentLogger } from '../../kernel/ports.ts'
import type { Found } from '../../conversation/driver.ts'
import { appError, fail, ok } from '../../kernel/result.ts'
import { createRegistry } from '../../registry/registry.ts'
import { askWhatIsMissing, askWhichThing, notAskedLines, type Asking } from './ask-what-is-missing.ts'

const translator = createTranslator('en')
const cause: Finding = { tool: 'look_door', id: 'locked', severity: 'problem', args: {}, evidence: [] }
const plan: Plan = { lang: 'en', outcome: 'run', checks: [], further: [], fixes: [], questions: [], reason: 'matched' }

/** What a look ends with: these values are missing, and with `isFound` it has its cause. */
function found(slots: readonly string[], more: Partial<Found> & { readonly isFound?: boolean } = {}): Found {
  const { isFound = false, ...rest } = more
  const skipped = slots.map((slot) => ({
    tool: `look_${slot}`,
    because: 'plan' as const,
    reason: appError('answer_needed', { tool: `look_${slot}`, slot }),
  }))
  return {
    plan: null,
    checks: [],
    skipped,
    findings: isFound ? [cause] : [],
    conclusion: {
      verdict: isFound ? 'explained' : 'cannot_tell',
      causes: isFound ? [{ tool: cause.tool, id: cause.id, sure: true }] : [],
      consequences: [],
      aside: [],
      open: skipped.map(({ tool }) => ({ tool, reason: 'answer_needed' })),
    },
    fixes: { proposed: [], withheld: [], questions: [] },
    known: {},
    leftMs: null,
    ...rest,
  }
}

/** A person who answers in this order, and a conversation whose looks end so. */
function asking(answers: readonly (string | null)[], ends: readonly Found[]) {
  const [left, looks] = [[...answers], [...ends]]
  const asked: string[] = []
  const begun: string[] = []
  const told: Found[] = []
  const answer = (message: string): Promise<string | null> => {
    asked.push(message)
    return Promise.resolve(left.shift() ?? null)
  }
  const note = (step: string) => {
    begun.push(step)
    return ok(null)
  }
  const parts: Asking = {
    ask: {
      line: answer,
      one: (message, choices) => answer(`${message} ${choices.map(({ label }) => label).join(' | ')}`),
    },
    conversation: {
      answer: (slot, value) => note(`${slot}=${value}`),
      look: (tools) => note(tools.join()),
      choose: (digest) => note(digest),
      idle: () => Promise.resolve(),
    },
    showing: {
      translator,
      registry: createRegistry([fakeTool({ name: 'open_door' })], {
        availability: openFacts,
        supports: () => null,
        logger: silentLogger,
      }),
      terminal: {
        out: () => undefined,
        note: () => undefined,
        warn: () => undefined,
        colors: pc.createColors(false),
        noteColors: pc.createColors(false),
        canvas: { columns: 80, isPlain: true },
        interactive: true,
        flushed: () => Promise.resolve(),
        unwritten: () => null,
      },
    },
    found: () => {
      const next = looks.shift()
      return next === undefined ? fail('internal') : ok(next)
    },
    onFound: (one) => void told.push(one),
    signal: new AbortController().signal,
  }
  return { parts, asked, begun, told }
}

test('each value that is missing is asked for once, in words; its answer goes on, and what comes of it is told', async () => {
  const second = found(['host_name'])
  const { parts, asked, begun, told } = asking(['server', 'C:\\Work'], [second, found([])])
  const later = await askWhatIsMissing(found(['host_name', 'user_folder']), parts)
  expect(asked).toEqual([
    expect.stringContaining('which website or computer you can’t reach'),
    expect.stringContaining('has to know a folder'),
  ])
  expect(begun).toEqual(['host_name=server', 'user_folder=C:\\Work'])
  expect(later).toEqual(told)
  expect(later[0]).toBe(second)
})

test.each([[''], [null]])('no answer (%j) begins nothing, and the next question is asked', async (silence) => {
  const { parts, asked, begun } = asking([silence, 'C:\\Work'], [found([])])
  await askWhatIsMissing(found(['host_name', 'user_folder']), parts)
  expect(asked).toHaveLength(2)
  expect(begun).toEqual(['user_folder=C:\\Work'])
})

test('once an answer led to the cause, nobody is asked on; nor is anybody after the run was stopped', async () => {
  const { parts, asked } = asking(['server', 'x'], [found([], { isFound: true })])
  await askWhatIsMissing(found(['host_name', 'user_folder']), parts)
  expect(asked).toHaveLength(1)
  const stopped = asking(['server'], [])
  await askWhatIsMissing(found(['host_name']), { ...stopped.parts, signal: AbortSignal.abort() })
  expect(stopped.asked).toEqual([])
})

test('a value of a check that does not bear on the complaint is not asked for', async () => {
  const { parts, asked } = asking(['server'], [])
  const first = found(['host_name'])
  await askWhatIsMissing({ ...first, conclusion: { ...first.conclusion, open: [] } }, parts)
  expect(asked).toEqual([])
})

test('a vague complaint is asked what it is about, and the answer runs those checks', async () => {
  const vague: Plan = {
    ...plan,
    outcome: 'ask',
    questions: [{ category: 'network', tools: ['look_line', 'look_air'] }],
  }
  const { parts, asked, begun } = asking(['network'], [found([])])
  await askWhatIsMissing(found([], { plan: vague }), parts)
  expect(asked).toEqual(['What is it about? Network | Skip this question'])
  expect(begun).toEqual(['look_line,look_air'])
  const skipping = asking([''], [])
  await askWhatIsMissing(found([], { plan: vague }), skipping.parts)
  expect(skipping.begun).toEqual([])
})

test('where a repair can be about several things, the person says which; what is also typed cannot be picked', async () => {
  const question: FixQuestion = {
    tool: 'open_door',
    because: cause,
    askWhat: { en: 'Which door?', ko: '어느 문입니까?', zh: '哪扇门？' },
    choices: ['front', 'back'].map((name) => ({ tool: 'open_door', args: { name }, digest: `digest of ${name}` })),
    missing: [],
  }
  const questions = [{ ...question, missing: ['colour'] }, question]
  const { parts, asked, begun } = asking(['digest of back'], [])
  await askWhichThing(found([], { fixes: { proposed: [], withheld: [], questions } }), parts)
  expect(asked).toEqual([expect.stringContaining('Which door?')])
  expect(begun).toEqual(['digest of back'])
})

test('where nobody can be asked, one sentence says what was not asked and how it is given', () => {
  const [sentence, ...rest] = notAskedLines(found(['host_name', 'user_folder']), translator)
  expect(sentence).toContain('which website or computer you can’t reach')
  expect(sentence).toContain('--know host_name=... --know user_folder=...')
  expect(rest).toEqual([''])
  expect(notAskedLines(found([]), translator)).toEqual([])
})
