import { judgedArguments } from '../policy/paths/judged-arguments.ts'
import { isConfined, refusedFile } from '../policy/paths/refused-file.ts'
import { deny, nothing, type Decided, type Ending, type Nothing, type Stage } from './call-context.ts'
import { limitFileCalls } from './limit-file-calls.ts'
import type { PipelinePorts } from './ports.ts'

type FolderPorts = PipelinePorts & Required<Pick<PipelinePorts, 'judgeFile'>>

/** An agent stays in the workspaces, and in what was said of each of them. */
export const checkFolders: Stage<Decided, Nothing> = (context, ports) => {
  const limited = limitFileCalls(context, ports)
  if (limited !== nothing) return limited
  const { judgeFile } = ports
  if (!isConfined(context.request.caller) || judgeFile === undefined) return nothing
  return withOpenFolders(context, { ...ports, judgeFile })
}

async function withOpenFolders(context: Decided, ports: FolderPorts): Promise<Nothing | Ending> {
  const { tool, args } = context
  for (const asked of judgedArguments(tool, args)) {
    const question = { ...asked, confined: true }
    const judged = await ports.judgeFile(question)
    if (judged.verdict === 'refuse') return deny(context, ports, [refusedFile(judged.refusal, question)])
  }
  return nothing
}
