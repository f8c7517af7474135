import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { version as ownVersion } from '../../../package.json'
import type { UpdateView } from '../../../shared/ipc/about-view.ts'
import { wayToModel } from '../../executors/http/model-address.ts'
import { createTrafficCounter } from '../../executors/http/traffic-counter.ts'
import {
  compareVersions,
  newestSetUp,
  releaseList,
  type ListedSetUp,
  type SetUpKind,
} from '../../executors/updates/release-list.ts'
import { folderSource, updateClient, webSource, type UpdateSource } from '../../executors/updates/update-source.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { updatePlaceOf } from '../../settings/update-place.ts'
import type { Backend } from '../backend.ts'
import { guardListsOf } from './external-access.ts'
import { guardedClientHere } from './guarded-client-here.ts'

/** Looks for newer set-ups where settings or policy say, and nowhere else. */
export type Updates = {
  /** Whole and rightly signed, or not offered. Fails with `mode_blocks_host`, `update_…` or what a request fails with. */
  readonly check: (signal: AbortSignal) => Promise<Result<UpdateView>>
  /** The file of the set-up that was offered, looked at once more. */
  readonly offered: (version: string) => Promise<Result<string>>
}

type Found = ListedSetUp & { readonly file: string }

export type UpdatesDeps = Pick<Backend, 'settings' | 'ports' | 'judgeSigner'> & {
  readonly platform: NodeJS.Platform
  /** Null = no set-up replaces this program, such as one that is not installed. */
  readonly kind: SetUpKind | null
  readonly version?: string
}

export function createUpdates({ version = ownVersion, ...deps }: UpdatesDeps): Updates {
  let found: Found | null = null
  const current: Result<UpdateView> = ok({ state: 'current', version })
  return {
    check: async (signal) => {
      const { settings, kind } = deps
      const place = updatePlaceOf(settings)
      if (place === null || kind === null) return ok({ state: 'off', version })
      const opened = openSource(place, deps)
      if (!opened.ok) return opened
      const { source, close } = opened.value
      try {
        const list = await source.read(releaseList, signal)
        const newest = list.ok ? newestSetUp(list.value, kind) : list
        if (!newest.ok) return newest
        // What is older or the same is no update, whatever a list says.
        if (newest.value === null || compareVersions(newest.value.version, version) <= 0) return current
        const taken = await take(newest.value, { source, kept: found, signal, deps })
        found = taken.ok ? taken.value : null
        return taken.ok ? ok({ state: 'ready', version: taken.value.version }) : taken
      } finally {
        close()
      }
    },
    offered: async (wanted) => {
      if (found?.version !== wanted) return fail('update_damaged', { file: wanted })
      const judged = await judge(found, deps)
      return judged.ok ? ok(found.file) : judged
    },
  }
}

type OpenedSource = { readonly source: UpdateSource; readonly close: () => void }

function openSource(place: string, { settings, ports }: UpdatesDeps): Result<OpenedSource> {
  const mode = settings.get('mode')
  const isWeb = /^https?:/i.test(place)
  if (mode === 'offline') return fail('mode_blocks_host', { host: isWeb ? new URL(place).host : place, mode })
  if (!isWeb) return ok({ source: folderSource(place), close: () => undefined })
  // The same places as for a model: this PC, listed servers of the own network, and elsewhere by HTTPS alone.
  const way = wayToModel(place, { mode, access: guardListsOf(settings), client: updateClient })
  if (!way.ok) return way
  const client = guardedClientHere(
    { proxy: () => settings.get('proxy'), caFile: () => settings.get('caFile') },
    { ...ports, sent: ports.sent ?? createTrafficCounter(), judge: way.value.judge },
  )
  return ok({ source: webSource(client, way.value), close: () => client.close() })
}

type Taking = {
  readonly source: UpdateSource
  readonly kept: Found | null
  readonly signal: AbortSignal
  readonly deps: Pick<UpdatesDeps, 'judgeSigner' | 'platform'>
}

/** A copy on this PC, in a folder of this account alone: what is judged is what is started, whatever becomes of the place. */
async function take(listed: ListedSetUp, { source, kept, signal, deps }: Taking): Promise<Result<Found>> {
  if (kept?.sha256 === listed.sha256 && (await judge(kept, deps)).ok) return ok(kept)
  const folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-update-'))
  const found = { ...listed, file: path.join(folder, listed.name) }
  const copied = await source.copy(listed.name, found.file, signal)
  const judged = copied.ok ? await judge(found, deps) : copied
  if (judged.ok) return ok(found)
  await rm(folder, { recursive: true, force: true })
  return judged
}

async function judge(
  { file, name, sha256 }: Found,
  { judgeSigner, platform }: Pick<UpdatesDeps, 'judgeSigner' | 'platform'>,
): Promise<Result<void>> {
  if (!existsSync(file) || (await digestOf(file)) !== sha256) return fail('update_damaged', { file: name })
  if (platform !== 'win32') return ok(undefined)
  const signer = (await judgeSigner?.(file)) ?? 'other'
  return signer === 'other' ? fail('update_not_signed', { file: name }) : ok(undefined)
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** What replaces this program: with the broker beside it, it is that for everybody on the PC. */
export function setUpKindHere(): SetUpKind | null {
  const { env, platform, execPath, arch } = process
  // Set by the program that unpacks the portable one.
  if (env['PORTABLE_EXECUTABLE_FILE'] !== undefined) return null
  const hasBroker = existsSync(path.join(path.dirname(execPath), 'resources', 'broker'))
  return { edition: platform === 'win32' && !hasBroker ? 'User' : 'Setup', architecture: arch }
}
