import { homedir, hostname, userInfo } from 'node:os'
import path from 'node:path'

import type { Locale } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { locksHere } from '../engine/locks-here.ts'
import { openEngine } from '../engine/engine.ts'
import { machinePolicyOf } from '../engine/policy-here.ts'
import { folderOwnerHere } from '../engine/files/folder-owner-here.ts'
import { secondPlaceHere } from '../engine/second-place-here.ts'
import { brokerHere } from '../engine/broker-here.ts'
import type { StartNode } from '../engine/start-practice-broker.ts'
import { openBackend, type Backend, type BackendOptions } from '../engine/backend.ts'
import type { Logger } from '../kernel/ports.ts'
import type { Result } from '../kernel/result.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { systemTimers } from '../kernel/timers.ts'
import { createClipboardReader, type ElectronClipboard } from '../hosts/desktop/clipboard-reader.ts'
import { createScreenReader, type ElectronScreen } from '../hosts/desktop/screen-reader.ts'
import { createModelKeys, isServer } from '../hosts/desktop/model-keys.ts'
import { modelKeyInEnvironment } from '../engine/models/models.ts'
import { createPcAtRest, type ElectronPower } from '../hosts/desktop/pc-at-rest.ts'
import type { BackendPorts, FindProxy } from '../engine/host-ports.ts'
import { createProxySignIns } from '../hosts/desktop/proxy-sign-ins.ts'
import { createPowerMonitorSession } from '../hosts/desktop/power-monitor-session.ts'
import { createTextEncryption, type ElectronSafeStorage } from '../hosts/desktop/safe-storage.ts'
import { keyInEnvironment } from '../engine/network/search-keys.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createSecretStore, isSearchKeyName, type SecretStoreDeps } from '../store/secret-store.ts'
import type { DesktopPorts } from './desktop-ports.ts'
import { closedHandlers, openDesktop, type Desktop } from './open-desktop.ts'

/** What the shell of the app hands over; the rest comes from the system. */
export type DesktopStart = Omit<
  DesktopPorts,
  | 'backend'
  | 'broker'
  | 'openEngine'
  | 'hostName'
  | 'userName'
  | 'timers'
  | 'pcAtRest'
  | 'bytesSent'
  | 'bytesSentByTool'
  | 'foldersSearched'
  | 'keys'
  | 'modelKeys'
  | 'proxySignIns'
> & {
  readonly start: Pick<BackendOptions, 'dataFolder' | 'target' | 'mode' | 'lang' | 'setUp'>
  readonly logger: Logger
  /** Folder of the built programs. */
  readonly built: string
  readonly startNode: StartNode
  readonly findProxy: FindProxy
  readonly powerMonitor: ElectronPower
  readonly screen: ElectronScreen
  readonly clipboard: ElectronClipboard
  readonly safeStorage: ElectronSafeStorage
}

/** Opens everything behind the windows. Where that fails, every command says why instead of leaving a dead window. */
export async function startDesktop(start: DesktopStart): Promise<Desktop> {
  const opened = await open(start)
  if (opened.ok) return opened.value
  start.logger.log('error', 'the app could not be opened', { code: opened.error.code })
  const translator = createTranslator(start.start.lang ?? start.systemLocale, 'deskmedic', 'window')
  return {
    handlers: closedHandlers(opened.error),
    translator: () => translator,
    onLanguageChanged: () => () => undefined,
    // What a link names cannot be shown: every command says why.
    openLink: () => undefined,
    // There is nothing to keep it in; it is in sight all the same.
    keepTextSize: () => Promise.resolve(),
    tray: { view: () => ({ tip: 'Deskmedic', chats: [] }), onChanged: nothing, openChat: nothing, checkNow: nothing },
    staysBesideClock: () => false,
    readPolicyAgain: nothing,
    endAdminMode: nothing,
    isBusy: () => false,
    close: () => Promise.resolve(),
  }
}

async function open({
  start,
  logger,
  powerMonitor,
  safeStorage,
  built,
  startNode,
  ...rest
}: DesktopStart): Promise<Result<Desktop>> {
  const { screen, clipboard, findProxy, ...ports } = rest
  const { platform, env: environment } = process
  const own = { fileSystem: createNodeFileSystem(), ids: createSystemIds(systemClock), logger }
  const { keys, modelKeys } = openKeys(start.dataFolder, { ...own, safeStorage, platform })
  const proxySignIns = createProxySignIns()
  const backend = await openBackend(
    { ...start, policy: machinePolicyOf({ platform, environment, ...own }), platform },
    {
      ...own,
      environment,
      locks: locksHere(),
      ...besideDataFolder(start.dataFolder, own),
      clock: systemClock,
      presence: createPowerMonitorSession(powerMonitor),
      screens: createScreenReader(screen),
      clipboardFormats: createClipboardReader(clipboard),
      secrets: (name) => keys.get(name),
      modelKey: (address) => modelKeys.get(address),
      ...{ findProxy, proxySignIn: proxySignIns.answer },
    },
  )
  if (!backend.ok) return backend
  const { bytesSent, bytesSentByTool, foldersSearched } = backend.value
  const desktop = await openDesktop({
    ...ports,
    ...{ backend: backend.value, openEngine, keys, modelKeys, proxySignIns },
    ...{ bytesSent, bytesSentByTool, foldersSearched },
    broker: brokerHere(backend.value, {
      platform,
      built: () => built,
      startNode,
      lang: () => langOf(backend.value, ports),
    }),
    hostName: hostname(),
    userName: accountName(),
    timers: systemTimers,
    pcAtRest: createPcAtRest(powerMonitor),
  })
  if (!desktop.ok) await backend.value.close()
  return desktop
}

type Own = Pick<BackendPorts, 'fileSystem' | 'ids' | 'logger'>

function besideDataFolder(dataFolder: string, own: Own): Pick<BackendPorts, 'secondPlace' | 'folderOwner'> {
  const facts = { platform: process.platform, environment: process.env, homeFolder: homedir() }
  return { secondPlace: secondPlaceHere(dataFolder, facts, own), folderOwner: folderOwnerHere({ ...facts, ...own }) }
}

function nothing(): void {
  // There is no engine that anything could be asked of.
}

type Keys = Pick<DesktopPorts, 'keys' | 'modelKeys'>

type KeysDeps = Pick<SecretStoreDeps, 'fileSystem' | 'ids' | 'logger'> &
  Pick<DesktopStart, 'safeStorage'> & { readonly platform: NodeJS.Platform }

function openKeys(dataFolder: string, { safeStorage, platform, ...own }: KeysDeps): Keys {
  const deps = { ...own, encryption: createTextEncryption(safeStorage, platform) }
  return {
    keys: createSecretStore({
      ...deps,
      file: path.join(dataFolder, 'keys.json'),
      isName: isSearchKeyName,
      fallback: (name) => keyInEnvironment(process.env, name),
    }),
    modelKeys: createModelKeys(
      createSecretStore({
        ...deps,
        file: path.join(dataFolder, 'model-keys.json'),
        isName: isServer,
        fallback: () => modelKeyInEnvironment(process.env),
      }),
    ),
  }
}

/** Language that the person has chosen now. */
function langOf({ settings }: Backend, { systemLocale }: Pick<DesktopStart, 'systemLocale'>): Locale {
  const lang = settings.get('lang')
  return lang === 'auto' ? systemLocale : lang
}

/** Empty where the system does not know the account it runs under. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}
