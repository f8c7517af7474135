import { isNetworkMode } from '../../../../shared/domain/network-mode.ts'
import { networkTexts } from '../../../../shared/domain/network-settings.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { AuditPort } from '../../../pipeline/ports.ts'
import { isSettingKey } from '../../../store/settings-schema.ts'
import type { SettingView } from '../../../store/settings.ts'
import { createRecordedSettings, type RecordedSettings } from '../../recorded-settings.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodes } from '../exit-codes.ts'

/** Shows the network mode, or changes it. */
export async function networkMode(context: CliContext, wanted: string | undefined): Promise<Result<CommandOutcome>> {
  const { settings } = context.workbench
  const { translator } = context
  if (wanted === undefined) {
    const view = settings.view('mode')
    return ok(outcome(view, [translator.text('mode.now', { mode: view.value, source: sourceText(view, context) })]))
  }
  if (!isNetworkMode(wanted))
    return fail('invalid_arguments', { tool: 'mode', field: 'mode', rule: 'online | internal | offline' })
  const set = await recordedSettings(context).set('mode', wanted)
  if (!set.ok) return set
  return ok(outcome(set.value, [translator.text('mode.changed', { mode: wanted })]))
}

export function getSetting(context: CliContext, key: string): Result<CommandOutcome> {
  if (!isSettingKey(key)) return fail('unknown_setting', { key: key.slice(0, 80) })
  const view = context.workbench.settings.view(key)
  return ok(outcome(view, [row(view, context)]))
}

export async function setSetting(context: CliContext, key: string, value: string): Promise<Result<CommandOutcome>> {
  const refused = await refusalOf(key, value)
  if (refused !== null) return refused
  const set = await recordedSettings(context).setText(key, value)
  return set.ok ? ok(outcome(set.value, [row(set.value, context)])) : set
}

/** What is in use after a damage becomes what this person wants, and is not told any more. */
export async function confirmSettings(context: CliContext): Promise<Result<CommandOutcome>> {
  const confirmed = await recordedSettings(context).confirm()
  if (!confirmed.ok) return confirmed
  const { data, lines } = settingsShown(context)
  return ok({ exitCode: exitCodes.done, data, lines: [context.translator.text('config.confirmed'), ...lines] })
}

/** What the window refuses is refused here too, with the same sentence. */
async function refusalOf(key: string, value: string): Promise<ReturnType<typeof fail> | null> {
  const text = networkTexts.find((each) => each === key)
  if (text === undefined) return null
  const { checkText } = await import('../../network-values.ts')
  const checked = await checkText(text, value, process.platform)
  return checked.ok ? null : checked
}

export function listSettings(context: CliContext): Result<CommandOutcome> {
  return ok({ exitCode: exitCodes.done, ...settingsShown(context) })
}

function settingsShown(context: CliContext): Pick<CommandOutcome, 'data' | 'lines'> {
  const views = context.workbench.settings.list()
  return { data: views, lines: views.map((view) => row(view, context)) }
}

function outcome(view: SettingView, lines: readonly string[]): CommandOutcome {
  return { exitCode: exitCodes.done, data: view, lines }
}

function row(view: SettingView, context: CliContext): string {
  const source = sourceText(view, context)
  return context.translator.text('config.row', { name: view.key, value: JSON.stringify(view.value), source })
}

function sourceText({ source }: SettingView, { translator }: CliContext): string {
  return translator.text(`source.${source}`)
}

/** The record is opened for a change only: who only looks needs none. */
export function recordedSettings(context: CliContext): RecordedSettings {
  const { settings } = context.workbench
  const audit = async (): Promise<Result<AuditPort>> => {
    const engine = await context.engine()
    return engine.ok ? ok(engine.value.pipelinePorts.audit) : engine
  }
  return createRecordedSettings({ settings, audit, caller: () => context.caller })
}
