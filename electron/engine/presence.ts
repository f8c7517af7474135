import type { Caller } from '../../shared/domain/caller.ts'
import { checksBy } from '../pipeline/check-outcome.ts'
import type { Engine } from './engine.ts'

/** The look at the presence of the person is no step of anybody's work: no window shows it. */
const parentId = 'presence'
const caller: Caller = { kind: 'planner', role: 'ai_agent' }

/** Whether somebody uses the PC now. What cannot be read counts as in use. */
export async function isInUse({
  pipeline,
  pipelinePorts,
}: Pick<Engine, 'pipeline' | 'pipelinePorts'>): Promise<boolean> {
  const { signal } = new AbortController()
  const check = checksBy((tool, args) => pipeline.submit({ tool, args, caller, parentId }, signal))
  return !(await pipelinePorts.idle.state(check)).idle
}
