// `deskmedic acp` on the simulated PC of a data folder, on which one tool never comes to its end.
import { serveAcp } from '../../electron/hosts/acp/serve-acp.ts'
import type { CliContext, GlobalOptions } from '../../electron/hosts/cli/context.ts'
import { engineOpener } from '../../electron/hosts/cli/open-cli-engine.ts'
import { createTerminal } from '../../electron/hosts/cli/terminal.ts'
import { openBackend } from '../../electron/hosts/backend.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { createSystemIds, systemClock } from '../../electron/kernel/system-ports.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { noPolicy } from './policy-source.ts'

const [dataFolder = '', tool = ''] = process.argv.slice(2)

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

const endless: Machine['run'] = (called, args, ...rest) => {
  if (called.name !== tool) return opened.value.machine.run(called, args, ...rest)
  process.stderr.write('running\n')
  setInterval(() => undefined, 1_000)
  return new Promise(() => undefined)
}
const backend = { ...opened.value, machine: { ...opened.value.machine, run: endless } }
const none = { data: dataFolder, target: undefined, setUp: undefined, mode: undefined, lang: 'en' } as const
const answers = { json: false, quiet: false, yes: false, approve: [], now: false, know: {} } as const
const options: GlobalOptions = { ...none, ...answers, role: 'human_agent' }
const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr }
const parts = {
  options,
  backend,
  terminal: createTerminal({ streams, environment: {}, quiet: true }),
  translator: createTranslator('en'),
  stop: () => undefined,
}
const engines = engineOpener(parts)
const context: CliContext = {
  ...parts,
  streams,
  signal: new AbortController().signal,
  caller: { kind: 'person', role: 'human_agent' },
  engine: (tell, other) => engines.open(tell ?? (() => undefined), other),
  readStandardInput: () => {
    throw new Error('the protocol has the input')
  },
}
await serveAcp(context)
