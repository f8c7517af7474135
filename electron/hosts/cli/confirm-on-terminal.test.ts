import { PassThrough } from 'node:stream'

import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { locales } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { simulatedPc } from '../../../test/fakes/targets.ts'
import type { ConsentBatch, ConsentStep } from '../../pipeline/consent.ts'
import { linesOf } from '../lines/show-fix.ts'
import { createTerminalConsent, type TerminalConsentDeps } from './confirm-on-terminal.ts'
import { createTerminal } from './terminal.ts'

const step = { tool: fakeTool({ kind: 'remediation' }), args: {}, target: simulatedPc, digest: 'digest' }
const registry = { find: () => null, isElevated: () => true }
const wait: ConsentBatch = { from: 'wait', reason: 'in_use', steps: [step] }

type Options = Partial<TerminalConsentDeps['options']> & Partial<Pick<TerminalConsentDeps, 'role'>>

function asked({
  role = 'human_agent',
  batch = wait,
  ...options
}: Options & { readonly batch?: ConsentBatch }): ReturnType<ReturnType<typeof createTerminalConsent>['ask']> {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const port = createTerminalConsent({
    options: { yes: false, approve: [], json: false, now: false, ...options },
    terminal: createTerminal({ streams, environment: {}, quiet: true, noInput: false }),
    translator: createTranslator('en'),
    registry,
    role,
    stop: () => undefined,
  })
  return port.ask(batch, new AbortController().signal)
}

test('a call that waits starts at once by --now alone, and only where a person gave it', async () => {
  expect(await asked({ now: true })).toMatchObject([{ answer: 'approve', role: 'human_agent', startNow: true }])
  expect(await asked({ now: true, role: null })).toEqual([{ answer: 'nobody' }])
})

test.each([{ yes: true }, { approve: ['digest'] }, { json: true }])(
  'where nobody can answer it is put off, also with %j',
  async (options) => {
    expect(await asked(options)).toEqual([{ answer: 'not_today' }])
  },
)

describe('an undo where nobody can answer', () => {
  const undoOf = (tool: ConsentStep['tool']): ConsentBatch => ({ from: 'undo', steps: [{ ...step, tool, kept: {} }] })

  test.each([{}, { yes: true }, { json: true }])('is wished for by its command, with %j', async (options) => {
    expect(await asked({ ...options, batch: undoOf(step.tool) })).toMatchObject([{ answer: 'approve' }])
  })

  test.each([{}, { yes: true }, { json: true }])(
    'of what is hard to undo needs its digest, with %j',
    async (options) => {
      const batch = undoOf(fakeTool({ kind: 'remediation', access: { ...step.tool.access, risk: 'elevated' } }))
      expect(await asked({ ...options, batch })).toEqual([{ answer: 'nobody' }])
      expect(await asked({ ...options, approve: ['digest'], batch })).toMatchObject([{ answer: 'approve' }])
      expect(await asked({ ...options, approve: ['digest'], role: null, batch })).toEqual([{ answer: 'nobody' }])
    },
  )
})

describe('a value that somebody else can have written', () => {
  const named = fakeTool({ kind: 'remediation', args: z.strictObject({ printer: z.string().max(80) }) })
  const outside = { ...step, tool: named, args: { printer: 'Floor 2' }, outside: ['printer'] }
  const plan = (asked: ConsentStep): ConsentBatch => ({ from: 'plan', steps: [asked] })

  test.each(locales)('is marked in words of the product (%s)', (locale) => {
    const translator = createTranslator(locale)
    const words = { registry, translator }
    const mark = translator.text('ui.confirm.outside')
    expect(linesOf(outside, words).filter((line) => line.includes(mark))).toHaveLength(1)
    expect(linesOf({ ...outside, outside: [] }, words).join()).not.toContain(mark)
  })

  test('is not agreed to by --yes, which nobody gave with it in sight, but by the digest of the step', async () => {
    expect(await asked({ yes: true, batch: plan({ ...outside, outside: [] }) })).toMatchObject([{ answer: 'approve' }])
    expect(await asked({ yes: true, batch: plan(outside) })).toEqual([{ answer: 'nobody' }])
    expect(await asked({ approve: ['digest'], batch: plan(outside) })).toMatchObject([{ answer: 'approve' }])
  })
})
