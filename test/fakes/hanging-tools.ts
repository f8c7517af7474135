import { fail } from '../../electron/kernel/result.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import type { Machine } from '../../electron/machines/machine.ts'

/** A PC on which no tool ever ends by itself. */
export function hangingTools(backend: Backend): Backend {
  const run: Machine['run'] = (tool, _args, { signal }) =>
    new Promise((resolve) => {
      // A process tree does not end in the same moment.
      const end = (): void => void setTimeout(() => resolve(fail('cancelled', { tool: tool.name })), 5)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end)
    })
  return { ...backend, machine: { ...backend.machine, run } }
}
