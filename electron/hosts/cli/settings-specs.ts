import type { CommandSpec } from './command-spec.ts'
import { textOf } from './own-options.ts'

const settings = () => import('./commands/settings.ts')
const policy = () => import('./commands/policy.ts')

/** Commands that see and change settings, and what an organisation fixes. */
export const settingsSpecs: readonly CommandSpec[] = [
  {
    name: 'mode',
    arguments: '[mode]',
    description: 'help.mode',
    run: async (context, [mode]) => (await settings()).networkMode(context, mode),
  },
  {
    name: 'config get',
    arguments: '<key>',
    description: 'help.config.get',
    run: async (context, [key]) => (await settings()).getSetting(context, key ?? ''),
  },
  {
    name: 'config set',
    arguments: '<key> <value>',
    description: 'help.config.set',
    run: async (context, [key, value]) => (await settings()).setSetting(context, key ?? '', value ?? ''),
  },
  {
    name: 'config list',
    description: 'help.config.list',
    run: async (context) => (await settings()).listSettings(context),
  },
  {
    name: 'config confirm',
    description: 'help.config.confirm',
    run: async (context) => (await settings()).confirmSettings(context),
  },
  {
    name: 'update check',
    description: 'help.update.check',
    run: async (context) => (await import('./commands/update.ts')).checkForUpdate(context),
  },
  {
    name: 'policy show',
    description: 'help.policy.show',
    run: async (context) => (await policy()).showPolicy(context),
  },
  {
    name: 'policy export',
    description: 'help.policy.export',
    options: {
      '--format <format>': 'help.policy.format',
      '--out <file>': 'help.policy.out',
      '--defaults': 'help.policy.defaults',
    },
    run: async (context, _, own) =>
      (await policy()).exportPolicy(context, {
        format: textOf(own['format']),
        out: textOf(own['out']),
        hasDefaults: own['defaults'] === true,
      }),
  },
]
