import { execFileSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { openBackend } from '../../electron/engine/backend.ts'
import { openEngine } from '../../electron/engine/engine.ts'
import { ok } from '../../electron/kernel/result.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import { reasonOf, type EndedCall } from '../../shared/domain/tool-call.ts'
import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { saysYes } from '../fakes/consent-port.ts'
import { unheard } from '../fakes/conversation-ports.ts'
import { noPolicy } from '../fakes/policy-source.ts'
import { systemPorts } from '../fakes/system-ports.ts'
import { unsynced } from '../fakes/unsynced-files.ts'

const gigabytes = 2_000_000_000
const logBytes = 50_000_000

/** Files that are hard to take. Each can be read as a log too, by its name. */
export const badNames = {
  /** Two thousand megabytes that begin like a text. */
  huge: 'huge.log',
  /** As many that are no text. */
  binary: 'binary.log',
  pipe: 'pipe.log',
  /** A link to one that never ends. */
  device: 'device.log',
  /** A link to itself. */
  loop: 'loop.log',
  /** A link that leads out. */
  outside: 'outside.log',
  missing: 'missing.log',
  folder: 'folder.log',
  /** Bytes that are no letters in any encoding. */
  damaged: 'damaged.log',
  /** A name that turns the text around. */
  turned: 'turned \u202egol.log',
  /** A name with a line break. */
  broken: 'bro\nken.log',
} as const
export type BadFile = keyof typeof badNames

/** Lays out all of them, with a good one beside them. `isShort` = the large ones are no larger than a log is. */
export function layOutBadFiles(folder: string, isShort = false): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, badNames.folder), { recursive: true })
  const at = (name: string): string => path.join(folder, name)
  const secret = path.join(path.dirname(folder), 'secret.txt')
  writeFileSync(secret, 'secret needle\n')
  writeFileSync(at('good.log'), 'good needle\n')
  writeFileSync(at(badNames.huge), 'one needle\n')
  writeFileSync(at(badNames.binary), '\u0000\u0001needle\u0002')
  for (const name of [badNames.huge, badNames.binary]) truncateSync(at(name), isShort ? logBytes : gigabytes)
  execFileSync('mkfifo', [at(badNames.pipe)])
  symlinkSync('/dev/zero', at(badNames.device))
  symlinkSync(badNames.loop, at(badNames.loop))
  symlinkSync('..', at('up'))
  symlinkSync(secret, at(badNames.outside))
  writeFileSync(at(badNames.damaged), Buffer.from([0x6e, 0xff, 0xfe, 0x80, 0xc3, 0x0a, 0xed, 0xa0, 0x80]))
  for (const name of [badNames.turned, badNames.broken]) writeFileSync(at(name), 'odd needle\n')
}

/** What stands in a folder and beside it, each entry as one text. */
export function standing(folder: string): readonly string[] {
  return [folder, path.dirname(folder)].flatMap((each) => readdirSync(each).map((name) => told(each, name))).sort()
}

function told(folder: string, name: string): string {
  const place = path.join(folder, name)
  const stats = lstatSync(place)
  if (stats.isSymbolicLink()) return `${name} -> ${readlinkSync(place)}`
  const text = stats.isFile() && stats.size < 1_000 ? readFileSync(place, 'latin1') : ''
  return `${name} ${String(stats.mode)} ${stats.isFile() ? String(stats.size) : ''} ${text}`
}

const person = { kind: 'person', role: 'human_agent' } as const

export type BadFiles = {
  /** Open to be read and written, as `team`. */
  readonly folder: string
  run(tool: string, args: object, caller?: Caller): Promise<EndedCall>
  close(): Promise<void>
}

/** The tools over the files of this computer, for a person who says yes to everything. */
export async function openBadFiles(): Promise<BadFiles> {
  const root = mkdtempSync(path.join(tmpdir(), 'dm-bad-'))
  const folder = path.join(root, 'work', 'files')
  mkdirSync(folder, { recursive: true })
  const dataFolder = path.join(root, 'data')
  const fileSystem = unsynced(createNodeFileSystem())
  const ports = { ...systemPorts(), fileSystem, environment: { HOME: folder, PATH: process.env['PATH'] } }
  const options = { dataFolder, policy: noPolicy, platform: process.platform, target: 'portable' } as const
  const backend = valueOf(await openBackend(options, ports))
  valueOf(await backend.settings.set('workspaces', [{ ...plainWorkspace('team', folder), access: 'read_write' }]))
  const engine = valueOf(
    await openEngine(backend, {
      ...{ host: 'test', consent: saysYes, nonce: 'nonce', conversation: unheard, model: undefined },
      elevation: { elevate: ({ runner }) => Promise.resolve(ok(runner)) },
      publish: () => undefined,
    }),
  )
  return {
    folder,
    run: (tool, args, caller = person) =>
      engine.pipeline.submit({ tool, args: { ...args }, caller }, new AbortController().signal),
    close: async () => {
      await engine.close()
      await backend.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly code: string } }

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.value
}

/** What a call came to: its code and why, or its verdict and, of a repository, how it stands. */
export function outcomeOf(call: EndedCall): string {
  const reason = reasonOf(call)
  if (reason !== null)
    return [reason.code, reason.data['what'] ?? reason.data['reason'] ?? reason.data['problem']]
      .filter(Boolean)
      .join(' ')
  if (call.state !== 'succeeded') return call.state
  const { state } = call.result
  return typeof state === 'string' ? `${call.verdict} ${state}` : call.verdict
}

/** What this thread takes more than at the beginning, at its highest: of the whole process others take their part. */
export function watchMemory(): { readonly peak: () => number } {
  const taken = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
  const before = taken()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, taken())), 5)
  return {
    peak: () => {
      clearInterval(timer)
      return Math.max(most, taken()) - before
    },
  }
}
