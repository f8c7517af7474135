import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach } from 'vitest'

import type { Conversations } from '../../electron/conversation/conversations.ts'
import { openEngine } from '../../electron/engine/engine.ts'
import { createModelKeys, isServer, type ModelKeys } from '../../electron/hosts/desktop/model-keys.ts'
import { createProxySignIns } from '../../electron/hosts/desktop/proxy-sign-ins.ts'
import { openBackend, type Backend } from '../../electron/engine/backend.ts'
import { openDesktop, type Desktop } from '../../electron/ipc/open-desktop.ts'
import { createRouter, type Handlers } from '../../electron/ipc/router.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { silentLogger, type Clock } from '../../electron/kernel/ports.ts'
import { ok, type Result } from '../../electron/kernel/result.ts'
import { createSystemIds } from '../../electron/kernel/system-ports.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { createSimulatedPc, type PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { createPcStateFile, loadState } from '../../electron/machines/simulated/state-store.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createSecretStore, isSearchKeyName, type SecretStoreDeps } from '../../electron/store/secret-store.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { createRegistry } from '../../electron/registry/registry.ts'
import type { CommandName, Envelope, PushEvent } from '../../shared/ipc/contract.ts'
import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'
import { answerOf, whoOnlySets, type AtTheWindow, type Person } from './desktop-person.ts'
import { atWork, type DesktopOptions } from './desktop-options.ts'
import { reversing } from './reversing-encryption.ts'
import { believedPolicy, noPolicy } from './policy-source.ts'
import { createSystemStart } from './system-start.ts'
import { immediately } from './immediate-timers.ts'
import { createManualClock } from './storage-deps.ts'
import { unsynced } from './unsynced-files.ts'

/** The desktop app without windows, over the real engine and a simulated PC. */
export type TestDesktop = {
  readonly desktop: Desktop
  readonly backend: Backend
  readonly dataFolder: string
  readonly clock: Clock & { advance(ms: number): void }
  /** Questions that the confirmation window was asked. */
  readonly asked: readonly ConfirmationView[]
  /** Those of them that were taken off the screen unanswered. */
  readonly closed: readonly string[]
  readonly pushed: readonly PushEvent[]
  readonly notified: readonly { readonly title: string; readonly body: string; readonly onClick: () => void }[]
  /** Folders that were shown, also to choose where a file is to lie. */
  readonly opened: readonly string[]
  person: Person
  /** Replaces parts of the next answers, as a forged message would. */
  forge: AtTheWindow['forge']
  /** Whether the person can see the window. */
  isInSight: boolean
  /** What the taskbar was told: whether something runs. */
  readonly working: readonly boolean[]
  /** Sizes of text that were applied, in percent; the first at the start. */
  readonly textSizes: readonly number[]
  /** What the system was told of its start, oldest first. */
  readonly startsWithSystem: readonly boolean[]
  /** Where the person wants a file, and the file or folder that they choose; null = none. */
  savesTo: string | null
  choosesFolder: string | null
  /** One command as the main window sends it, through the router. */
  send(name: CommandName, input: unknown): Promise<Envelope<unknown>>
  /** The data of a command that is expected to succeed. */
  ask<T>(name: CommandName, input: unknown): Promise<T>
  chat(chatId: string): Promise<ChatView>
  /** Resolves once the chat is as described. */
  until(chatId: string, isSo: (chat: ChatView) => boolean): Promise<ChatView>
  /** What stands behind the chats. */
  conversations(): Conversations
  pcState(): Promise<PcState>
  /** Everything that was on its way to the window has arrived. */
  settled(): Promise<void>
  /** The app was killed: nothing of it can be ended any more. */
  abandon(): void
  /** Ends the app in an orderly way. */
  close(): Promise<void>
}

