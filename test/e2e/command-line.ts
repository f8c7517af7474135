import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, expect } from 'vitest'

export const root = path.join(import.meta.dirname, '../..')
export const program = path.join(root, 'dist', 'cli.cjs')

/** How one run of the command line ended. */
export type Run = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

export type RunOptions = {
  readonly environment?: Readonly<Record<string, string>>
  readonly input?: string
  /** A program with its arguments that starts the command line. */
  readonly through?: readonly string[]
}

/** What a script reads: exactly one document on stdout. */
export type Envelope = {
  readonly ok: boolean
  readonly data?: unknown
  readonly error?: {
    readonly kind: string
    readonly code: string
    readonly message: string
    readonly nextStep: string
    readonly data: Readonly<Record<string, unknown>>
  }
}

/** Builds the command line when a source changed; call once at the top of a file. Gives fresh data folders. */
export function useCommandLine(only: readonly string[] = ['cli']): () => Promise<string> {
  const folders: string[] = []
  beforeAll(async () => {
    const bundle = (await import(pathToFileURL(path.join(root, 'build', 'bundle.mjs')).href)) as {
      readonly ensureBundle: (wanted: { readonly only: readonly string[] }) => Promise<void>
    }
    await bundle.ensureBundle({ only })
  }, 120_000)
  afterAll(async () => {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  })
  return async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-e2e-'))
    folders.push(folder)
    return folder
  }
}

/** Starts the command line as a script does: no terminal, English, nothing of the settings of this computer. */
export function start(
  args: readonly string[],
  { environment = {}, through = [] }: RunOptions = {},
): ChildProcessByStdio<import('node:stream').Writable, Readable, Readable> {
  const { PATH = '', HOME = '' } = process.env
  const [first = process.execPath, ...more] = [...through, process.execPath, program, ...args]
  return spawn(first, more, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH, HOME, LANG: 'en_US.UTF-8', ...environment },
  })
}

/** Runs the command line to its end. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const child = start(args, options)
  const texts = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.stderr += text))
  child.stdin.on('error', () => undefined)
  child.stdin.end(options.input ?? '')
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...texts }
}

/** The one document that `--json` writes. */
export function envelopeOf({ stdout }: Pick<Run, 'stdout'>): Envelope {
  const lines = stdout.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('')
  const envelope = JSON.parse(lines[0] ?? '') as Envelope
  expect(Object.keys(envelope).sort()).toEqual(envelope.ok ? ['data', 'ok'] : ['error', 'ok'])
  return envelope
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test says which part it reads
export function dataOf<T>(ended: Pick<Run, 'stdout'>): T {
  const envelope = envelopeOf(ended)
  expect(envelope).toMatchObject({ ok: true })
  return envelope.data as T
}

const traces = /\bat .*:\d+:\d+|node:internal|Error:|undefined|\[object/

/** A refusal as a person and a script see it: typed, in plain words, with a next step, and without a trace. */
export async function expectRefused(
  args: readonly string[],
  expected: { readonly code: string; readonly exit: number },
  options: RunOptions = {},
): Promise<NonNullable<Envelope['error']>> {
  const [person, script] = [await run(args, options), await run([...args, '--json'], options)]
  expect([args, person.code, person.stdout]).toEqual([args, expected.exit, ''])
  const lines = person.stderr.trim().split('\n')
  expect(lines.at(-1)).toMatch(new RegExp(`^code DM-[A-Z]+-\\d+ \\(${expected.code}\\)$`))
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(person.stderr + script.stderr).not.toMatch(traces)
  expect(script.code).toBe(expected.exit)
  const { error } = envelopeOf(script)
  expect(error).toMatchObject({ code: expected.code })
  expect(error?.message).toMatch(/\S/)
  expect(error?.nextStep).toMatch(/\S/)
  if (!error) throw new Error('no error')
  return error
}

/** Options for a simulated PC in this data folder. */
export function simulated(data: string, ...more: readonly string[]): readonly string[] {
  return ['--target', 'simulated', '--data', data, ...more]
}
