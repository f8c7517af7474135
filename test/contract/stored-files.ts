import path from 'node:path'

import { openApprovalNonce } from '../../electron/hosts/cli/approval-nonce.ts'
import { openPcId } from '../../electron/engine/pc-id.ts'
import type { Backend } from '../../electron/engine/backend.ts'
import { healthyState } from '../../electron/machines/simulated/simulated-pc.ts'
import { createPcStateFile, loadState } from '../../electron/machines/simulated/state-store.ts'
import { openGrantFile } from '../../electron/store/grant-file.ts'
import { createCheckDurationsFile } from '../../electron/store/check-durations-file.ts'
import { createFolderCountsFile } from '../../electron/store/folder-counts-file.ts'
import { createRecentCallsFile } from '../../electron/store/recent-calls-file.ts'
import { createMeasuredModelsFile } from '../../electron/store/measured-models-file.ts'
import { createSecretStore, isSearchKeyName } from '../../electron/store/secret-store.ts'
import { openSettings } from '../../electron/settings/settings.ts'
import { createTrustedTime } from '../../electron/store/trusted-time.ts'
import { noPolicy } from '../fakes/policy-source.ts'
import type { StandingGrant } from '../../electron/policy/standing-grant.ts'
import { at, type StoredFile, teller } from './stored-file.ts'
import { storedRecords } from './stored-records.ts'
import { judgingHere } from '../../electron/engine/judging.ts'
import { windowsPc } from '../fakes/targets.ts'

const grant: StandingGrant = {
  ...{ id: 'a', tool: 'one_fix', version: 1, seal: 's', target: windowsPc, role: 'human_agent' },
  ...{ scope: 'tool', expiresAt: null, shownTextHash: 'shown' },
}

