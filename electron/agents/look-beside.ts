import type { CheckReport } from '../../shared/domain/diagnosis.ts'
import type { CallRequest, EndedCall } from '../../shared/domain/tool-call.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { lookAround, type LookedAround, type Looking, type Screened } from './look-around.ts'
import type { CheckSession } from './run-check.ts'

/** Who chooses checks beside the plan, and what for. */
export type Beside = {
  readonly session: CheckSession
  readonly onCheck: (report: CheckReport) => void
}

/**
 * Looks at what the plan begins with while somebody else thinks about what to look at. Nothing waits for a slow choice, and a bad one takes
 * no place of a good one. What both want is run once, as a check of the plan.
 */
export async function lookBeside(
  first: Screened,
  choose: (beside: Beside) => Promise<LookedAround>,
  looking: Looking,
): Promise<LookedAround> {
  const { session } = looking
  const { ofPlan, ofOther } = sharedPipelines(first, session.pipeline)
  const told = new Set<string>()
  const onCheck = (report: CheckReport): void => {
    if (told.has(report.call.id)) return
    told.add(report.call.id)
    looking.options.onCheck(report)
  }
  const [planned, chosen] = await Promise.all([
    lookAround(first, { ...looking, options: { onCheck }, session: { ...session, pipeline: ofPlan } }),
    choose({ session: { ...session, pipeline: ofOther }, onCheck }),
  ])
  const known = new Set(planned.checks.map(({ call }) => call.id))
  const refused = new Set(planned.skipped.map(({ tool }) => tool))
  return {
    checks: [...planned.checks, ...chosen.checks.filter(({ call }) => !known.has(call.id))],
    skipped: [...planned.skipped, ...chosen.skipped.filter(({ tool }) => !refused.has(tool))],
  }
}

type Shared = { readonly ofPlan: Pipeline; readonly ofOther: Pipeline }

/** Two ways into one pipeline: what the plan begins with the other one waits for, also where its turn has not come yet. */
function sharedPipelines({ entries }: Screened, pipeline: Pipeline): Shared {
  const begun = new Map(entries.map((entry) => [keyOf(entry), endOf()]))
  const find = (request: CallRequest): ReturnType<typeof endOf> | undefined =>
    'tool' in request ? begun.get(keyOf(request)) : undefined
  return {
    ofPlan: {
      submit: async (request, signal) => {
        const ended = await pipeline.submit(request, signal)
        find(request)?.tell(ended)
        return ended
      },
    },
    ofOther: { submit: (request, signal) => find(request)?.ended ?? pipeline.submit(request, signal) },
  }
}

function endOf(): { readonly ended: Promise<EndedCall>; readonly tell: (ended: EndedCall) => void } {
  let tell: (ended: EndedCall) => void = () => undefined
  const ended = new Promise<EndedCall>((resolve) => (tell = resolve))
  return { ended, tell: (call) => tell(call) }
}

function keyOf({ tool, args }: { readonly tool: string; readonly args: unknown }): string {
  return `${tool} ${canonicalJson(args)}`
}
