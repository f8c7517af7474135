import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll } from 'vitest'

import { run, type Run, type RunOptions } from './command-line.ts'

/** A small drive of its own, seen only by what is started through it. */
export type OwnDrive = {
  readonly folder: string
  /** Runs the command line where this drive is. */
  readonly run: (args: readonly string[], options?: Omit<RunOptions, 'through'>) => Promise<Run>
  /** Everything in the data folder, or in another one beside it. */
  readonly names: (folder?: string) => Promise<readonly string[]>
  /** A file beside that folder, of so many bytes of one letter. */
  readonly put: (name: string, letter: string, bytes: number) => Promise<void>
  /** SHA-256 of a file beside that folder; empty = there is none. */
  readonly digest: (name: string) => Promise<string>
  readonly fill: () => Promise<void>
  readonly makeSpace: () => Promise<void>
  readonly makeReadOnly: () => Promise<void>
}

const inside = ['--user', '--mount', '--preserve-credentials'] as const
const mount = 'mount -t tmpfs -o size=4m tmpfs "$1"'

/** True where an ordinary user may mount a drive in a namespace: not on every Linux, and nowhere else. */
export function canMountDrives(): boolean {
  if (process.platform !== 'linux') return false
  const tried = spawnSync('unshare', ['-rm', 'sh', '-c', `${mount} && nsenter --version`, 'sh', tmpdir()])
  return tried.status === 0
}

/** Call once at the top of a file. Gives fresh drives, that go with the process that holds them. */
export function useOwnDrives(): () => Promise<OwnDrive> {
  const held: { readonly holder: ChildProcess; readonly place: string }[] = []
  afterAll(async () => {
    for (const { holder, place } of held) {
      holder.kill('SIGKILL')
      await rm(place, { recursive: true, force: true })
    }
  })
  return async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'deskmedic-drive-'))
    const holder = spawn('unshare', ['-rm', 'sh', '-c', `${mount} && echo ready && exec sleep 600`, 'sh', place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    held.push({ holder, place })
    await once(holder.stdout, 'data')
    return driveOf(['nsenter', '--target', String(holder.pid), ...inside], place)
  }
}

function driveOf(through: readonly [string, ...string[]], place: string): OwnDrive {
  const folder = path.join(place, 'data')
  const shell = async (script: string, ...words: readonly string[]): Promise<string> => {
    const [program, ...args] = through
    const child = spawn(program, [...args, 'sh', '-c', script, 'sh', place, ...words], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return text(child.stdout)
  }
  return {
    folder,
    run: (args, options) => run(args, { ...options, through }),
    names: async (beside) => {
      const found = await (beside === undefined
        ? shell('find "$1/data" | sort')
        : shell('cd "$1/$2" && find . -type f | sort', beside))
      return found.split('\n').flatMap((name) => (name === '' ? [] : [name.replace(/^\.\//, '')]))
    },
    put: (name, letter, bytes) =>
      done(
        shell(
          'mkdir -p "$1/files" && head -c "$4" /dev/zero | tr "\\0" "$3" > "$1/files/$2"',
          name,
          letter,
          String(bytes),
        ),
      ),
    digest: async (name) => (await shell('sha256sum < "$1/files/$2"', name)).slice(0, 64),
    // Ends with "no space left", as it should.
    fill: () => done(shell('cat /dev/zero > "$1/full"')),
    makeSpace: () => done(shell('rm "$1/full"')),
    makeReadOnly: () => done(shell('mount -o remount,ro "$1"')),
  }
}

async function done(work: Promise<unknown>): Promise<void> {
  await work
}