/** Opens apps that are closed after each test. Call once at the top of a test file. */
export function useDesktops(): (options?: DesktopOptions) => Promise<TestDesktop> {
  const open: Opened[] = []
  const folders = new Set<string>()
  afterEach(async () => {
    for (const one of open.splice(0)) await one.end()
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    folders.clear()
  })
  return async (options = {}) => {
    const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'deskmedic-desktop-')))
    folders.add(dataFolder)
    const opened = await openTestDesktop({ ...options, dataFolder })
    open.push(opened)
    return opened
  }
}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export function entriesOf<Kind extends ChatEntry['kind']>(
  chat: ChatView,
  kind: Kind,
): readonly Extract<ChatEntry, { kind: Kind }>[] {
  return chat.entries.filter((entry): entry is Extract<ChatEntry, { kind: Kind }> => entry.kind === kind)
}

/** The last entry of a kind; fails the test where there is none. */
export function lastOf<Kind extends ChatEntry['kind']>(chat: ChatView, kind: Kind): Extract<ChatEntry, { kind: Kind }> {
  const found = entriesOf(chat, kind).at(-1)
  if (!found) throw new Error(`no entry ${kind} in ${JSON.stringify(chat.entries.map((entry) => entry.kind))}`)
  return found
}

async function openTestDesktop(options: DesktopOptions & { readonly dataFolder: string }): Promise<Opened> {
  const { dataFolder } = options
  const clock = createManualClock()
  const onDisk = unsynced(createNodeFileSystem())
  const fileSystem = options.fileSystem?.(onDisk) ?? onDisk
  // Two sessions in one folder need ids of different times.
  clock.advance(sessions++ * 60_000)
  const locks = createSystemLocks()
  const own = { fileSystem, ids: createSystemIds(clock), logger: silentLogger }
  const modelKeys = modelKeysOf(options, own)
  const ports = {
    environment: {},
    locks,
    clock,
    steady: clock,
    ...own,
    modelKey: (address: string) => modelKeys.get(address),
  }
  const store = createPcStateFile({ ...ports, fileSystem: onDisk, file: path.join(dataFolder, 'simulated-pc.json') })
  if (options.faults) {
    const initial = valueOf(setUpPc(options.faults, await loadFaults(), options.profile))
    options.prepare?.(createSimulatedPc(initial))
    valueOf(await store.save(initial))
  }
  const policyFile = options.policy ? path.join(dataFolder, 'policy.json') : null
  if (policyFile !== null) await writeFile(policyFile, JSON.stringify(options.policy))
  const policy = policyFile === null ? noPolicy : believedPolicy(policyFile)
  const opened = valueOf(await openBackend({ dataFolder, policy, platform: 'linux', target: 'simulated' }, ports))
  const altered = options.alter?.(opened) ?? opened
  const backend = options.tools ? withTools(altered, options.tools) : altered
  const heard = {
    asked: [] as ConfirmationView[],
    closed: [] as string[],
    pushed: [] as PushEvent[],
    notified: [] as TestDesktop['notified'][number][],
    opened: [] as string[],
    working: [] as boolean[],
    textSizes: [] as number[],
    startsWithSystem: [] as boolean[],
  }
  const self: AtTheWindow & Pick<TestDesktop, 'savesTo' | 'choosesFolder' | 'isInSight'> = {
    isInSight: true,
    person: options.person ?? whoOnlySets,
    forge: {},
    savesTo: null,
    choosesFolder: null,
  }
  let conversations: Conversations | null = null
  const open = (place: string): Promise<boolean> =>
    Promise.resolve(heard.opened.push(place) > 0 && options.canOpenFolders !== false)
  const desktop = valueOf(
    await openDesktop({
      backend,
      broker: options.broker?.(dataFolder) ?? null,
      openEngine: async (...given) => {
        const engine = await openEngine(...given)
        if (engine.ok) conversations = engine.value.conversations
        return engine
      },
      confirmWindow: options.confirmWindow ?? { ask: (view, signal) => answerOf(view, signal, { ...heard, self }) },
      push: (event) => {
        // What cannot be copied never reaches a window.
        heard.pushed.push(structuredClone(event))
        options.onPush?.(event)
      },
      notify: (notification) => heard.notified.push(notification),
      showMainWindow: () => undefined,
      openFolder: open,
      ...{ openPlace: open, startSetUp: open },
      askWhereToSave: (_, folder) => open(folder ?? 'documents').then(() => self.savesTo),
      askForFolder: () => Promise.resolve(self.choosesFolder),
      askForFile: () => Promise.resolve(self.choosesFolder),
      hasMainWindow: () => true,
      isMainWindowInSight: () => self.isInSight,
      showWorking: (isWorking) => heard.working.push(isWorking),
      ...{ setTheme: () => undefined, systemStart: createSystemStart(heard.startsWithSystem, options.takesLoginItem) },
      setTextSize: (percent) => void heard.textSizes.push(percent),
      theme: () => 'light',
      systemLocale: options.systemLocale ?? 'en',
      hostName: 'TEST-PC',
      userName: 'tester',
      bytesSent: () => 0,
      ...{ bytesSentByTool: () => ({}), foldersSearched: () => ({ visited: 0, remembered: 0 }) },
      keys: createSecretStore({
        ...ports,
        file: path.join(dataFolder, 'keys.json'),
        isName: isSearchKeyName,
        encryption: options.encryption ?? reversing,
        fallback: () => null,
      }),
      ...{ modelKeys, proxySignIns: createProxySignIns() },
      timers: options.timers ?? immediately,
      pcAtRest: options.pcAtRest ?? atWork,
    }),
  )
  const close = once(() => desktop.close())
  const life = { killed: false }
  return Object.assign(self, heard, sender(desktop), {
    desktop,
    backend,
    dataFolder,
    clock,
    conversations: () => conversations ?? fault('no engine'),
    pcState: async () => valueOf(await loadState(store)) ?? fault('no PC'),
    settled: async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    },
    close,
    abandon: () => {
      life.killed = true
    },
    end: () => (life.killed ? Promise.resolve() : close()),
  })
}

