import { keysOf, recordOf } from '../../shared/domain/closed-record.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { EngineEvent } from '../../shared/domain/tool-call.ts'
import { contract } from '../../shared/ipc/contract.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Engine, EnginePorts } from '../engine/engine.ts'
import { modelSourceOf } from '../engine/models/model-in-use.ts'
import { openRetention } from '../engine/open-retention.ts'
import { loadUpdates } from '../engine/network/load-updates.ts'
import type { Retention } from '../engine/retention.ts'
import { grantsAllowed } from '../engine/grants-allowed.ts'
import { ok, type Result } from '../kernel/result.ts'
import { pause, settlesWithin } from '../kernel/timers.ts'
import type { GrantStore } from '../pipeline/grants.ts'
import { longestGrantMs } from '../policy/standing-grant.ts'
import { openGrantFile } from '../store/grant-file.ts'
import { createChatFiles } from '../conversation/chat-files.ts'
import type { Conversations } from '../conversation/conversations.ts'
import { createChatHost } from './chats/chat-host.ts'
import { keptChats } from './chats/kept-chats.ts'
import { startPruning } from './chats/pruning.ts'
import { startWeeklyCheckUp } from '../hosts/desktop/weekly-check-up.ts'
import { createResultPages } from './chats/result-pages.ts'
import type { ViewContext } from './chats/view-context.ts'
import { createModelAgreement, type ModelAgreement } from './consent/model-agreement.ts'
import { createAskPerson, type AskPerson } from './consent/ask-person.ts'
import { openGrants } from './consent/open-grants.ts'
import { createChatNotices } from './consent/chat-notices.ts'
import { createWindowConsent } from './consent/window-consent.ts'
import { isInUse } from '../engine/presence.ts'
import type { DesktopPorts } from './desktop-ports.ts'
import { createHandlers, recordedSettings, type DesktopHandlers } from './handlers/all-handlers.ts'
import { createAdminMode, type AdminMode } from '../hosts/desktop/admin-mode.ts'
import { createLanguageChanges, type LanguageChanges } from './pc/language-changes.ts'
import { computerName } from './pc/pc-view.ts'
import { createPcNews } from './pc/pc-news.ts'
import { watchPolicy } from './pc/policy-news.ts'
import { createTrayNews, type TrayNews } from './pc/tray-news.ts'
import { watchUpdates } from './pc/update-news.ts'
import { createWindowOrders, type WindowOrders } from './pc/window-orders.ts'
import type { Handlers } from './router.ts'
import type { Services } from './services.ts'
import { createTranslators, type Translators } from '../views/translators.ts'

export type Desktop = {
  readonly handlers: DesktopHandlers
  /** Sentences in the language that the person has chosen now. */
  readonly translator: () => Translator
  /** For what a page does not draw: the listener is called after each change of the language. */
  readonly onLanguageChanged: LanguageChanges['listen']
  /** Shows what a link names; it starts nothing. */
  readonly openLink: WindowOrders['open']
  readonly tray: TrayNews
  /** True = the person wants the app to stay beside the clock when they close the window. */
  readonly staysBesideClock: () => boolean
  /** Keeps the size of text that a person has chosen by a key; settles once that is done, or refused. */
  readonly keepTextSize: (percent: number) => Promise<void>
  /** Reads the machine policy now: a person comes back to this PC. */
  readonly readPolicyAgain: () => void
  /** The person has locked the PC: rights that were kept for later end. */
  readonly endAdminMode: () => void
  /** True while something runs or waits for a free PC. */
  readonly isBusy: () => boolean
  readonly close: () => Promise<void>
}

/** How long running work gets to end when the app is closed. */
const closingMs = 5_000

/** What a key of the menu wants. */
const fromNoPage = { windowId: 0 } as const

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
  ports.setTextSize(backend.settings.get('textSize'))
  for (const warning of warningsOf(backend, grantStore, engine.value)) services.orders.tell(warning)
  const chats = keptChats({ ...conversations, remove: services.chats.remove }, services.store)
  const retention = openRetention(backend, engine.value, { host: 'desktop', caller: services.caller, chats })
  const regular = startRegularWork(services, retention)
  // Its icon knows the chats of before; the page asks for them as well.
  services.chats.listChanged()
  const handlers = createHandlers(services, { retention, ...regular })
  const policy = watchPolicy(services, { ...regular, system: recordedSettings(services) })
  return ok({
    handlers,
    translator: () => services.context().translator,
    onLanguageChanged: services.language.listen,
    openLink: services.orders.open,
    tray: services.tray,
    staysBesideClock: () => backend.settings.get('keepBesideClock'),
    keepTextSize: async (percent) => {
      await handlers['settings.set']({ key: 'textSize', value: String(percent) }, fromNoPage)
    },
    readPolicyAgain: policy.look,
    endAdminMode: () => services.admin.lock(),
    isBusy: () => conversations.isRunning(),
    close: async () => {
      closing.abort()
      policy.stop()
      conversations.stop()
      await settlesWithin(Promise.all([conversations.idle(), regular.stop()]), closingMs, ports.timers)
      services.admin.end()
      await conversations.flush()
      await engine.value.close()
      await ports.backend.close()
    },
  })
}

type RegularWork = {
  readonly settingChanged: () => void
  /** The part that looks for newer versions, loaded with its first use: one for the page and for what looks by itself. */
  readonly updates: () => ReturnType<typeof loadUpdates>
  readonly stop: () => Promise<unknown>
}

