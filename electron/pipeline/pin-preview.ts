import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { pinnedArgs } from '../contract/pinned-args.ts'
import { appError } from '../kernel/result.ts'
import {
  deny,
  nothing,
  type Cleared,
  type Decided,
  type Ending,
  type Nothing,
  type Stage,
  type Validated,
} from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/**
 * Where the preview is part of the yes: looks what the call would do now, and binds the call to that. What was bound before, with a
 * plan, must still be so.
 */
export const pinPreview: Stage<Decided, Pinned | Nothing> = (context, ports) =>
  context.effect && context.tool.preview?.pins ? withPins(context, ports) : nothing

type Pinned = Pick<Decided, 'args' | 'preview' | 'call'>

async function withPins(context: Decided, ports: PipelinePorts): Promise<Pinned | Ending> {
  const seen = await dryRun(context)
  if ('reasons' in seen) return deny(context, ports, seen.reasons)
  const args = pinnedArgs(context.tool, context.args, seen.preview)
  if (args === null) return deny(context, ports, [appError('changed_since_preview', { tool: context.tool.name })])
  return { args, preview: seen.preview, call: { ...context.call, args } }
}

/** While somebody read, or the PC was in use, what the yes is for can have changed: then nothing is begun. */
export const samePreview: Stage<Cleared, Nothing> = (context, ports) =>
  context.waited && context.preview !== undefined ? stillSame(context, ports) : nothing

async function stillSame(context: Cleared, ports: PipelinePorts): Promise<Nothing | Ending> {
  const seen = await dryRun(context)
  if ('reasons' in seen) return deny(context, ports, seen.reasons)
  const isSame = pinnedArgs(context.tool, context.args, seen.preview) !== null
  return isSame ? nothing : deny(context, ports, [appError('changed_since_preview', { tool: context.tool.name })])
}

type Seen = { readonly preview: Readonly<Record<string, unknown>> } | { readonly reasons: readonly AppError[] }

/** A refusal of the dry run is one of the call. */
async function dryRun({ tool, args, attempt }: Validated): Promise<Seen> {
  const flag = tool.preview?.argument ?? ''
  const ended = await attempt(tool.name, { ...args, [flag]: true })
  return ended.state === 'succeeded' ? { preview: ended.result } : { reasons: reasonsOf(ended, tool.name) }
}

function reasonsOf(ended: EndedCall, tool: string): readonly AppError[] {
  if ('reasons' in ended) return ended.reasons
  return 'error' in ended ? [ended.error] : [appError('check_failed', { tool })]
}
