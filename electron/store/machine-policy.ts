import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { DurableFileSystem } from './file-system.ts'
import { systemErrorCode } from './io-result.ts'
import { readValues, type SettingValues } from './settings-schema.ts'

/** What an administrator has fixed on this computer. */
export type MachinePolicy = {
  readonly values: Partial<SettingValues>
  /** The network mode as it stands in the file, of any type; undefined = not fixed. */
  readonly mode: unknown
  readonly warnings: readonly AppError[]
}

const noPolicy: MachinePolicy = { values: {}, mode: undefined, warnings: [] }

/**
 * Reads the policy file. No file = no policy. A file that is there and cannot be understood means offline, without
 * external access: a slip must not open what was meant to be closed.
 */
export async function readMachinePolicy(fileSystem: DurableFileSystem, file: string | null): Promise<MachinePolicy> {
  if (file === null) return noPolicy
  const document = await readDocument(fileSystem, file)
  if (document === undefined) return noPolicy
  const read = readValues(document)
  if (read === null) return closedPolicy(file, {}, 'not_readable')
  const { mode, ...values } = read.values
  // An invalid mode is judged by the rule for modes; any other invalid value leaves open what was to be blocked.
  const invalid = read.invalid.filter((key) => key !== 'mode')
  if (invalid.length > 0) return closedPolicy(file, values, invalid.join(','))
  return { values, mode: read.invalid.includes('mode') ? null : mode, warnings: [] }
}

function closedPolicy(file: string, values: Partial<SettingValues>, invalid: string): MachinePolicy {
  return {
    values: { ...values, externalAccess: false },
    mode: 'offline',
    warnings: [appError('settings_corrupt', { file, source: 'policy', invalid })],
  }
}

/** `undefined` = no file, null = not readable. */
async function readDocument(fileSystem: DurableFileSystem, file: string): Promise<unknown> {
  try {
    const bytes = await fileSystem.readWhole(file)
    if (bytes === null) return undefined
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    if (!(error instanceof SyntaxError) && systemErrorCode(error) === null) throw error
    return null
  }
}