function modelKeysOf(
  { dataFolder, encryption = reversing }: DesktopOptions & { readonly dataFolder: string },
  ports: Pick<SecretStoreDeps, 'fileSystem' | 'ids' | 'logger'>,
): ModelKeys {
  const file = path.join(dataFolder, 'model-keys.json')
  return createModelKeys(createSecretStore({ ...ports, file, isName: isServer, encryption, fallback: () => null }))
}

function withTools(backend: Backend, tools: readonly Tool[]): Backend {
  const registry = createRegistry([...backend.registry.all(), ...tools], {
    availability: backend.availability,
    supports: (tool) => (tools.includes(tool) ? null : backend.machine.supports(tool)),
    logger: silentLogger,
  })
  return { ...backend, registry }
}

let sessions = 0

type Opened = TestDesktop & { readonly end: () => Promise<void> }

function sender(desktop: Desktop): Pick<TestDesktop, 'send' | 'ask' | 'chat' | 'until'> {
  const done = () => Promise.resolve(ok(null))
  const log = { 'log.read': () => Promise.resolve(ok({ lines: [] })), 'log.tell': done }
  const handlers: Handlers = { ...desktop.handlers, ...log, 'window.control': done, 'window.keepPanel': done }
  const router = createRouter({ handlers, translator: desktop.translator, logger: silentLogger })
  const send: TestDesktop['send'] = (name, input) => router({ name, input }, { windowId: 1, allowed: true })
  const ask = async <T>(name: CommandName, input: unknown): Promise<T> => {
    const answer = await send(name, input)
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.data as T
  }
  const chat = (chatId: string): Promise<ChatView> => ask('chats.open', { chatId })
  return {
    send,
    ask,
    chat,
    until: async (chatId, isSo) => {
      let seen = await chat(chatId)
      await eventually(
        async () => isSo((seen = await chat(chatId))),
        () => JSON.stringify(seen).slice(0, 4_000),
      )
      return seen
    },
  }
}

/** Looks again and again until something is so. */
export async function eventually(isSo: () => boolean | Promise<boolean>, seen: () => string): Promise<void> {
  for (let look = 0; look < 4_000; look += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  fault(`never so: ${seen()}`)
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => (done ??= work())
}

function fault(message: string): never {
  throw new Error(message)
}
