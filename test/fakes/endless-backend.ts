import type { Writable } from 'node:stream'

import { openBackend, type Backend } from '../../electron/engine/backend.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import { noPolicy } from './policy-source.ts'
import { systemPorts } from './system-ports.ts'

/** The simulated PC of a data folder, on which one tool says `running` and never comes to its end. */
export async function openEndlessBackend(dataFolder: string, tool: string, told: Writable): Promise<Backend> {
  const options = { dataFolder, policy: noPolicy, platform: process.platform, target: 'simulated' } as const
  const opened = await openBackend(options, systemPorts())
  if (!opened.ok) throw new Error(opened.error.code)
  const { machine } = opened.value
  const endless: Machine['run'] = (called, ...rest) => {
    if (called.name !== tool) return machine.run(called, ...rest)
    told.write('running\n')
    setInterval(() => undefined, 1_000)
    return new Promise(() => undefined)
  }
  return { ...opened.value, machine: { ...machine, run: endless } }
}
