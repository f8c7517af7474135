// A process that starts one fix on the simulated PC, with its real record, and never comes to its end.
import { openEngine } from '../../electron/hosts/engine.ts'
import { openBackend } from '../../electron/hosts/backend.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { ok } from '../../electron/kernel/result.ts'
import { createSystemIds, systemClock } from '../../electron/kernel/system-ports.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { noPolicy } from './policy-source.ts'
import { unheard } from './conversation-ports.ts'
import { saysYes } from './consent-port.ts'

const [dataFolder = '', tool = '', host = 'cli'] = process.argv.slice(2)

const opened = await openBackend(
  { dataFolder, policy: noPolicy, platform: process.platform, target: 'simulated' },
  {
    environment: {},
    fileSystem: createNodeFileSystem(),
    clock: systemClock,
    ids: createSystemIds(systemClock),
    logger: silentLogger,
    locks: createSystemLocks(),
  },
)
if (!opened.ok) throw new Error(opened.error.code)

const endless: Machine['run'] = (called, ...rest) => {
  if (called.name !== tool) return opened.value.machine.run(called, ...rest)
  process.stdout.write('running\n')
  setInterval(() => undefined, 1_000)
  return new Promise(() => undefined)
}
const engine = await openEngine(
  { ...opened.value, machine: { ...opened.value.machine, run: endless } },
  {
    host,
    consent: saysYes,
    elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
    publish: () => undefined,
    conversation: unheard,
  },
)
if (!engine.ok) throw new Error(engine.error.code)
const caller = { kind: 'person', role: 'human_agent' } as const
await engine.value.pipeline.submit({ tool, args: {}, caller }, new AbortController().signal)
