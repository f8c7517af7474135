import { fail, ok, type Result } from '../../kernel/result.ts'
import { catalogue } from './commands/catalogue.ts'
import { diagnose } from './commands/diagnose.ts'
import { doctor } from './commands/doctor.ts'
import { explainArgs, explainArgsBatch, explainCall } from './commands/explain.ts'
import { explainOneUrl, explainUrlBatch } from './commands/explain-url.ts'
import { withKnownCall } from './commands/known-call.ts'
import { listTools, showTool } from './commands/list-tools.ts'
import { planBatch, planComplaint } from './commands/plan.ts'
import { exportAudit, history, showCall, undo, verifyAudit } from './commands/records.ts'
import { runTool } from './commands/run-tool.ts'
import { getSetting, confirmSettings, listSettings, networkMode, setSetting } from './commands/settings.ts'
import { listFaults, listScenarios } from './commands/simulation.ts'
import { statistics } from './commands/statistics.ts'
import type { CliContext, CommandOutcome } from './context.ts'

type Values = readonly (string | undefined)[]
type OwnOptions = Readonly<Record<string, string | boolean | undefined>>

/** One command: how it is typed and what it does. A command of two words stands in a group. */
export type CommandSpec = {
  readonly name: string
  readonly arguments?: string
  readonly description: string
  readonly options?: Readonly<Record<string, string>>
  /** True when the first argument is a stored call: without `--target` the command looks at the PC of that call. */
  readonly isAboutCall?: boolean
  readonly run: (context: CliContext, values: Values, own: OwnOptions) => Promise<Result<CommandOutcome>>
}

const argsOption = { '--args <json>': 'arguments as JSON' }
const batchOption = { '--batch <file>': 'JSON Lines in, JSON Lines out; - = standard input' }

export const commandSpecs: readonly CommandSpec[] = [
  {
    name: 'diagnose',
    arguments: '<complaint...>',
    description: 'find the cause of a complaint',
    options: { '--fix': 'repair it after a yes, and prove it' },
    run: (context, [complaint], own) => diagnose(context, complaint ?? '', { fix: own['fix'] === true }),
  },
  {
    name: 'plan',
    arguments: '[complaint...]',
    description: 'the built-in planner alone; runs nothing',
    options: batchOption,
    run: (context, [complaint], own) =>
      oneOrBatch(own, complaint, {
        one: (text) => planComplaint(context, text),
        batch: (file) => planBatch(context, file),
      }),
  },
  { name: 'tools', description: 'all tools and whether they can be used', run: (context) => now(listTools(context)) },
  {
    name: 'show',
    arguments: '<tool>',
    description: 'everything about one tool',
    run: (context, [tool]) => now(showTool(context, tool ?? '')),
  },
  {
    name: 'catalogue',
    description: 'everything about all tools, scripts included',
    run: (context) => now(catalogue(context)),
  },
  { name: 'stats', description: 'statistics of the tools', run: (context) => now(statistics(context)) },
  {
    name: 'run',
    arguments: '<tool>',
    description: 'run one tool',
    options: argsOption,
    run: (context, [tool], own) => runTool(context, tool ?? '', textOf(own['args'])),
  },
  {
    name: 'explain call',
    arguments: '<tool>',
    description: 'what the policy would answer, and why',
    options: argsOption,
    run: (context, [tool], own) => now(explainCall(context, tool ?? '', textOf(own['args']))),
  },
  {
    name: 'explain args',
    arguments: '[tool]',
    description: 'whether arguments are accepted, and what scripts and programs would get',
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
    description: 'whether the network guard would let an address through',
    options: batchOption,
    run: (context, [url], own) =>
      oneOrBatch(own, url, {
        one: (address) => explainOneUrl(context, address),
        batch: (file) => explainUrlBatch(context, file),
      }),
  },
  {
    name: 'mode',
    arguments: '[mode]',
    description: 'show or change the network mode',
    run: (context, [mode]) => networkMode(context, mode),
  },
  {
    name: 'config get',
    arguments: '<key>',
    description: 'one setting',
    run: (context, [key]) => now(getSetting(context, key ?? '')),
  },
  {
    name: 'config set',
    arguments: '<key> <value>',
    description: 'change a setting',
    run: (context, [key, value]) => setSetting(context, key ?? '', value ?? ''),
  },
  {
    name: 'config list',
    description: 'all settings and where they come from',
    run: (context) => now(listSettings(context)),
  },
  {
    name: 'config confirm',
    description: 'say that the settings in use are right, after their file was damaged',
    run: (context) => confirmSettings(context),
  },
  { name: 'faults', description: 'what can be wrong on the simulated PC', run: (context) => listFaults(context) },
  {
    name: 'scenarios',
    description: 'named sets of faults with a complaint',
    run: (context) => now(listScenarios(context)),
  },
  { name: 'doctor', description: 'what was found on this computer', run: (context) => doctor(context) },
  {
    name: 'undo',
    arguments: '<callId>',
    description: 'take a fix back',
    isAboutCall: true,
    run: (context, [callId = '']) => withKnownCall(context, callId, (known) => undo(known, callId)),
  },
  { name: 'audit verify', description: 'check the record of changes', run: (context) => verifyAudit(context) },
  { name: 'audit export', description: 'the record of changes as JSON Lines', run: (context) => exportAudit(context) },
  {
    name: 'history',
    arguments: '[query]',
    description: 'past calls',
    run: (context, [query]) => history(context, query ?? ''),
  },
  {
    name: 'show-call',
    arguments: '<callId>',
    description: 'one past call',
    run: (context, [callId]) => showCall(context, callId ?? ''),
  },
]

function oneOrBatch(
  own: OwnOptions,
  value: string | undefined,
  run: {
    readonly one: (value: string) => Promise<Result<CommandOutcome>>
    readonly batch: (file: string) => Promise<Result<CommandOutcome>>
  },
): Promise<Result<CommandOutcome>> {
  if (typeof own['batch'] === 'string') return run.batch(own['batch'])
  return value === undefined ? now(fail('usage', { problem: 'argument_or_batch' })) : run.one(value)
}

function now(outcome: Result<CommandOutcome>): Promise<Result<CommandOutcome>> {
  return Promise.resolve(outcome.ok ? ok(outcome.value) : outcome)
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : ''
}
