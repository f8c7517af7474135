import type { Approval } from '../../shared/domain/decision.ts'
import { appError } from '../kernel/result.ts'
import type { AskedOne, ConsentStep } from './consent.ts'
import {
  deny,
  type Confirmed,
  type Decided,
  type Ending,
  type Stage,
  type Undoing,
  type Validated,
} from './call-context.ts'
import { endTooEarly } from './outside-hours.ts'
import type { PipelinePorts } from './ports.ts'

type Given = Pick<Confirmed, 'approval' | 'waited'> & Partial<Pick<Confirmed, 'begunAt'>>

const notAsked: Given = Object.freeze({ approval: null, waited: false })

/** Gets a person's yes where the rules ask for one: given with the plan, or now. */
export const confirm: Stage<Decided, Given> = (context, ports) => {
  if (context.decision.answer === 'allow') return notAsked
  const early = endTooEarly(context, ports)
  if (early !== null) return early
  const { call, tool, args, request, decision, preview } = context
  const { target } = context.runner
  const digest = ports.consent.digestOf({ tool, args }, request.caller, target)
  const object = call.object ? { object: call.object } : {}
  const shown = { ...object, ...(preview ? { preview } : {}) }
  const step = { tool, args, target, ...shown, digest, reasons: decision.reasons }
  const given = ports.consent.given(step, request.caller)
  if (given) return { approval: given, waited: false }
  // Nobody asked for it, so nobody is asked.
  return request.caller.kind === 'system'
    ? unapproved(context, { step, code: 'nobody' }, ports)
    : ask(context, { from: 'call', step }, ports)
}

/** Gets a person's yes to an undo, with the stored values in sight. No permission stands for it. */
export const confirmUndo: Stage<Undoing, Agreed> = (context, ports) => {
  const { tool, args, runner, undo } = context
  const { target } = runner
  const { changes, object } = undo.request
  const shown = { kept: undo.stored.result, ...(changes ? { changes } : {}), ...(object ? { object } : {}) }
  const digest = ports.consent.undoDigestOf(undo.stored, undo.request, target)
  return ask(context, { from: 'undo', step: { tool, args, target, ...shown, digest } }, ports)
}

type Agreed = { readonly approval: Approval; readonly waited: true; readonly begunAt: number }

async function ask(context: Validated, asked: AskedOne, ports: PipelinePorts): Promise<Agreed | Ending> {
  const { step } = asked
  const { call, tool, signal } = context
  const state = { state: 'awaiting_confirmation', digest: step.digest, since: ports.clock.now() } as const
  ports.publish({ kind: 'call', call: { ...call, ...state } })
  const said = await ports.consent.ask(asked, signal)
  if (signal.aborted) return deny(context, ports, [appError('cancelled', { tool: tool.name })])
  if (typeof said === 'string') return unapproved(context, { step, code: said }, ports)
  return { approval: said, waited: true, begunAt: ports.clock.now() }
}

const codes = {
  refuse: 'confirmation_refused',
  not_today: 'postponed',
  nobody: 'confirmation_missing',
  role_too_low: 'role_too_low',
} as const

type Unapproved = { readonly step: ConsentStep; readonly code: keyof typeof codes }

function unapproved(context: Validated, { step, code }: Unapproved, ports: PipelinePorts): Ending {
  const { tool, request } = context
  if (code === 'role_too_low')
    return deny(context, ports, [appError('role_too_low', { tool: tool.name, role: tool.access.minRole })])
  return deny(context, ports, [
    appError(codes[code], { tool: tool.name, digest: step.digest, caller: request.caller.role }),
  ])
}
