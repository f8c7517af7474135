import * as z from 'zod'

import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { WebPort } from '../../../contract/web-port.ts'
import { text } from '../../../contract/argument-schemas.ts'
import { webAddress } from '../../../contract/web-arguments.ts'

export const args = () =>
  z.strictObject({
    url: webAddress(),
    workspace: text(/^[a-z][a-z0-9_-]{0,31}$/, 32).default('downloads'),
    /** Below the workspace. */
    path: text(/^[^\u0000-\u001f]+$/, 240), // oxlint-disable-line no-control-regex -- a name has none of these
  })

export const result = () =>
  z.object({
    file: z.string(),
    url: z.string(),
    status: z.int(),
    bytes: z.int().describe('bytes'),
    sha256: z.string(),
    marked: z.boolean(),
    resumed: z.boolean(),
    guard: z.enum(['full', 'host_rules_only']),
    trust: z.literal('untrusted'),
  })

type Args = z.output<ReturnType<typeof args>>
type Downloaded = z.output<ReturnType<typeof result>>

async function downloadFile(args: Args, web: WebPort): Promise<Downloaded | StepFailure> {
  const answer = await web.download(args)
  return answer.ok ? { ...answer.value, trust: 'untrusted' } : stepFailure(answer.error)
}

export const downloadStep: NodeStepRun<Args> = ({ state, ports }) => downloadFile(state.p, ports.web)
