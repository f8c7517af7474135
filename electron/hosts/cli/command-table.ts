import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { Result } from '../../kernel/result.ts'
import { catalogue, listTools, showTool, statistics } from './commands/tools.ts'
import { deleteRecords, withKnownCall, history, showCall, exportAudit, undo, verifyAudit } from './commands/records.ts'
import { checkUp } from './commands/check-up.ts'
import { diagnose } from './commands/diagnose.ts'
import { doctor } from './commands/doctor.ts'
import { explainCommand, explainCommandBatch, usualShell } from './commands/explain-command.ts'
import { explainArgs, explainArgsBatch, explainCall, explainOneUrl, explainUrlBatch } from './commands/explain.ts'
import { explainPath, explainPathBatch } from './commands/explain-path.ts'
import { planBatch, planComplaint } from './commands/plan.ts'
import { replayEdits } from './commands/replay.ts'
import { runTool } from './commands/run-tool.ts'
import { getSetting, confirmSettings, listSettings, networkMode, setSetting } from './commands/settings.ts'
import { listModels, testModel, useModel } from './commands/models.ts'
import { metrics } from './commands/metrics.ts'
import { listFaults, listProfiles, listScenarios } from './commands/simulation.ts'
import { watch } from './commands/watch.ts'
import { addWorkspace, listWorkspaces, removeWorkspace } from './commands/workspaces.ts'
import type { CliContext, CommandOutcome } from './context.ts'
import { listOf, now, oneOrBatch, shownOf, textOf, type OwnOptions } from './own-options.ts'

type Values = readonly (string | undefined)[]

/** One command: how it is typed and what it does. A command of two words stands in a group. */
export type CommandSpec = {
  readonly name: string
  readonly arguments?: string
  readonly description: MessageKey
  readonly options?: Readonly<Record<string, MessageKey>>
  /** Options that may be given several times. */
  readonly repeated?: Readonly<Record<string, MessageKey>>
  /** True when the first argument is a stored call: without `--target` the command looks at the PC of that call. */
  readonly isAboutCall?: boolean
  readonly run: (context: CliContext, values: Values, own: OwnOptions) => Promise<Result<CommandOutcome>>
}

const argsOption = { '--args <json>': 'help.option.args' } as const
const batchOption = { '--batch <file>': 'help.option.batch' } as const

/** Names that stand before a second word. */
export const commandGroups = {
  explain: 'help.explain',
  config: 'help.config',
  workspace: 'help.workspace',
  audit: 'help.audit',
  models: 'help.models',
} as const satisfies Readonly<Record<string, MessageKey>>

