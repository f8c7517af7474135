import path from 'node:path'

import type { Ids, Logger } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { setAside, writeFileAtomic } from '../../store/atomic-file.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'
import { readOwn } from '../../store/foreign-file.ts'
import { ioResult } from '../../store/io-result.ts'
import { numberedFormat, parseJson, readVersioned, versioned } from '../../store/schema-version.ts'
import { healthyState, type PcState } from './simulated-pc.ts'

/** Keeps the simulated PC between two runs of the program. */
export type PcStateStore = {
  /** The PC as JSON: an equal text is the same PC. Null = none was kept. Errors: `data_newer`, `file_unreadable`. */
  loadText(): Promise<Result<string | null>>
  /** Errors: `data_newer`, `data_folder_unwritable`. */
  save(state: PcState): Promise<Result<void>>
}

export type PcStateFileDeps = {
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  readonly logger: Logger
  readonly file: string
}

/** The simulated PC as one JSON file. A file that makes no sense is set aside, never overwritten. */
export function createPcStateFile(deps: PcStateFileDeps): PcStateStore {
  const { fileSystem, file } = deps
  // Every look at the PC reads the file: what was read or written last is not examined again.
  let last: { readonly bytes: Buffer; readonly stateText: string } | null = null
  const read = async (): Promise<{ readonly text: string } | 'newer' | null> => {
    const bytes = await readOwn(fileSystem, file)
    if (bytes === null) return null
    if (last?.bytes.equals(bytes)) return { text: last.stateText }
    const state = readState(bytes.toString('utf8'))
    if (state === 'newer') return state
    if (state !== null) {
      last = { bytes, stateText: JSON.stringify(state) }
      return { text: last.stateText }
    }
    const aside = await setAside(deps, file)
    deps.logger.log('warn', 'the file of the simulated PC makes no sense and was set aside', { aside })
    return null
  }
  return {
    loadText: async () => {
      const loaded = await ioResult({ code: 'file_unreadable' }, read)
      if (!loaded.ok) return loaded
      return loaded.value === 'newer' ? fail('data_newer') : ok(loaded.value?.text ?? null)
    },
    save: async (state) => {
      const saved = await ioResult({ code: 'data_folder_unwritable' }, async () => {
        await fileSystem.ensureFolder(path.dirname(file))
        if ((await read()) === 'newer') return 'newer'
        const text = JSON.stringify(versioned(state, numberedFormat))
        await writeFileAtomic(deps, file, text)
        last = { bytes: Buffer.from(text), stateText: JSON.stringify(state) }
        return 'saved'
      })
      if (!saved.ok) return saved
      return saved.value === 'newer' ? fail('data_newer') : ok(undefined)
    },
  }
}

/** A copy of the PC, for the caller to change; null = none was kept. Errors: as those of the store. */
export async function loadState({ loadText }: Pick<PcStateStore, 'loadText'>): Promise<Result<PcState | null>> {
  const loaded = await loadText()
  if (!loaded.ok) return loaded
  return ok(loaded.value === null ? null : (JSON.parse(loaded.value) as PcState))
}

// Parts that the program did not have when the file was written are healthy.
function readState(text: string): PcState | 'newer' | null {
  const read = readVersioned(parseJson(text), numberedFormat)
  if (read.kind !== 'whole') return read.kind === 'newer' ? 'newer' : null
  const kept = read.content as Partial<PcState>
  const healthy = healthyState()
  const keptParts = new Map<string, unknown>(Object.entries(kept))
  const whole = Object.entries(healthy).every(([part, expected]) => sameKind(expected, keptParts.get(part)))
  return whole ? { ...healthy, ...kept } : null
}

function sameKind(expected: unknown, value: unknown): boolean {
  if (value === undefined) return true
  return value !== null && typeof value === typeof expected && Array.isArray(value) === Array.isArray(expected)
}
