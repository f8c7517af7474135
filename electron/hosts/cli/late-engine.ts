import { ok } from '../../kernel/result.ts'
import type { engineOpener, EngineOpener } from './open-cli-engine.ts'

/** An engine is a third of the program, and many commands need none: it is loaded by the first one that does. */
export function lateEngine(deps: Parameters<typeof engineOpener>[0]): EngineOpener {
  let opener: Promise<EngineOpener> | null = null
  const load = async (): Promise<EngineOpener> => (await import('./open-cli-engine.ts')).engineOpener(deps)
  return {
    open: async (tell, wish) => (await (opener ??= load())).open(tell, wish),
    close: async () => (opener === null ? ok(undefined) : (await opener).close()),
  }
}
