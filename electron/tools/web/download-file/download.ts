import type { ArgsOf, ResultOf } from '../../define-tool.ts'
import type { NodeStepRun } from '../../node-step.ts'
import { stepFailure, type StepFailure } from '../../step-failure.ts'
import type { WebPort } from '../../web-port.ts'
import type { tool } from './tool.ts'

type Downloaded = ResultOf<typeof tool>

export async function downloadFile(args: ArgsOf<typeof tool>, web: WebPort): Promise<Downloaded | StepFailure> {
  const answer = await web.download(args)
  return answer.ok ? { ...answer.value, trust: 'untrusted' } : stepFailure(answer.error)
}

export const downloadStep: NodeStepRun = ({ state, ports }) => downloadFile(state.p as ArgsOf<typeof tool>, ports.web)