/** Everything that Deskmedic keeps in its data folder and reads again. */
export const storedFiles: readonly StoredFile[] = [
  {
    name: 'settings',
    writtenBy: ['electron/settings/settings-file.ts'],
    version: 4,
    place: 'settings.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: 'data_newer',
    damage: {
      file: 'electron/settings/settings.damage.test.ts',
      title: 'each flipped bit of the file: nothing opens, the copy counts and the person is told until it is settled',
    },
    open: async (root, fileSystem) => {
      const deps = {
        ...at(fileSystem),
        file: path.join(root, 'settings.json'),
        policy: noPolicy,
        environment: {},
        judging: judgingHere,
      }
      const settings = await openSettings(deps)
      const { told, value } = teller()
      return {
        read: () => Promise.resolve({ mode: settings.get('mode'), theme: settings.get('theme') }),
        change: async () => [value(await settings.set('theme', 'dark')), value(await settings.confirm())],
        told: () => [...settings.warnings().map(({ code }) => code), ...told()],
      }
    },
  },
  {
    name: 'permissions',
    version: 3,
    writtenBy: ['electron/store/grant-file.ts'],
    place: 'grants.json',
    field: 'schemaVersion',
    unnumbered: false,
    newer: 'grants_newer',
    damage: {
      file: 'electron/store/grant-file.damage.test.ts',
      title: 'each flipped bit: exactly what was given, or nothing, and said',
    },
    open: async (root, fileSystem) => {
      const store = await openGrantFile({ ...at(fileSystem), file: path.join(root, 'grants.json') })
      const { told, value } = teller()
      return {
        read: () => Promise.resolve(store.found),
        change: async () => value(await store.save([grant])),
        told: () => [...(store.problem === null ? [] : [store.problem.code]), ...told()],
      }
    },
  },
  {
    name: 'keys of search services',
    writtenBy: ['electron/store/secret-store.ts'],
    place: 'keys.json',
    field: 'schemaVersion',
    unnumbered: false,
    newer: 'data_newer',
    damage: 'here',
    open: (root, fileSystem) => {
      const encryption = {
        isAvailable: () => true,
        encrypt: (text: string) => Buffer.from(text),
        decrypt: (bytes: Uint8Array) => Buffer.from(bytes).toString(),
      }
      const file = path.join(root, 'keys.json')
      const store = createSecretStore({
        ...at(fileSystem),
        file,
        isName: isSearchKeyName,
        encryption,
        fallback: () => null,
      })
      const { told, value } = teller()
      return Promise.resolve({
        read: () => store.get('tavily'),
        change: async () => value(await store.set('tavily', 'tvly-abc')),
        told,
      })
    },
  },
  {
    name: 'recent calls',
    writtenBy: ['electron/store/recent-calls-file.ts'],
    place: 'recent-calls.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const store = createRecentCallsFile(at(fileSystem), path.join(root, 'recent-calls.json'))
      return Promise.resolve({
        read: async () => {
          const calls = await store.read()
          return calls.length === 0 ? null : calls
        },
        change: () => store.keep([{ id: 'one', at: 1_000 }]),
        told: () => [],
      })
    },
  },
  {
    name: 'what is known of models',
    writtenBy: ['electron/store/measured-models-file.ts'],
    place: 'models.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const store = createMeasuredModelsFile(at(fileSystem), path.join(root, 'models.json'))
      const measured = { address: 'http://127.0.0.1:11434/v1', model: 'm', canUseTools: true, contextTokens: 8192 }
      return Promise.resolve({
        read: async () => {
          const models = await store.read()
          return models.length === 0 ? null : models
        },
        change: () => store.keep(measured),
        told: () => [],
      })
    },
  },
  {
    name: 'durations of checks',
    writtenBy: ['electron/store/check-durations-file.ts'],
    place: 'check-durations.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const store = createCheckDurationsFile(at(fileSystem), path.join(root, 'check-durations.json'))
      return Promise.resolve({
        read: async () => {
          const durations = await store.read()
          return durations.size === 0 ? null : [...durations]
        },
        change: () => store.keep(new Map([['check_printers', { meanMs: 900, runs: 2 }]])),
        told: () => [],
      })
    },
  },
  {
    name: 'counts of searched folders',
    writtenBy: ['electron/store/folder-counts-file.ts'],
    place: 'folder-counts.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const store = createFolderCountsFile(at(fileSystem), path.join(root, 'folder-counts.json'))
      return Promise.resolve({
        read: async () => {
          const counts = await store.read()
          return counts.visited === 0 ? null : counts
        },
        change: () => store.add({ visited: 3, remembered: 1 }),
        told: () => [],
      })
    },
  },
  {
    name: 'memory of the clock',
    writtenBy: ['electron/store/trusted-time.ts'],
    place: 'clock.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: null,
    damage: 'here',
    open: (root, fileSystem) => {
      const time = createTrustedTime(at(fileSystem), path.join(root, 'clock.json'))
      return Promise.resolve({ read: () => time.lastLook(), change: () => time.look(1_000), told: () => [] })
    },
  },
  {
    name: 'id of the PC',
    writtenBy: ['electron/engine/pc-id.ts'],
    place: 'pc.json',
    field: 'schemaVersion',
    unnumbered: false,
    newer: null,
    damage: {
      file: 'electron/engine/pc-id.damage.test.ts',
      title: 'each flipped bit: the id that was there, or a new one, and the old file stays',
    },
    open: (root, fileSystem) => {
      const read = (): Promise<string> => openPcId(root, at(fileSystem))
      return Promise.resolve({ read, change: read, told: () => [] })
    },
  },
  {
    name: 'nonce of approvals',
    writtenBy: ['electron/hosts/cli/approval-nonce.ts'],
    place: 'approval-nonce.json',
    field: 'schemaVersion',
    unnumbered: true,
    newer: null,
    damage: {
      file: 'electron/hosts/cli/approval-nonce.test.ts',
      title: 'each flipped bit: the nonce that was written, or another that takes its place',
    },
    open: async (root, fileSystem) => {
      const nonce = await openApprovalNonce({ data: { root }, ports: at(fileSystem) } as unknown as Backend, false)
      return { read: () => Promise.resolve(nonce.value), change: () => nonce.renew(), told: () => [] }
    },
  },
  {
    name: 'simulated PC',
    writtenBy: ['electron/machines/simulated/state-store.ts'],
    place: 'simulated-pc.json',
    field: 'schemaVersion',
    unnumbered: false,
    newer: 'data_newer',
    damage: { file: 'electron/machines/simulated/state-store.test.ts', title: 'a file with %j is set aside, not lost' },
    open: (root, fileSystem) => {
      const store = createPcStateFile({ ...at(fileSystem), file: path.join(root, 'simulated-pc.json') })
      const { told, value } = teller()
      return Promise.resolve({
        read: async () => value(await loadState(store)),
        change: async () => value(await store.save(healthyState())),
        told,
      })
    },
  },
  ...storedRecords,
]
