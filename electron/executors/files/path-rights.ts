import { posix, win32 } from 'node:path'

import { heldIn } from '../../../shared/domain/is-record.ts'
import { sha256 } from '../../kernel/digest.ts'
import { openReasonOf, type Guarded } from '../../kernel/security-descriptor.ts'
import type { ScriptRunner } from '../powershell/script-runner.ts'
import readRights from './read-rights.ps1?raw'

/** `unreadable` = nobody could say: it counts as open wherever something hangs on it. */
export type PathVerdict = 'closed' | 'open' | 'unreadable'

export type PathRights = {
  /**
   * Whether ordinary users can neither change what is at this path nor put something else in its place: all folders from the
   * root of the drive on are looked at, and no link may be among them. @throws never
   */
  judge(path: string): Promise<PathVerdict>
}

/** Rights of one path, as a reader found them. */
export type FoundRights = { readonly isLink: boolean; closedFor(guarded: Guarded): boolean }

/** Finds the rights of these paths, in their order; null = that one could not be read. */
export type ReadRights = (paths: readonly string[]) => Promise<readonly (FoundRights | null)[]>

export function createPathRights(read: ReadRights, platform: NodeJS.Platform): PathRights {
  return {
    judge: async (path) => {
      const places = placesOf(path, platform)
      if (places === null) return 'open'
      const found = await read(places).catch(() => places.map(() => null))
      if (found.length !== places.length) return 'unreadable'
      const verdicts = found.map((rights, index) => verdictOf(rights, index === found.length - 1))
      return verdicts.find((verdict) => verdict === 'open') ?? verdicts.find((one) => one !== 'closed') ?? 'closed'
    },
  }
}

function verdictOf(rights: FoundRights | null, isLast: boolean): PathVerdict {
  if (rights === null) return 'unreadable'
  return !rights.isLink && rights.closedFor(isLast ? 'contents' : 'place') ? 'closed' : 'open'
}

/** The path and all folders around it, from the root on; null = not on a drive of this PC. */
function placesOf(path: string, platform: NodeJS.Platform): readonly string[] | null {
  const paths = platform === 'win32' ? win32 : posix
  if (!(platform === 'win32' ? /^[A-Za-z]:\\/ : /^\//).test(path)) return null
  const places = [paths.normalize(path)]
  for (let around = paths.dirname(path); around !== places[0]; around = paths.dirname(around)) places.unshift(around)
  return places
}

const limitMs = 20_000

/** Rights on Windows, as security descriptors that a script reads. */
export function windowsRights(powershell: Pick<ScriptRunner, 'run'>): ReadRights {
  return async (paths) => {
    const args = { p: { paths }, s: {}, r: {} }
    const call = { script: readRights, scriptSha256: sha256(readRights), args, timeoutMs: limitMs }
    const { signal } = new AbortController()
    const flags = { elevated: false, isolated: false, fresh: true } as const
    const reply = await powershell.run({ ...call, ...flags }, signal)
    const rows = reply.ok ? rowsOf(reply.value.records.at(-1)) : []
    return paths.map((path) => {
      const row = rows.find((one) => one.path === path)
      return row ? { isLink: row.isLink, closedFor: (guarded) => openReasonOf(row.sddl, guarded) === null } : null
    })
  }
}

type Row = { readonly path: string; readonly sddl: string; readonly isLink: boolean }

function rowsOf(record: unknown): readonly Row[] {
  const rows = heldIn(record, 'rows')
  if (!Array.isArray(rows)) return []
  return rows.filter((row: Partial<Row> | null): row is Row => {
    return typeof row?.path === 'string' && typeof row.sddl === 'string' && typeof row.isLink === 'boolean'
  })
}
