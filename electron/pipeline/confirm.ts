import { appError } from '../kernel/result.ts'
import { mayApprove } from '../policy/decide.ts'
import { callDigest } from './call-digest.ts'
import { deny, type Confirmed, type Decided, type Ending, type Stage } from './flight.ts'
import type { ConfirmationRequest } from './confirmation.ts'
import type { PipelinePorts } from './ports.ts'

/** Gets a person's yes where the rules ask for one: given with the plan, or now. */
export const confirm: Stage<Decided, Confirmed> = async (flight, ports) => {
  if (flight.decision.answer === 'allow') return { ...flight, approval: null, waited: false }
  const { tool, args, request, decision } = flight
  const digest = callDigest(tool, args, { caller: request.caller, machine: ports.machine.kind, nonce: ports.nonce })
  const covered = { tool, args, caller: request.caller, digest }
  const given = ports.approvals.take(digest) ?? ports.grants?.approvalFor(covered) ?? null
  if (given) return { ...flight, approval: given, waited: false }
  // Nobody asked for it, so nobody is asked.
  if (request.caller.kind === 'system')
    return deny(flight, ports, [
      appError('confirmation_missing', { tool: tool.name, digest, caller: request.caller.role }),
    ])
  return ask(flight, { digest, reasons: decision.reasons }, ports)
}

type Question = Pick<ConfirmationRequest, 'digest' | 'reasons'>

async function ask(flight: Decided, { digest, reasons }: Question, ports: PipelinePorts): Promise<Confirmed | Ending> {
  const { call, tool, args, signal } = flight
  const state = { state: 'awaiting_confirmation', digest, since: ports.clock.now() } as const
  ports.publish({ kind: 'call', call: { ...call, ...state } })
  const object = call.object ? { object: call.object } : {}
  const answer = await ports.confirm.confirm({ callId: call.id, tool, args, ...object, digest, reasons }, signal)
  if (signal.aborted) return deny(flight, ports, [appError('cancelled', { tool: tool.name })])
  if (answer.answer === 'approve') {
    if (!mayApprove({ kind: 'person', role: answer.role }, tool)) {
      return deny(flight, ports, [appError('role_too_low', { tool: tool.name, role: tool.access.minRole })])
    }
    ports.approvals.issue({ digest, role: answer.role, shownTextHash: answer.shownTextHash })
    return { ...flight, approval: ports.approvals.take(digest), waited: true, begunAt: ports.clock.now() }
  }
  const code = ({ refuse: 'confirmation_refused', not_today: 'postponed', nobody: 'confirmation_missing' } as const)[
    answer.answer
  ]
  return deny(flight, ports, [appError(code, { tool: tool.name, digest, caller: call.caller.role })])
}
