import type { AppError } from '../../shared/errors.ts'
import { appError, type Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { ioResult, systemErrorCode } from './io-result.ts'
import { readValues, type ReadValues, type SettingValues } from './settings-schema.ts'

/** `unknown` keeps what a newer version wrote. */
export type StoredSettings = Pick<ReadValues, 'values' | 'unknown'> & { readonly warnings: readonly AppError[] }

/**
 * Reads the settings of this user. A file that cannot be understood is set aside, its good values stay; one that cannot
 * be read at all is left alone. Either way there is a warning and the program goes on with defaults.
 */
export async function readSettingsFile(deps: AtomicFileDeps, file: string): Promise<StoredSettings> {
  const read = await ioResult({ code: 'settings_corrupt', data: { file } }, () => deps.fileSystem.readWhole(file))
  if (!read.ok) return { values: {}, unknown: {}, warnings: [read.error] }
  if (read.value === null) return { values: {}, unknown: {}, warnings: [] }
  const stored = readValues(parseJson(read.value.toString('utf8')))
  if (stored?.invalid.length === 0) return { values: stored.values, unknown: stored.unknown, warnings: [] }
  const kept = { values: stored?.values ?? {}, unknown: stored?.unknown ?? {} }
  return { ...kept, warnings: [await replaceCorrupt(deps, file, { ...kept, invalid: stored?.invalid ?? [] })] }
}

/** Durable when it resolves. Fails with `data_folder_unwritable`. */
export function writeSettingsFile(
  deps: AtomicFileDeps,
  file: string,
  stored: { readonly values: Partial<SettingValues>; readonly unknown: Readonly<Record<string, unknown>> },
): Promise<Result<void>> {
  const text = `${JSON.stringify({ ...stored.unknown, ...stored.values }, null, 2)}\n`
  return ioResult({ code: 'data_folder_unwritable', data: { folder: file } }, () => writeFileAtomic(deps, file, text))
}

async function replaceCorrupt(deps: AtomicFileDeps, file: string, stored: ReadValues): Promise<AppError> {
  const data = { file, source: 'file', invalid: stored.invalid.join(',') }
  try {
    const asideFile = await setAside(deps, file)
    await writeSettingsFile(deps, file, stored)
    return appError('settings_corrupt', { ...data, asideFile })
  } catch (error) {
    const reason = systemErrorCode(error)
    if (reason === null) throw error
    return appError('settings_corrupt', { ...data, reason })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}
