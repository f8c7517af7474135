import { fail } from '../../electron/kernel/result.ts'
import type { Workbench } from '../../electron/hosts/workbench.ts'
import type { Machine } from '../../electron/machines/machine.ts'

/** A PC on which no tool ever ends by itself. */
export function hangingTools(workbench: Workbench): Workbench {
  const run: Machine['run'] = (tool, _args, { signal }) =>
    new Promise((resolve) => {
      // A process tree does not end in the same moment.
      const end = (): void => void setTimeout(() => resolve(fail('cancelled', { tool: tool.name })), 5)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end)
    })
  return { ...workbench, machine: { ...workbench.machine, run } }
}