export const commandSpecs: readonly CommandSpec[] = [
  {
    name: 'diagnose',
    arguments: '<complaint...>',
    description: 'help.diagnose',
    options: { '--fix': 'help.diagnose.fix', '--model': 'help.option.model' },
    run: (context, [complaint], own) =>
      diagnose(context, complaint ?? '', { fix: own['fix'] === true, model: own['model'] === true }),
  },
  {
    name: 'watch',
    arguments: '<complaint...>',
    description: 'help.watch',
    options: { '--minutes <number>': 'help.watch.minutes' },
    run: (context, [complaint], own) =>
      watch(context, complaint ?? '', typeof own['minutes'] === 'string' ? own['minutes'] : undefined),
  },
  { name: 'checkup', description: 'help.checkup', run: (context) => checkUp(context) },
  {
    name: 'plan',
    arguments: '[complaint...]',
    description: 'help.plan',
    options: batchOption,
    run: (context, [complaint], own) =>
      oneOrBatch(own, complaint, {
        one: (text) => planComplaint(context, text),
        batch: (file) => planBatch(context, file),
      }),
  },
  { name: 'tools', description: 'help.tools', run: (context) => now(listTools(context)) },
  {
    name: 'show',
    arguments: '<tool>',
    description: 'help.show',
    run: (context, [tool]) => now(showTool(context, tool ?? '')),
  },
  {
    name: 'catalogue',
    description: 'help.catalogue',
    run: (context) => now(catalogue(context)),
  },
  { name: 'stats', description: 'help.stats', run: (context) => now(statistics(context)) },
  {
    name: 'run',
    arguments: '<tool>',
    description: 'help.run',
    options: argsOption,
    repeated: { '--arg <name=value>': 'help.option.arg' },
    run: (context, [tool], own) =>
      runTool(context, tool ?? '', { json: textOf(own['args']), named: listOf(own['arg']) }),
  },
  {
    name: 'explain call',
    arguments: '<tool>',
    description: 'help.explain.call',
    options: argsOption,
    run: (context, [tool], own) => now(explainCall(context, tool ?? '', textOf(own['args']))),
  },
  {
    name: 'explain args',
    arguments: '[tool]',
    description: 'help.explain.args',
    options: { ...argsOption, ...batchOption },
    run: (context, [tool], own) =>
      oneOrBatch(own, tool, {
        one: (name) => now(explainArgs(context, name, textOf(own['args']))),
        batch: (file) => explainArgsBatch(context, file),
      }),
  },
  {
    name: 'explain url',
    arguments: '[url]',
    description: 'help.explain.url',
    options: batchOption,
    run: (context, [url], own) =>
      oneOrBatch(own, url, {
        one: (address) => explainOneUrl(context, address),
        batch: (file) => explainUrlBatch(context, file),
      }),
  },
  {
    name: 'explain command',
    arguments: '[line]',
    description: 'help.explain.command',
    options: { '--shell <shell>': 'help.option.shell', ...batchOption },
    run: (context, [line], own) =>
      oneOrBatch(own, line, {
        one: (text) => now(explainCommand(context, text, typeof own['shell'] === 'string' ? own['shell'] : usualShell)),
        batch: (file) => explainCommandBatch(context, file),
      }),
  },
  {
    name: 'explain path',
    arguments: '[path]',
    description: 'help.explain.path',
    options: batchOption,
    run: (context, [asked], own) =>
      oneOrBatch(own, asked, {
        one: (text) => explainPath(context, text),
        batch: (file) => explainPathBatch(context, file),
      }),
  },
  {
    name: 'mode',
    arguments: '[mode]',
    description: 'help.mode',
    run: (context, [mode]) => networkMode(context, mode),
  },
  {
    name: 'config get',
    arguments: '<key>',
    description: 'help.config.get',
    run: (context, [key]) => now(getSetting(context, key ?? '')),
  },
  {
    name: 'config set',
    arguments: '<key> <value>',
    description: 'help.config.set',
    run: (context, [key, value]) => setSetting(context, key ?? '', value ?? ''),
  },
  {
    name: 'config list',
    description: 'help.config.list',
    run: (context) => now(listSettings(context)),
  },
  {
    name: 'config confirm',
    description: 'help.config.confirm',
    run: (context) => confirmSettings(context),
  },
  {
    name: 'workspace add',
    arguments: '<name> <folder>',
    description: 'help.workspace.add',
    options: { '--read-only': 'help.workspace.readOnly' },
    repeated: { '--only <pattern>': 'help.workspace.only', '--never <pattern>': 'help.workspace.never' },
    run: (context, [name = '', folder = ''], own) =>
      addWorkspace(context, {
        name,
        path: folder,
        access: own['readOnly'] === true ? 'read' : 'read_write',
        only: listOf(own['only']),
        never: listOf(own['never']),
      }),
  },
  {
    name: 'workspace remove',
    arguments: '<name>',
    description: 'help.workspace.remove',
    run: (context, [name]) => removeWorkspace(context, name ?? ''),
  },
  { name: 'workspace list', description: 'help.workspace.list', run: (context) => now(listWorkspaces(context)) },
  {
    name: 'models list',
    description: 'help.models.list',
    run: (context) => listModels(context),
  },
  {
    name: 'models test',
    arguments: '[address] [model]',
    description: 'help.models.test',
    run: (context, [address, model]) => testModel(context, { address, model }),
  },
  {
    name: 'models use',
    arguments: '<address> [model]',
    description: 'help.models.use',
    run: (context, [address = '', model]) => useModel(context, { address, model }),
  },
  { name: 'faults', description: 'help.faults', run: (context) => listFaults(context) },
  { name: 'profiles', description: 'help.profiles', run: () => now(listProfiles()) },
  {
    name: 'scenarios',
    description: 'help.scenarios',
    run: (context) => now(listScenarios(context)),
  },
  {
    name: 'acp',
    description: 'help.acp',
    // Its protocol library is large: only this command loads it.
    run: async (context) => (await import('../acp/serve-acp.ts')).serveAcp(context),
  },
  { name: 'doctor', description: 'help.doctor', run: (context) => doctor(context) },
  {
    name: 'undo',
    arguments: '<callId>',
    description: 'help.undo',
    isAboutCall: true,
    run: (context, [callId = '']) => withKnownCall(context, callId, (known) => undo(known, callId)),
  },
  { name: 'audit verify', description: 'help.audit.verify', run: (context) => verifyAudit(context) },
  { name: 'audit export', description: 'help.audit.export', run: (context) => exportAudit(context) },
  {
    name: 'history',
    arguments: '[query]',
    description: 'help.history',
    options: { '--changes': 'help.history.changes', '--all': 'help.history.all' },
    run: (context, [query], own) => history(context, query ?? '', shownOf(own)),
  },
  {
    name: 'history replay',
    arguments: '<callId...>',
    description: 'help.history.replay',
    options: { '--into <name>': 'help.history.into' },
    run: (context, [callIds = ''], own) => replayEdits(context, callIds.split(' '), textOf(own['into'])),
  },
  {
    name: 'history delete',
    arguments: '[id]',
    description: 'help.history.delete',
    run: (context, [id]) => deleteRecords(context, id ?? null),
  },
  { name: 'metrics', description: 'help.metrics', run: (context) => metrics(context) },
  {
    name: 'show-call',
    arguments: '<callId>',
    description: 'help.show-call',
    run: (context, [callId]) => showCall(context, callId ?? ''),
  },
]
