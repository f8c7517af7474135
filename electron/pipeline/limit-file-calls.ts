import { appError } from '../kernel/result.ts'
import { isConfined } from '../policy/paths/refused-file.ts'
import { deny, nothing, type Decided, type Nothing, type Stage } from './call-context.ts'

/** An agent that asks without end is told to wait. What belongs to another call was counted with it. */
export const limitFileCalls: Stage<Decided, Nothing> = (context, ports) => {
  const { request, tool } = context
  const { fileCalls } = ports
  const isCounted =
    isConfined(request.caller) && request.parentId === undefined && tool.placement.folderArguments !== undefined
  const seconds = isCounted && fileCalls !== undefined ? fileCalls.take(request.caller) : null
  if (seconds === null || fileCalls === undefined) return nothing
  return deny(context, ports, [appError('too_many_file_calls', { limit: fileCalls.perMinute, seconds })])
}
