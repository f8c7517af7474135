import type { Caller } from '../../../shared/domain/caller.ts'
import type { CheckRunner } from '../../pipeline/check-outcome.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { IdlePort } from '../../pipeline/ports.ts'

/** The look at the presence of the person is no step of anybody's work: no window shows it. */
const parentId = 'presence'
const caller: Caller = { kind: 'planner', role: 'ai_agent' }

/** Whether somebody uses the PC now. What cannot be read counts as in use. */
export async function isInUse({ idle }: { readonly idle: IdlePort }, pipeline: Pipeline): Promise<boolean> {
  const { signal } = new AbortController()
  const check: CheckRunner = async (tool, args) => {
    const ended = await pipeline.submit({ tool, args, caller, parentId }, signal)
    if (ended.state !== 'succeeded') return null
    const { result, unavailable, verdict, findings } = ended
    return { record: { result, unavailable }, assessment: { verdict, findings }, args: ended.args }
  }
  return !(await idle.state(check)).idle
}
