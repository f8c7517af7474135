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
  /** Whom to ask about what is fixed: name and how to reach them. Null = the file does not say. */
  readonly contact: string | null
  readonly warnings: readonly AppError[]
}

const noPolicy: MachinePolicy = { values: {}, mode: undefined, contact: null, warnings: [] }

/**
 * Reads the policy file. No file = no policy. A file that is there and cannot be understood means offline, without
 * external access: a slip must not open what was meant to be closed.
 */
export async function readMachinePolicy(fileSystem: DurableFileSystem, file: string | null): Promise<MachinePolicy> {
  if (file === null) return noPolicy
  const document = await readDocument(fileSystem, file)
  if (document === undefined) return noPolicy
  const read = readValues(document)
  if (read === null) return { ...closedPolicy(file, {}, 'not_readable'), contact: null }
  const contact = contactOf(read.unknown)
  const { mode, ...values } = read.values
  // An invalid mode is judged by the rule for modes; any other invalid value leaves open what was to be blocked.
  const invalid = read.invalid.filter((key) => key !== 'mode')
  if (invalid.length > 0) return { ...closedPolicy(file, values, invalid.join(',')), contact }
  return { values, mode: read.invalid.includes('mode') ? null : mode, contact, warnings: [] }
}

function closedPolicy(file: string, values: Partial<SettingValues>, invalid: string): Omit<MachinePolicy, 'contact'> {
  return {
    values: { ...values, externalAccess: false },
    mode: 'offline',
    warnings: [appError('settings_corrupt', { file, source: 'policy', invalid })],
  }
}

const contactFields = ['adminContactName', 'adminContactEmail', 'adminContactUrl'] as const
const longestContact = 200

/** A contact decides nothing: one that cannot be used is left out. */
function contactOf(document: Readonly<Record<string, unknown>>): string | null {
  const parts = contactFields.flatMap((field) => {
    const value = document[field]
    const text = typeof value === 'string' ? value.trim() : ''
    return text === '' || text.length > longestContact ? [] : [text]
  })
  return parts.length === 0 ? null : parts.join(', ')
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
