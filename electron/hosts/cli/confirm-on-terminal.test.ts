import { PassThrough } from 'node:stream'

import { expect, test } from 'vitest'

import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { simulatedPc } from '../../../test/fakes/targets.ts'
import type { ConsentBatch } from '../../pipeline/consent.ts'
import { createTerminalConsent, type TerminalConsentDeps } from './confirm-on-terminal.ts'
import { createTerminal } from './terminal.ts'

const step = { tool: fakeTool({ kind: 'remediation' }), args: {}, target: simulatedPc, digest: 'digest' }
const wait: ConsentBatch = { from: 'wait', reason: 'in_use', steps: [step] }

type Options = Partial<TerminalConsentDeps['options']> & Partial<Pick<TerminalConsentDeps, 'role'>>

function asked({
  role = 'human_agent',
  ...options
}: Options): ReturnType<ReturnType<typeof createTerminalConsent>['ask']> {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const port = createTerminalConsent({
    options: { yes: false, approve: [], json: false, now: false, ...options },
    terminal: createTerminal({ streams, environment: {}, quiet: true, noInput: false }),
    translator: createTranslator('en'),
    role,
    stop: () => undefined,
  })
  return port.ask(wait, new AbortController().signal)
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
