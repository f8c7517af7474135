// `deskmedic acp` on the simulated PC of a data folder, on which one tool never comes to its end.
import { acp } from '../../electron/hosts/cli/commands/acp.ts'
import type { CliContext, GlobalOptions } from '../../electron/hosts/cli/context.ts'
import { engineOpener } from '../../electron/hosts/cli/open-cli-engine.ts'
import { createTerminal } from '../../electron/hosts/cli/terminal.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { openEndlessBackend } from './endless-backend.ts'

const [dataFolder = '', tool = ''] = process.argv.slice(2)

// Standard output belongs to the protocol.
const backend = await openEndlessBackend(dataFolder, tool, process.stderr)
const none = { data: dataFolder, target: undefined, setUp: undefined, mode: undefined, lang: 'en' } as const
const answers = { json: false, quiet: false, yes: false, approve: [], now: false, know: {} } as const
const options: GlobalOptions = { ...none, ...answers, role: 'human_agent' }
const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr }
const parts = {
  options,
  backend,
  terminal: createTerminal({ streams, environment: {}, quiet: true, noInput: false }),
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
await acp(context)
