// A process that starts one fix on the simulated PC, with its real record, and never comes to its end.
import { openEngine } from '../../electron/engine/engine.ts'
import { ok } from '../../electron/kernel/result.ts'
import { saysYes } from './consent-port.ts'
import { unheard } from './conversation-ports.ts'
import { openEndlessBackend } from './endless-backend.ts'

const [dataFolder = '', tool = '', host = 'cli'] = process.argv.slice(2)

const engine = await openEngine(await openEndlessBackend(dataFolder, tool, process.stdout), {
  host,
  consent: saysYes,
  elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
  publish: () => undefined,
  conversation: unheard,
})
if (!engine.ok) throw new Error(engine.error.code)
const caller = { kind: 'person', role: 'human_agent' } as const
await engine.value.pipeline.submit({ tool, args: {}, caller }, new AbortController().signal)
