import path from 'node:path'

import { ok } from '../../kernel/result.ts'
import { version } from '../../../package.json'
import type { Retention } from '../../engine/retention.ts'
import { createRecordedSettings, type RecordedSettings, type ToldSystem } from '../../settings/recorded-settings.ts'
import { updatePlaceOf } from '../../settings/update-place.ts'
import { createMeasuredModelsFile, type MeasuredModels } from '../../store/measured-models-file.ts'
import { createRemovals } from '../chats/removals.ts'
import { createAskOnce, type AskOnce } from '../consent/ask-once.ts'
import { askSettings } from '../consent/ask-settings.ts'
import { judgingHere } from '../../engine/judging.ts'
import { partsHere } from '../../engine/parts-here.ts'
import type { DesktopPorts } from '../desktop-ports.ts'
import { createSaveFile } from '../pc/save-file.ts'
import { settingsView } from '../pc/settings-view.ts'
import type { Handlers } from '../router.ts'
import type { Services } from '../services.ts'
import { aboutHandlers, type AboutHandlerDeps } from './about.ts'
import { callHandlers } from './calls.ts'
import { chatHandlers } from './chats.ts'
import { modelHandlers } from './models.ts'
import { pcHandlers } from './pc.ts'
import { placeHandlers } from './places.ts'
import { policyHandlers } from './policy.ts'
import { practiceHandlers } from './practice.ts'
import { reportHandlers, type ReportHandlerDeps } from './report.ts'
import { toolHandlers } from './tools.ts'
import { updateHandlers, type UpdateHandlerDeps } from './updates.ts'
import { workspaceHandlers } from './workspaces.ts'

/** Everything but the buttons of the window itself and the log, which are there without an engine. */
export type DesktopHandlers = Omit<Handlers, 'window.control' | 'window.keepPanel' | 'log.read' | 'log.tell'>

type Changing = {
  readonly retention: Retention
  readonly settingChanged: () => void
  readonly updates: UpdateHandlerDeps['load']
}

/** What answers each command of the main window. */
export function createHandlers(services: Services, { retention, settingChanged, updates }: Changing): DesktopHandlers {
  const { engine, conversations, chats, ask, pages, context } = services
  const asking = createAskOnce(ask)
  return {
    ...chatHandlers({
      conversations,
      context,
      list: chats.list,
      removals: createRemovals({ conversations: engine().conversations, context, retention, ask: asking }),
    }),
    ...callHandlers({ conversations, pages, context, history: () => engine().history }),
    ...toolHandlers(services.ports.backend, { conversations, context }),
    ...aboutHandlers(aboutOf(services.ports)),
    ...updateHandlers({ ...updatesOf(services, asking), load: updates }),
    ...reportHandlers(reportsOf(services)),
    ...policyHandlers({ ...services.ports.backend, context, saveFile: createSaveFile(services.ports) }),
    ...practiceHandlers({ ...services.ports.backend, conversations, translator: () => context().translator }),
    ...workspaceHandlers({ ...services.ports, ...services.ports.backend, context }),
    ...placeHandlers({ facts: services.ports.backend.facts, openPlace: services.ports.openPlace }),
    ...settingHandlers(services, asking, settingChanged),
  }
}

function reportsOf({ ports, engine, conversations, context, news }: Services): ReportHandlerDeps {
  return {
    conversations,
    context,
    history: () => engine().history,
    pc: () => {
      const { target, mode } = news.view()
      return { ...target, mode: context().translator.text(`ui.shell.mode.${mode.value}`) }
    },
    known: [
      { kind: 'computer', value: ports.hostName },
      { kind: 'person', value: ports.userName },
    ],
    saveFile: createSaveFile(ports),
    settings: ports.backend.settings,
  }
}

function aboutOf({ backend, openFolder }: DesktopPorts): AboutHandlerDeps {
  const { data, ports, settings } = backend
  const updates = (): boolean => updatePlaceOf(settings) !== null
  return { dataFolder: data.root, auditFolder: data.audit, chains: ports, openFolder, readParts: partsHere, updates }
}

function updatesOf({ ports, conversations }: Services, ask: AskOnce): Omit<UpdateHandlerDeps, 'load'> {
  return {
    version,
    ask,
    isBusy: () => conversations().isRunning(),
    startSetUp: ports.startSetUp,
  }
}

type SettingHandlers = ReturnType<typeof pcHandlers> & ReturnType<typeof modelHandlers>

/** Commands of the PC and its settings; what opens external access is asked before it counts. */
function settingHandlers(services: Services, ask: AskOnce, settingChanged: () => void): SettingHandlers {
  const { ports, engine, caller, context, grants, admin, news, orders } = services
  const { settings } = ports.backend
  const changes = recordedSettings(services)
  const audit = () => engine().pipelinePorts.audit
  const handlers = pcHandlers({
    ...ports,
    settings,
    changes,
    caller,
    grants,
    admin,
    refreshChats: services.chats.refresh,
    context,
    orders,
    languageChanged: services.language.tell,
    settingChanged,
    news,
    audit,
    settingsView: () => settingsView(context(), { settings, grants }),
  })
  const models = modelHandlers({
    ...ports,
    changes,
    keys: ports.modelKeys,
    measured: measuredModels(ports.backend),
    audit,
    caller,
    context,
    news,
    sent: services.agreement.last,
  })
  return askSettings({ ...handlers, ...models }, { settings, ask, modelWay: judgingHere.modelWay })
}

function measuredModels({ data, ports }: DesktopPorts['backend']): MeasuredModels {
  return createMeasuredModelsFile(ports, path.join(data.root, 'models.json'))
}

/** Every change of a setting is in the record before it counts. */
export function recordedSettings({
  ports,
  engine,
  caller,
}: Pick<Services, 'ports' | 'engine' | 'caller'>): RecordedSettings & ToldSystem {
  const { systemStart, backend } = ports
  const audit = () => Promise.resolve(ok(engine().pipelinePorts.audit))
  return createRecordedSettings({ settings: backend.settings, caller, audit, systemStart })
}
