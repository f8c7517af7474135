import { isOneOf } from '../../../../shared/domain/is-one-of.ts'
import { entryText, type AnyEntry } from '../../../../shared/domain/network-settings.ts'
import { failArgument } from '../../../kernel/invalid-argument.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { policyDefinitions, type PolicyValueName } from '../../../settings/policy-definition.ts'
import { contactNames, limitNames } from '../../../settings/policy-names.ts'
import type { PolicyPlace } from '../../../settings/policy-answer.ts'
import type { SettingKey } from '../../../settings/setting-table.ts'
import type { ReadSettings } from '../../../settings/settings.ts'
import type { SettingSource } from '../../../../shared/ipc/setting-view.ts'
import { policyFormats, type PolicyFormat } from '../../../../shared/ipc/policy-choice.ts'
import { buildPolicy, policyFile } from '../../../settings/policy-export.ts'
import { shownValue } from '../../../settings/setting-table.ts'
import { writeFileAtomic } from '../../../store/atomic-file.ts'
import { systemErrorCode } from '../../../store/io-result.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'

/** Everything that an organisation can fix, its value now and who decides. */
export function showPolicy({ backend, translator }: CliContext): Result<CommandOutcome> {
  const { settings } = backend
  const rows = policyDefinitions().flatMap(({ name, setting }): readonly Row[] => {
    if (setting === null) return rowOfOther(name, settings)
    const { source, locked } = settings.view(setting)
    const value = shownValue(setting, settings.get(setting))
    return [{ name, setting, value, source, locked, place: settings.policyOrigin(setting)?.place ?? null }]
  })
  const lines = rows.map(({ name, value, source }) => {
    const shown = JSON.stringify(Array.isArray(value) ? value.map((entry: AnyEntry) => entryText(entry)) : value)
    return translator.text('config.row', { name, value: shown, source: translator.text(`source.${source}`) })
  })
  return ok({ exitCode: exitCodes.done, data: rows, lines })
}

type Row = {
  readonly name: string
  /** Null = it is no setting. */
  readonly setting: SettingKey | null
  readonly value: unknown
  readonly source: SettingSource
  readonly locked: boolean
  readonly place: PolicyPlace | null
}

/** The set-up alone reads what is neither a limit, nor a click, nor a contact. */
function rowOfOther(name: PolicyValueName, settings: ReadSettings): readonly Row[] {
  const said = settings.policyOthers().get(name)
  const limit = Object.entries(limitNames).find(([one]) => one === name)?.[1]
  const place = said?.place ?? null
  const row = (value: unknown, isFixed: boolean): readonly Row[] => [
    { name, setting: null, value, source: isFixed ? 'policy' : 'default', locked: isFixed, place },
  ]
  // A policy that cannot be understood closes what it does not name.
  if (limit !== undefined) {
    const isForbidden = settings.policyLimits()[limit]
    return row(Number(!isForbidden), said !== undefined || isForbidden)
  }
  if (name === 'BrokerReconfirm') {
    const value = settings.policyReconfirm()
    return row(value, said !== undefined || value !== 'elevated')
  }
  return Object.hasOwn(contactNames, name) ? row(said?.value ?? '', said !== undefined) : []
}

type Wanted = { readonly format: string; readonly out: string; readonly hasDefaults: boolean }

/** The settings of this person as a policy for other PCs. */
export async function exportPolicy(
  { backend, translator }: CliContext,
  { format: asked, out, hasDefaults }: Wanted,
): Promise<Result<CommandOutcome>> {
  const format = asked === '' ? 'reg' : asked
  if (!isFormat(format)) return failArgument({ tool: 'policy', field: 'format', rule: policyFormats.join(' | ') })
  const built = buildPolicy(backend.settings)
  const text = policyFile(built, format, hasDefaults)
  const values = Object.fromEntries(built.map(({ definition: { name }, value }) => [name, value]))
  const data = { format, values, file: out === '' ? null : out, text }
  if (built.length === 0) return ok({ exitCode: exitCodes.done, data, lines: [translator.text('policy.nothing')] })
  if (out === '') return ok({ exitCode: exitCodes.done, data, lines: text.trimEnd().split(/\r?\n/) })
  try {
    await writeFileAtomic(backend.ports, out, text)
    return ok({ exitCode: exitCodes.done, data, lines: [translator.text('policy.exported', { file: out })] })
  } catch (error) {
    const reason = systemErrorCode(error)
    if (reason === null) throw error
    return fail('file_unwritable', { path: out, reason })
  }
}

function isFormat(text: string): text is PolicyFormat {
  return isOneOf(policyFormats, text)
}
