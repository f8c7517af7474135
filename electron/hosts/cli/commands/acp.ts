import { ok, type Result } from '../../../kernel/result.ts'
import { chatShowing } from '../../lines/show-items.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'

/** Hands this process over to the host of editors, until they close it. */
export async function acp(context: CliContext): Promise<Result<CommandOutcome>> {
  const { streams, signal, caller, translator, terminal, backend, options } = context
  const { serveAcp } = await import('../../acp/serve-acp.ts')
  const served = await serveAcp({
    ...{ streams, signal, caller },
    ids: backend.ports.ids,
    showing: chatShowing({ translator, terminal, registry: backend.registry }),
    said: { known: options.know, ...(options.lang ? { lang: options.lang } : {}) },
    engine: (tell, consent) => context.engine(tell, { talks: 'agreed', other: { host: 'acp', consent } }),
  })
  return served.ok ? ok({ exitCode: exitCodes.done, data: undefined, lines: [] }) : served
}
