import { fail, ok, type Result } from '../kernel/result.ts'
import { asAdministrator, type Runner } from './runners.ts'

type Elevated = { readonly tool: { readonly name: string }; readonly runner: Runner }

type Elevate<Call> = (call: Call, signal: AbortSignal, onPrompt: () => void) => Promise<Result<Runner>>

/** Rights that this program has had from its start: `unused` = a person does not want them used. */
export type RightsHere = 'used' | 'unused' | 'none'

/** Rights for one call: those that are there; without any, those that Windows is asked for, where there is a way to. */
export function elevateBy<Call extends Elevated>(
  rights: () => RightsHere,
  broker: { readonly elevate: Elevate<Call> } | null,
): Elevate<Call> {
  return async (call, signal, onPrompt) => {
    const { runner, tool } = call
    const here = rights()
    if (here === 'used') return ok(asAdministrator(runner))
    if (here === 'unused') return fail('needs_admin', { tool: tool.name })
    return broker === null ? fail('elevation_unavailable', { tool: tool.name }) : broker.elevate(call, signal, onPrompt)
  }
}
