import { expect, test } from 'vitest'
import * as z from 'zod'

import { answering } from '../../test/fakes/consent-port.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createCountingIds, createManualClock } from '../../test/fakes/storage-deps.ts'
import { simulatedPc } from '../../test/fakes/targets.ts'
import type { Tool } from '../contract/define-tool.ts'
import { createApprovals } from './approvals.ts'
import { createConsent, type Consent, type ConsentAnswer } from './consent.ts'

const fix = fakeTool({
  name: 'switch_on',
  kind: 'remediation',
  access: { risk: 'caution', requiresUserNotice: true },
  args: z.strictObject({ lamp: z.int().default(1) }),
})
const person = { kind: 'person', role: 'human_agent' } as const
const once = { answer: 'approve', role: 'human_agent', shownTextHash: 'shown' } as const
const remembered = { ...once, remember: { scope: 'session', expiresAt: null } } as const
const { signal } = new AbortController()

function asked(said: ConsentAnswer): { readonly consent: Consent; readonly given: readonly unknown[] } {
  const given: unknown[] = []
  const consent = createConsent({
    port: answering(() => said),
    approvals: createApprovals({ clock: createManualClock(), ids: createCountingIds() }),
    grants: {
      approvalFor: () => null,
      isActive: () => false,
      give: ({ name }: Tool, permission) => given.push([name, permission]),
    },
    target: simulatedPc,
    nonce: 'fake',
  })
  return { consent, given }
}

const step = { tool: fix, args: { lamp: 1 }, target: simulatedPc, digest: 'digest' }

test('a yes that is to be remembered gives a permission where it was said to a plan, whichever host asked', async () => {
  const { consent, given } = asked(remembered)
  await consent.askPlan([step], { caller: person, signal })
  const permission = { role: 'human_agent', shownTextHash: 'shown', scope: 'session', expiresAt: null }
  expect(given).toEqual([['switch_on', permission]])
})

test('it gives none to a call in passing, to an undo, for a call that waits, and where the role is too low', async () => {
  const { consent, given } = asked({ ...remembered, startNow: true })
  for (const from of ['call', 'undo'] as const) await consent.ask({ from, step }, signal)
  await consent.askToStart({ step, reason: 'in_use' }, signal)
  const strict = { ...fix, access: { ...fix.access, minRole: 'admin' as const } }
  await consent.askPlan([{ ...step, tool: strict }], { caller: person, signal })
  expect(given).toEqual([])
})

test('a yes alone gives none', async () => {
  const { consent, given } = asked(once)
  await consent.askPlan([step], { caller: person, signal })
  expect(given).toEqual([])
})
