import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { CommandSpec } from './command-spec.ts'
import { givenOf, listOf, oneOrBatch, shownOf, textOf } from './own-options.ts'
import { settingsSpecs } from './settings-specs.ts'

const tools = () => import('./commands/tools.ts')
const records = () => import('./commands/records.ts')
const explain = () => import('./commands/explain.ts')
const explainCommands = () => import('./commands/explain-command.ts')
const explainPaths = () => import('./commands/explain-path.ts')
const plans = () => import('./commands/plan.ts')
const models = () => import('./commands/models.ts')
const practice = () => import('./commands/simulation.ts')
const workspaces = () => import('./commands/workspaces.ts')
const collections = () => import('./commands/collections.ts')

const argsOption = { '--args <json>': 'help.option.args' } as const
const batchOption = { '--batch <file>': 'help.option.batch' } as const

/** Names that stand before a second word. */
export const commandGroups = {
  explain: 'help.explain',
  config: 'help.config',
  workspace: 'help.workspace',
  collection: 'help.collection',
  audit: 'help.audit',
  models: 'help.models',
  policy: 'help.policy',
  update: 'help.update',
} as const satisfies Readonly<Record<string, MessageKey>>

export const commandSpecs: readonly CommandSpec[] = [
  {
    name: 'diagnose',
    arguments: '<complaint...>',
    description: 'help.diagnose',
    options: { '--fix': 'help.diagnose.fix', '--model': 'help.option.model' },
    run: async (context, [complaint], own) => {
      const { diagnose } = await import('./commands/diagnose.ts')
      return diagnose(context, complaint ?? '', { fix: own['fix'] === true, model: own['model'] === true })
    },
  },
  {
    name: 'chat',
    description: 'help.chat',
    run: async (context) => (await import('./commands/chat.ts')).chat(context),
  },
  {
    name: 'watch',
    arguments: '<complaint...>',
    description: 'help.watch',
    options: { '--minutes <number>': 'help.watch.minutes' },
    run: async (context, [complaint], own) =>
      (await import('./commands/watch.ts')).watch(context, complaint ?? '', givenOf(own['minutes'])),
  },
  {
    name: 'checkup',
    description: 'help.checkup',
    run: async (context) => (await import('./commands/check-up.ts')).checkUp(context),
  },
  {
    name: 'plan',
    arguments: '[complaint...]',
    description: 'help.plan',
    options: batchOption,
    run: (context, [complaint], own) =>
      oneOrBatch(own, complaint, {
        one: async (text) => (await plans()).planComplaint(context, text),
        batch: async (file) => (await plans()).planBatch(context, file),
      }),
  },
  { name: 'tools', description: 'help.tools', run: async (context) => (await tools()).listTools(context) },
  {
    name: 'show',
    arguments: '<tool>',
    description: 'help.show',
    run: async (context, [tool]) => (await tools()).showTool(context, tool ?? ''),
  },
  {
    name: 'catalogue',
    description: 'help.catalogue',
    run: async (context) => (await tools()).catalogue(context),
  },
  { name: 'stats', description: 'help.stats', run: async (context) => (await tools()).statistics(context) },
  {
    name: 'run',
    arguments: '<tool>',
    description: 'help.run',
    options: argsOption,
    repeated: { '--arg <name=value>': 'help.option.arg' },
    run: async (context, [tool], own) => {
      const { runTool } = await import('./commands/run-tool.ts')
      return runTool(context, tool ?? '', { json: textOf(own['args']), named: listOf(own['arg']) })
    },
  },
  {
    name: 'explain call',
    arguments: '<tool>',
    description: 'help.explain.call',
    options: argsOption,
    run: async (context, [tool], own) => (await explain()).explainCall(context, tool ?? '', textOf(own['args'])),
  },
  {
    name: 'explain args',
    arguments: '[tool]',
    description: 'help.explain.args',
    options: { ...argsOption, ...batchOption },
    run: (context, [tool], own) =>
      oneOrBatch(own, tool, {
        one: async (name) => (await explain()).explainArgs(context, name, textOf(own['args'])),
        batch: async (file) => (await explain()).explainArgsBatch(context, file),
      }),
  },
  {
    name: 'explain url',
    arguments: '[url]',
    description: 'help.explain.url',
    options: batchOption,
    run: (context, [url], own) =>
      oneOrBatch(own, url, {
        one: async (address) => (await explain()).explainOneUrl(context, address),
        batch: async (file) => (await explain()).explainUrlBatch(context, file),
      }),
  },
  {
    name: 'explain command',
    arguments: '[line]',
    description: 'help.explain.command',
    options: { '--shell <shell>': 'help.option.shell', ...batchOption },
    run: (context, [line], own) =>
      oneOrBatch(own, line, {
        one: async (text) => {
          const { explainCommand, usualShell } = await explainCommands()
          return explainCommand(context, text, givenOf(own['shell']) ?? usualShell)
        },
        batch: async (file) => (await explainCommands()).explainCommandBatch(context, file),
      }),
  },
  {
    name: 'explain path',
    arguments: '[path]',
    description: 'help.explain.path',
    options: batchOption,
    run: (context, [asked], own) =>
      oneOrBatch(own, asked, {
        one: async (text) => (await explainPaths()).explainPath(context, text),
        batch: async (file) => (await explainPaths()).explainPathBatch(context, file),
      }),
  },
  ...settingsSpecs,
  {
    name: 'workspace add',
    arguments: '<name> <folder>',
    description: 'help.workspace.add',
    options: { '--read-only': 'help.workspace.readOnly' },
    repeated: { '--only <pattern>': 'help.workspace.only', '--never <pattern>': 'help.workspace.never' },
    run: async (context, [name = '', folder = ''], own) =>
      (await workspaces()).addWorkspace(context, {
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
    run: async (context, [name]) => (await workspaces()).removeWorkspace(context, name ?? ''),
  },
  {
    name: 'workspace list',
    description: 'help.workspace.list',
    run: async (context) => (await workspaces()).listWorkspaces(context),
  },
  {
    name: 'collection add',
    arguments: '<name> <folder>',
    description: 'help.collection.add',
    run: async (context, [name = '', folder = '']) => (await collections()).addToCollection(context, name, folder),
  },
  {
    name: 'collection remove',
    arguments: '<name>',
    description: 'help.collection.remove',
    run: async (context, [name]) => (await collections()).removeCollection(context, name ?? ''),
  },
  {
    name: 'collection list',
    description: 'help.collection.list',
    run: async (context) => (await collections()).listCollections(context),
  },
  {
    name: 'models list',
    description: 'help.models.list',
    run: async (context) => (await models()).listModels(context),
  },
  {
    name: 'models test',
    arguments: '[address] [model]',
    description: 'help.models.test',
    run: async (context, [address, model]) => (await models()).testModel(context, { address, model }),
  },
  {
    name: 'models use',
    arguments: '<address> [model]',
    description: 'help.models.use',
    run: async (context, [address = '', model]) => (await models()).useModel(context, { address, model }),
  },
  { name: 'faults', description: 'help.faults', run: async (context) => (await practice()).listFaults(context) },
  { name: 'profiles', description: 'help.profiles', run: async () => (await practice()).listProfiles() },
  {
    name: 'scenarios',
    description: 'help.scenarios',
    run: async (context) => (await practice()).listScenarios(context),
  },
  {
    name: 'acp',
    description: 'help.acp',
    // Its protocol library is large: only this command loads it.
    run: async (context) => (await import('./commands/acp.ts')).acp(context),
  },
  {
    name: 'doctor',
    description: 'help.doctor',
    run: async (context) => (await import('./commands/doctor.ts')).doctor(context),
  },
  {
    name: 'undo',
    arguments: '<callId>',
    description: 'help.undo',
    isAboutCall: true,
    run: async (context, [callId = '']) => {
      const { undo, withKnownCall } = await records()
      return withKnownCall(context, callId, (known) => undo(known, callId))
    },
  },
  {
    name: 'audit verify',
    description: 'help.audit.verify',
    run: async (context) => (await records()).verifyAudit(context),
  },
  {
    name: 'audit export',
    description: 'help.audit.export',
    run: async (context) => (await records()).exportAudit(context),
  },
  {
    name: 'history',
    arguments: '[query]',
    description: 'help.history',
    options: { '--changes': 'help.history.changes', '--all': 'help.history.all' },
    run: async (context, [query], own) => (await records()).history(context, query ?? '', shownOf(own)),
  },
  {
    name: 'history replay',
    arguments: '<callId...>',
    description: 'help.history.replay',
    options: { '--into <name>': 'help.history.into' },
    run: async (context, [callIds = ''], own) =>
      (await import('./commands/replay.ts')).replayEdits(
        context,
        callIds.split(' '),
        own['into'] === undefined ? null : textOf(own['into']),
      ),
  },
  {
    name: 'history delete',
    arguments: '[id]',
    description: 'help.history.delete',
    run: async (context, [id]) => (await records()).deleteRecords(context, id ?? null),
  },
  {
    name: 'metrics',
    description: 'help.metrics',
    run: async (context) => (await import('./commands/metrics.ts')).metrics(context),
  },
  {
    name: 'show-call',
    arguments: '<callId>',
    description: 'help.show-call',
    run: async (context, [callId]) => (await records()).showCall(context, callId ?? ''),
  },
]