/** What begins by itself when its time has come: a check-up, a look for a newer version, the removal of what is old. */
function startRegularWork(services: Services, retention: Retention): RegularWork {
  const { ports, context, orders } = services
  const { backend, timers } = ports
  let loading: ReturnType<typeof loadUpdates> | null = null
  const updates = (): ReturnType<typeof loadUpdates> => (loading ??= loadUpdates(backend))
  const weekly = startWeeklyCheckUp({
    ...ports,
    engine: services.engine(),
    translator: () => context().translator,
    showChat: (chatId) => orders.open({ kind: 'chat', chatId }),
  })
  const daily = watchUpdates(services, updates)
  const stopPruning = startPruning(retention, timers)
  return {
    settingChanged: () => {
      weekly.again()
      daily.again()
    },
    updates,
    stop: () => Promise.all([stopPruning(), weekly.stop(), daily.stop()]),
  }
}

/** What a person has to know from the start. */
function warningsOf(
  { settings, data }: DesktopPorts['backend'],
  grants: GrantStore,
  engine: Engine,
): readonly AppError[] {
  const own = [data.unwritable, grants.problem].filter((problem) => problem !== null)
  return [...settings.warnings(), ...own, ...engine.warnings]
}

/** What has become known of the PC can make tools and steps possible or impossible. */
function tellFacts(services: Services): void {
  services.news.show()
  services.chats.refresh()
}

/** The handlers where there is no engine: each command says why, and the window can show it. */
export function closedHandlers(error: AppError): Handlers {
  const refuse = (): Promise<Result<never>> => Promise.resolve({ ok: false, error })
  return recordOf(keysOf(contract), () => refuse)
}

type ServicePorts = DesktopPorts & { readonly grantStore: GrantStore }

function createServices(ports: ServicePorts, closing: AbortSignal, engine: () => Engine): Services {
  const { registry, facts, ports: own } = ports.backend
  const translators = createTranslators()
  const admin = adminModeOf(ports, () => services.news.show())
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
  const agreement = agreementOf({ ports, engine, caller, ask })
  const tray = createTrayNews({ ...ports, context, conversations, orders })
  const chats = createChatHost({
    ...ports,
    push: pushBeside(tray, ports),
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
  const services: Services = {
    ...{ ports, engine, context, translators, caller },
    admin,
    grants,
    store,
    conversations,
    chats,
    pages,
    news,
    ask,
    agreement,
    orders,
    tray,
    language,
  }
  return services
}

/** What is kept of rights ends with its time and with the app. */
function adminModeOf({ backend, broker, timers }: ServicePorts, onEnded: () => void): AdminMode {
  const { facts, settings } = backend
  return createAdminMode({
    facts,
    broker,
    isAllowed: () => !settings.policyLimits().elevatedTools && !settings.policyLimits().adminMode,
    clock: backend.ports.clock,
    timers,
    onEnded,
  })
}

/** The icon beside the clock hears of the chats what the window hears. */
function pushBeside({ hear }: ReturnType<typeof createTrayNews>, { push }: ServicePorts): DesktopPorts['push'] {
  return (event) => {
    if (event.kind === 'chats') hear(event.chats)
    push(event)
  }
}

function agreementOf(asking: Pick<Services, 'ports' | 'engine' | 'caller' | 'ask'>): ModelAgreement {
  const { settings } = asking.ports.backend
  return createModelAgreement({ settings, changes: () => recordedSettings(asking), ask: asking.ask })
}

type Asking = Pick<Services, 'context' | 'language' | 'engine'> & { readonly closing: AbortSignal }

function askPersonOf(ports: DesktopPorts, { context, closing, language, engine }: Asking): AskPerson {
  const { facts, machine, ports: own } = ports.backend
  return createAskPerson({
    window: ports.confirmWindow,
    ids: own.ids,
    clock: own.clock,
    machine,
    context,
    theme: ports.theme,
    computerName: () => computerName(context().translator, { facts, hostName: ports.hostName }),
    grantsAllowed: grantsAllowed(ports.backend),
    longestGrantMs: () => longestGrantMs(ports.backend.settings.get('maxGrantDays')),
    closing,
    onLanguageChanged: language.listen,
    isInUse: () => isInUse(engine()),
  })
}

function inLanguage({ backend, systemLocale }: DesktopPorts, translators: Translators): Translator {
  const lang = backend.settings.get('lang')
  return translators(lang === 'auto' ? systemLocale : lang)
}

function enginePortsOf({ ports, news, admin, grants, ask, caller, chats, agreement }: Services): EnginePorts {
  const { backend, timers } = ports
  const simulated = backend.machine.kind === 'simulated'
  return {
    host: 'desktop',
    consent: createWindowConsent({ ask, caller }),
    elevation: admin.elevation,
    publish: (event: EngineEvent) => news.hear(event),
    conversation: chats.ports,
    model: agreement.guarded(modelSourceOf(backend)),
    grants,
    ...(simulated ? { beforeIdleLook: (signal) => pause(simulatedLookMs(ports), signal, timers) } : {}),
  }
}

/** On the simulated PC half a minute passes at once: a person needs a moment to see it, and nobody needs haste. */
function simulatedLookMs({ hasMainWindow }: DesktopPorts): number {
  return hasMainWindow() ? 1_000 : 30_000
}
