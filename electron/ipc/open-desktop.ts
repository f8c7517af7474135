import type { Caller } from '../../shared/domain/caller.ts'
import type { EngineEvent } from '../../shared/domain/tool-call.ts'
import { contract } from '../../shared/ipc/contract.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Engine, EnginePorts } from '../hosts/engine.ts'
import { openRetention } from '../hosts/open-retention.ts'
import type { Retention } from '../hosts/retention.ts'
import { createRecordedSettings, type RecordedSettings } from '../settings/recorded-settings.ts'
import { ok, type Result } from '../kernel/result.ts'
import { pause, settlesWithin } from '../kernel/timers.ts'
import type { Grants, GrantStore } from '../pipeline/grants.ts'
import { openGrantFile } from '../store/grant-file.ts'
import { createChatFiles, type ChatStore } from '../conversation/chat-files.ts'
import type { Conversations } from '../conversation/conversations.ts'
import { createChatHost, type ChatHost } from './chats/chat-host.ts'
import { keptChats } from './chats/kept-chats.ts'
import { startPruning } from './chats/pruning.ts'
import { startWeeklyCheckUp } from './chats/weekly-check-up.ts'
import { createRemovals } from './chats/removals.ts'
import { createResultPages, type ResultPages } from './chats/result-pages.ts'
import type { ViewContext } from './chats/view-context.ts'
import { createAskOnce, type AskOnce } from './consent/ask-once.ts'
import { createAskPerson, type AskPerson } from './consent/ask-person.ts'
import { askSettings } from './consent/ask-settings.ts'
import { openGrants } from './consent/open-grants.ts'
import { createChatNotices } from './consent/chat-notices.ts'
import { createWindowConsent } from './consent/window-consent.ts'
import { isInUse } from './consent/presence.ts'
import type { DesktopPorts } from './desktop-ports.ts'
import { aboutHandlers, type AboutHandlerDeps } from './handlers/about.ts'
import { callHandlers } from './handlers/calls.ts'
import { chatHandlers } from './handlers/chats.ts'
import { placeHandlers } from './handlers/places.ts'
import { practiceHandlers } from './handlers/practice.ts'
import { pcHandlers } from './handlers/pc.ts'
import { toolHandlers } from './handlers/tools.ts'
import { reportHandlers, type ReportHandlerDeps } from './handlers/report.ts'
import { createAdminMode, type AdminMode } from './pc/admin-mode.ts'
import { createLanguageChanges, type LanguageChanges } from './pc/language-changes.ts'
import { computerName } from './pc/pc-view.ts'
import { createPcNews, type PcNews } from './pc/pc-news.ts'
import { createWindowOrders, type WindowOrders } from './pc/window-orders.ts'
import { createSaveFile } from './pc/save-file.ts'
import { settingsView } from './pc/settings-view.ts'
import type { Handlers } from './router.ts'
import { createTranslators, type Translators } from '../views/translators.ts'

export type Desktop = {
  /** Everything but the buttons of the window itself and the log, which are there without an engine. */
  readonly handlers: Omit<Handlers, 'window.control' | 'window.keepPanel' | 'log.read' | 'log.tell'>
  /** Sentences in the language that the person has chosen now. */
  readonly translator: () => Translator
  /** For what a page does not draw: the listener is called after each change of the language. */
  readonly onLanguageChanged: LanguageChanges['listen']
  /** Shows what a link names; it starts nothing. */
  readonly openLink: WindowOrders['open']
  /** True while something runs or waits for a free PC. */
  readonly isBusy: () => boolean
  readonly close: () => Promise<void>
}

/** All services of the app. The engine is opened last: it tells the parts of its calls. */
type Services = {
  readonly ports: DesktopPorts
  readonly engine: () => Engine
  readonly context: () => ViewContext
  readonly translators: Translators
  readonly caller: () => Caller
  readonly admin: AdminMode
  readonly grants: Grants
  readonly store: ChatStore
  readonly conversations: () => Conversations
  readonly chats: ChatHost
  readonly pages: ResultPages
  readonly news: PcNews
  readonly ask: AskPerson
  readonly orders: WindowOrders
  readonly language: LanguageChanges
}

