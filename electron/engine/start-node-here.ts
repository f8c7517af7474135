import { buildHostEnvironment, systemRootOf } from '../executors/process/host-environment.ts'
import { createProcessStarter } from '../executors/process/start-process.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { StartNode } from './start-practice-broker.ts'

type Here = {
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** By the Node that runs this program: for the terminal, which is Node itself. */
export function startNodeHere({ platform, environment }: Here): StartNode {
  const start = createProcessStarter({ platform, systemRoot: systemRootOf(environment), timers: systemTimers })
  return (file, words) => {
    const started = start({
      file: process.execPath,
      argv: [file, ...words],
      cwd: process.cwd(),
      environment: buildHostEnvironment(environment, platform),
      stdin: 'closed',
    })
    return { ended: started.ended, end: () => void started.killTree() }
  }
}
