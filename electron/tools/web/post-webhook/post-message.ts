import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { WebPort } from '../../../contract/web-port.ts'
import type { Args, Posted } from './schemas.ts'

export async function postMessage(args: Args, web: WebPort): Promise<Posted | StepFailure> {
  const answer = await web.notify({ webhook: args.webhook, body: messageOf(args) })
  if (!answer.ok) return stepFailure(answer.error)
  return { webhook: args.webhook, status: answer.value.status, trust: 'untrusted' }
}

/** `text` is what chat services show; the rest is for programs. */
function messageOf({ text, about, outcome }: Args): string {
  return JSON.stringify({ text, source: 'deskmedic', tool: about, outcome })
}

export const postStep: NodeStepRun = ({ state, ports }) => postMessage(state.p as Args, ports.web)
