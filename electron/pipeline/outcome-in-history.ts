import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { PipelinePorts } from './ports.ts'

/** Written behind the answer: the history is for looking things up, and who looks waits for what is on its way. */
export async function keepInHistory(ended: EndedCall, ports: Pick<PipelinePorts, 'history' | 'logger'>): Promise<void> {
  const log = (code: string): void =>
    ports.logger.log('error', 'a call could not be kept in the history', { callId: ended.id, code })
  try {
    const kept = await ports.history.append(ended)
    if (!kept.ok) log(kept.error.code)
  } catch (bug) {
    log(String(bug))
  }
}