/** How long running work gets to end when the app is closed. */
const closingMs = 5_000

/** The desktop app without its windows: everything behind the contract. */
export async function openDesktop(ports: DesktopPorts): Promise<Result<Desktop>> {
  const opened: { engine?: Engine } = {}
  const closing = new AbortController()
  const { backend } = ports
  const grantStore = await openGrantFile({ ...backend.ports, file: backend.data.grants })
  const services = createServices({ ...ports, grantStore }, closing.signal, () => {
    if (!opened.engine) throw new Error('the engine is not open yet')
    return opened.engine
  })
  const engine = await ports.openEngine(ports.backend, enginePortsOf(services))
  if (!engine.ok) return engine
  opened.engine = engine.value
  const { conversations } = engine.value
  await conversations.start(engine.value.unknownCalls)
  void backend.factsRead.then(() => tellFacts(services))
  const { data, settings } = ports.backend
  const own = [data.unwritable, grantStore.problem].filter((problem) => problem !== null)
  for (const warning of [...settings.warnings(), ...own, ...engine.value.warnings]) services.orders.tell(warning)
  const chats = keptChats({ ...conversations, remove: services.chats.remove }, services.store)
  const retention = openRetention(backend, engine.value, { host: 'desktop', caller: services.caller, chats })
  const weekly = startWeeklyCheckUp(services)
  const handlers = createHandlers(services, { retention, settingChanged: weekly.again })
  const stopPruning = startPruning(retention, ports.timers)
  return ok({
    handlers,
    translator: () => services.context().translator,
    onLanguageChanged: services.language.listen,
    openLink: services.orders.open,
    isBusy: () => conversations.isRunning(),
    close: async () => {
      closing.abort()
      conversations.stop()
      await settlesWithin(Promise.all([conversations.idle(), stopPruning(), weekly.stop()]), closingMs, ports.timers)
      await conversations.flush()
      await engine.value.close()
      await ports.backend.close()
    },
  })
}

/** What has become known of the PC can make tools and steps possible or impossible. */
function tellFacts(services: Services): void {
  services.news.show()
  services.chats.refresh()
}

/** The handlers where there is no engine: each command says why, and the window can show it. */
export function closedHandlers(error: AppError): Handlers {
  const refuse = (): Promise<Result<never>> => Promise.resolve({ ok: false, error })
  return Object.fromEntries(Object.keys(contract).map((name) => [name, refuse])) as unknown as Handlers
}

type ServicePorts = DesktopPorts & { readonly grantStore: GrantStore }

function createServices(ports: ServicePorts, closing: AbortSignal, engine: () => Engine): Services {
  const { registry, facts, ports: own } = ports.backend
  const translators = createTranslators()
  const admin = createAdminMode(facts)
  const caller = (): Caller => ({ kind: 'person', role: admin.enabled() ? 'admin' : 'human_agent' })
  const context = (): ViewContext => ({ translator: inLanguage(ports, translators), registry, role: caller().role })
  const grants = openGrants({ ...ports, store: ports.grantStore, context })
  const store = createChatFiles({ ...own, ...ports.backend, folder: ports.backend.data.chats })
  const conversations = (): Conversations => engine().conversations
  const pages = createResultPages({ get: (callId) => engine().history.get(callId) })
  const language = createLanguageChanges()
  const ask = askPersonOf(ports, { context, closing, language, engine })
  const seen = { facts, admin, context, history: () => engine().history }
  const news = createPcNews({ ...ports, ...ports.backend, ...seen, closing })
  const orders = createWindowOrders({ ...ports, context })
  const chats = createChatHost({
    ...ports,
    conversations,
    store,
    context,
    caller,
    translators,
    pages,
    grantsKept: () => grants.saved(),
    notices: createChatNotices({ ports, settings: ports.backend.settings, context, orders }),
    showWorking: ports.showWorking,
  })
  return {
    ports,
    engine,
    context,
    translators,
    caller,
    admin,
    grants,
    store,
    conversations,
    chats,
    pages,
    news,
    ask,
    orders,
    language,
  }
}

