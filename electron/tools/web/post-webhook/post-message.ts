import * as z from 'zod'

import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { WebPort } from '../../../contract/web-port.ts'
import { callOutcomes } from '../../../../shared/domain/call-outcome.ts'
import { text } from '../../../contract/argument-schemas.ts'

export const args = () =>
  z.strictObject({
    webhook: text(/^[a-z][a-z0-9_-]{0,31}$/, 32),
    /** What happened, as people read it. */
    text: text(/^[^\u0000]+$/, 4_000), // oxlint-disable-line no-control-regex -- line ends are welcome
    /** The tool whose outcome is notified, and how it ended. */
    about: text(/^[a-z][a-z0-9_]{2,60}$/, 61)
      .nullable()
      .default(null),
    outcome: z.enum(callOutcomes).nullable().default(null),
  })

export const result = () => z.object({ webhook: z.string(), status: z.int(), trust: z.literal('untrusted') })

type Args = z.output<ReturnType<typeof args>>
type Posted = z.output<ReturnType<typeof result>>

async function postMessage(args: Args, web: WebPort): Promise<Posted | StepFailure> {
  const answer = await web.notify({ webhook: args.webhook, body: messageOf(args) })
  if (!answer.ok) return stepFailure(answer.error)
  return { webhook: args.webhook, status: answer.value.status, trust: 'untrusted' }
}

/** `text` is what chat services show; the rest is for programs. */
function messageOf({ text, about, outcome }: Args): string {
  return JSON.stringify({ text, source: 'deskmedic', tool: about, outcome })
}

export const postStep: NodeStepRun<Args> = ({ state, ports }) => postMessage(state.p, ports.web)
