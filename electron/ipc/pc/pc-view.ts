import { networkTypes } from '../../../shared/domain/network-mode.ts'
import { programRuntimes, runtimeName } from '../../../shared/domain/program-runtime.ts'
import { scriptRuntime } from '../../../shared/domain/tool-manifest.ts'
import { categories } from '../../../shared/domain/tool-manifest.ts'
import type { SettingView } from '../../../shared/ipc/setting-view.ts'
import type { PcView } from '../../../shared/ipc/views.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { modelNameNow } from '../../engine/models/model-in-use.ts'
import type { MachineFacts } from '../../machines/machine.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import type { SettingKey, SettingValues } from '../../settings/setting-table.ts'
import { alternativesTo, errorView, type ViewContext } from '../chats/view-context.ts'
import type { AdminMode } from '../../hosts/desktop/admin-mode.ts'
import { adminScope } from './admin-scope.ts'
import { lockedBy, lockedByLimit } from './locked-by.ts'
import type { RunCounter } from './run-statistics.ts'
import { titleOf } from '../../views/tool-titles.ts'

export type PcViewDeps = {
  readonly settings: ReadSettings
  readonly facts: () => MachineFacts
  readonly admin: AdminMode
  readonly runs: RunCounter
  readonly bytesSent: () => number
  readonly bytesSentByTool: () => Readonly<Record<string, number>>
  readonly foldersSearched: () => PcView['folders']
  /** Name of the computer that the app runs on. */
  readonly hostName: string
}

/** Everything about the PC and the session that is always in sight. */
export function pcView(context: ViewContext, deps: PcViewDeps): PcView {
  const { translator, registry } = context
  const { settings } = deps
  const facts = deps.facts()
  const { total, available, byCategory, byNetwork, disabled } = registry.getStatistics()
  return {
    target: { kind: facts.kind, computerName: computerName(translator, deps), system: systemText(translator, facts) },
    mode: settingView('mode', settings),
    admin: {
      enabled: deps.admin.enabled(),
      possible: deps.admin.possible(),
      endsAt: deps.admin.endsAt(),
      explanation: translator.text(`ui.main.admin.${deps.admin.reason()}`),
      scope: deps.admin.reason() === 'brokerOn' ? adminScope(context) : null,
      lockedBy: deps.admin.reason() === 'forbidden' ? lockedByLimit(['elevatedTools', 'adminMode'], settings) : null,
    },
    adminContact: settings.adminContact(),
    planner: plannerOf(deps),
    bytesSent: deps.bytesSent(),
    bytesSentByTool: Object.entries(deps.bytesSentByTool()).map(([tool, bytes]) => ({
      tool,
      title: titleOf(tool, context),
      bytes,
    })),
    tools: {
      total,
      available,
      byCategory: categories.flatMap((category) => {
        const count = byCategory[category]
        return count ? [{ category, title: translator.text(`ui.category.${category}`), count }] : []
      }),
      byNetwork: networkTypes.map((network) => ({
        network,
        title: translator.text(`ui.network.${network}`),
        count: byNetwork[network],
      })),
      disabled: disabled.map(({ tool, reason }) => ({
        tool,
        title: titleOf(tool, context),
        reason: errorView(reason, context),
        alternatives: alternativesTo(tool, context).map(({ title }) => title),
      })),
    },
    runtimes: runtimesOf(facts),
    runs: deps.runs.statistics(),
    folders: { ...deps.foldersSearched() },
  }
}

function plannerOf(deps: Pick<PcViewDeps, 'settings'>): PcView['planner'] {
  const model = modelNameNow(deps)
  return model === null ? { kind: 'built_in' } : { kind: 'model', model }
}

/** Windows PowerShell is part of Windows: elsewhere nobody misses it. */
function runtimesOf({ kind, runtimes }: MachineFacts): PcView['runtimes'] {
  const windows = kind === 'portable' ? [] : [scriptRuntime]
  return [...windows, ...programRuntimes].map((runtime) => ({
    runtime,
    name: runtimeName(runtime),
    found: Object.hasOwn(runtimes, runtime),
    version: runtimes[runtime] ?? null,
  }))
}

/** The PC that is looked at, by name. */
export function computerName(
  translator: Translator,
  { facts, hostName }: Pick<PcViewDeps, 'facts' | 'hostName'>,
): string {
  return facts().kind === 'simulated' ? translator.text('ui.main.simulatedName') : hostName
}

function systemText(translator: Translator, { kind, windowsBuild }: MachineFacts): string {
  if (kind === 'portable' || windowsBuild === null) return translator.text('ui.main.system.portable')
  return translator.text(`ui.main.system.${kind}`, { build: String(windowsBuild) })
}

/** A setting with where its value comes from, and what fixes it. */
export function settingView<Key extends SettingKey>(key: Key, settings: ReadSettings): SettingView<SettingValues[Key]> {
  const { value, source, locked } = settings.view(key)
  return { value, source, lockedBy: locked ? lockedBy(key, settings) : null }
}