type Asking = Pick<Services, 'context' | 'language' | 'engine'> & { readonly closing: AbortSignal }

function askPersonOf(ports: DesktopPorts, { context, closing, language, engine }: Asking): AskPerson {
  const { settings, facts, machine, ports: own } = ports.backend
  return createAskPerson({
    window: ports.confirmWindow,
    ids: own.ids,
    clock: own.clock,
    machine,
    context,
    theme: ports.theme,
    computerName: () => computerName(context().translator, { facts, hostName: ports.hostName }),
    grantsAllowed: () => settings.get('standingGrants'),
    closing,
    onLanguageChanged: language.listen,
    isInUse: () => isInUse(engine().pipelinePorts, engine().pipeline),
  })
}

function inLanguage({ backend, systemLocale }: DesktopPorts, translators: Translators): Translator {
  const lang = backend.settings.get('lang')
  return translators(lang === 'auto' ? systemLocale : lang)
}

function enginePortsOf({ ports, news, admin, grants, ask, caller, chats }: Services): EnginePorts {
  const { backend, timers } = ports
  const simulated = backend.machine.kind === 'simulated'
  return {
    host: 'desktop',
    consent: createWindowConsent({ ask, grants, caller }),
    elevation: admin.elevation,
    publish: (event: EngineEvent) => news.hear(event),
    conversation: chats.ports,
    grants,
    ...(simulated ? { beforeIdleLook: (signal) => pause(simulatedLookMs(ports), signal, timers) } : {}),
  }
}

/** On the simulated PC half a minute passes at once: a person needs a moment to see it, and nobody needs haste. */
function simulatedLookMs({ hasMainWindow }: DesktopPorts): number {
  return hasMainWindow() ? 1_000 : 30_000
}

type Changing = { readonly retention: Retention; readonly settingChanged: () => void }

function createHandlers(services: Services, { retention, settingChanged }: Changing): Desktop['handlers'] {
  const { engine, conversations, chats, ask, pages, context } = services
  const asking = createAskOnce(ask)
  return {
    ...chatHandlers({
      conversations,
      context,
      list: chats.list,
      removals: createRemovals({ conversations: engine().conversations, context, retention, ask: asking }),
    }),
    ...callHandlers({ conversations, pages }),
    ...toolHandlers(services.ports.backend, { conversations, context }),
    ...aboutHandlers(aboutOf(services.ports)),
    ...reportHandlers(reportsOf(services)),
    ...practiceHandlers({ ...services.ports.backend, conversations, translator: () => context().translator }),
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
  }
}

function aboutOf({ backend, openFolder }: DesktopPorts): AboutHandlerDeps {
  const { data, ports } = backend
  return { dataFolder: data.root, auditFolder: data.audit, chains: ports, openFolder }
}

/** Commands of the PC and its settings; what opens external access is asked before it counts. */
function settingHandlers(services: Services, ask: AskOnce, settingChanged: () => void): ReturnType<typeof pcHandlers> {
  const { ports, engine, caller, context, grants, admin, news, orders } = services
  const { settings } = ports.backend
  const handlers = pcHandlers({
    ...ports,
    settings,
    changes: recordedSettings(services),
    caller,
    grants,
    admin,
    refreshChats: services.chats.refresh,
    context,
    orders,
    languageChanged: services.language.tell,
    settingChanged,
    news,
    audit: () => engine().pipelinePorts.audit,
    settingsView: () => settingsView(context(), { settings, grants }),
  })
  return askSettings(handlers, { settings, ask })
}

/** Every change of a setting is in the record before it counts. */
function recordedSettings({ ports, engine, caller }: Services): RecordedSettings {
  const { settings } = ports.backend
  return createRecordedSettings({ settings, caller, audit: () => Promise.resolve(ok(engine().pipelinePorts.audit)) })
}
