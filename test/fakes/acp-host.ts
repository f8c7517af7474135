import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, expect } from 'vitest'
import * as z from 'zod'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { openEditor, startCommand, type Editor, type RunningAcp } from './acp-editor.ts'
import { useTemporaryFolders } from './storage-deps.ts'

export type StartedAcp = {
  readonly folder: string
  readonly acp: RunningAcp
  readonly editor: Editor
  readonly session: string
  /** The editor goes away: the program ends well. */
  readonly end: () => Promise<void>
}

/** `deskmedic acp` on a simulated PC with a data folder of its own, and an editor with one session. Call once at the top of a test file. */
export function useAcp(
  prepare: (folder: string) => Promise<void> = () => Promise.resolve(),
): (...words: readonly string[]) => Promise<StartedAcp> {
  const newFolder = useTemporaryFolders()
  const running = new Set<RunningAcp>()
  afterEach(async () => {
    for (const { toAgent, ended } of running) {
      toAgent.end()
      await ended
    }
    running.clear()
  })
  return async (...words) => {
    const folder = await newFolder()
    await prepare(folder)
    const acp = startCommand('acp', '--data', folder, ...words)
    running.add(acp)
    const editor = await openEditor(acp)
    const end = async (): Promise<void> => {
      running.delete(acp)
      acp.toAgent.end()
      expect(await acp.ended).toBe(0)
    }
    return { folder, acp, editor, session: await editor.open(), end }
  }
}

/** The printing of the simulated PC of this data folder. */
async function printing(folder: string): Promise<PcState['printing']> {
  return (JSON.parse(await readFile(path.join(folder, 'simulated-pc.json'), 'utf8')) as PcState).printing
}

/** Documents that wait to be printed. */
export async function printJobs(folder: string): Promise<readonly string[]> {
  return (await printing(folder)).jobs.map(({ document }) => document)
}

export async function defaultPrinters(folder: string): Promise<readonly string[]> {
  const all = Object.entries((await printing(folder)).printers)
  return all.filter(([, { isDefault }]) => isDefault).map(([name]) => name)
}

const recordLine = z.object({ kind: z.string(), tool: z.string().nullable(), outcome: z.string().nullable() })

/** What the record of changes says of this tool; what only looked stands there as well and is left out. */
export async function recordedChanges(folder: string, tool: string): Promise<readonly string[]> {
  const command = startCommand('audit', 'export', '--data', folder)
  expect(await command.ended).toBe(0)
  const lines = command.lines().map((line) => recordLine.parse(JSON.parse(line)))
  const changes = lines.filter((line) => line.tool === tool && line.kind !== 'read')
  return changes.map(({ kind, outcome }) => [kind, outcome ?? []].flat().join(' '))
}

export const stuckQueue = ['--scenario', 'stuck-print-queue'] as const
export const noPrint = 'the printer does nothing'
