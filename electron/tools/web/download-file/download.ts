import type { NodeStepRun } from '../../../contract/node-step.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import type { WebPort } from '../../../contract/web-port.ts'
import type { Args, Downloaded } from './schemas.ts'

export async function downloadFile(args: Args, web: WebPort): Promise<Downloaded | StepFailure> {
  const answer = await web.download(args)
  return answer.ok ? { ...answer.value, trust: 'untrusted' } : stepFailure(answer.error)
}

export const downloadStep: NodeStepRun = ({ state, ports }) => downloadFile(state.p as Args, ports.web)
