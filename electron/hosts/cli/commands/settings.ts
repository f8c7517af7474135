import { isNetworkMode, networkModes } from '../../../../shared/domain/network-mode.ts'
import { entryText, type AnyEntry } from '../../../../shared/domain/network-settings.ts'
import { failArgument } from '../../../kernel/invalid-argument.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { AuditPort } from '../../../pipeline/ports.ts'
import { isSettingKey, shownValue } from '../../../settings/setting-table.ts'
import type { SettingView } from '../../../settings/settings.ts'
import { createAskedSettings } from '../../../settings/asked-settings.ts'
import { createRecordedSettings, type RecordedSettings } from '../../../settings/recorded-settings.ts'
import type { AskedChange } from '../../../settings/what-opens.ts'
import { judgingHere } from '../../../engine/judging.ts'
import { agreesToOpen } from '../agree-to-open.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'

/** Shows the network mode, or changes it. */
export async function networkMode(context: CliContext, wanted: string | undefined): Promise<Result<CommandOutcome>> {
  const { settings } = context.backend
  const { translator } = context
  if (wanted === undefined) {
    const view = settings.view('mode')
    return ok(outcome(view, [translator.text('mode.now', { mode: view.value, source: sourceText(view, context) })]))
  }
  if (!isNetworkMode(wanted)) return failArgument({ tool: 'mode', field: 'mode', allowed: networkModes })
  const set = await recordedSettings(context).set('mode', wanted)
  if (!set.ok) return set
  return ok(outcome(set.value, [translator.text('mode.changed', { mode: wanted })]))
}

export function getSetting(context: CliContext, key: string): Result<CommandOutcome> {
  if (!isSettingKey(key)) return fail('unknown_setting', { key: key.slice(0, 80) })
  const view = context.backend.settings.view(key)
  return ok(outcome(view, [row(view, context)]))
}

export async function setSetting(context: CliContext, key: string, value: string): Promise<Result<CommandOutcome>> {
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

export function listSettings(context: CliContext): Result<CommandOutcome> {
  return ok({ exitCode: exitCodes.done, ...settingsShown(context) })
}

function settingsShown(context: CliContext): Pick<CommandOutcome, 'data' | 'lines'> {
  const views = context.backend.settings.list()
  return { data: views.map(shownView), lines: views.map((view) => row(view, context)) }
}

function outcome(view: SettingView, lines: readonly string[]): CommandOutcome {
  return { exitCode: exitCodes.done, data: shownView(view), lines }
}

/** What could be used by whoever knows it is in no output. */
function shownView(view: SettingView): SettingView {
  return { ...view, value: shownValue(view.key, view.value) }
}

function row(view: SettingView, context: CliContext): string {
  const source = sourceText(view, context)
  const shown = shownValue(view.key, view.value)
  const value = JSON.stringify(Array.isArray(shown) ? shown.map((entry: AnyEntry) => entryText(entry)) : shown)
  return context.translator.text('config.row', { name: view.key, value, source })
}

/** Where a value comes from; of what is fixed also by which place, under which name, and whom to ask. */
function sourceText({ key, source }: SettingView, { translator, backend }: CliContext): string {
  const said = translator.text(`source.${source}`)
  if (source !== 'policy') return said
  const origin = backend.settings.policyOrigin(key)
  const contact = backend.settings.adminContact()
  const lock = { source, place: origin?.place ?? 'none', name: origin?.name ?? 'none' }
  const parts = [
    translator.text('ui.settings.lock', lock),
    contact === null ? '' : translator.text('ui.settings.contact', { contact }),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** What opens more is asked first. The record is opened for a change only: who only looks needs none. */
export function recordedSettings(context: CliContext): RecordedSettings {
  const { options, terminal, translator, signal, stop, backend } = context
  const { settings } = backend
  const audit = async (): Promise<Result<AuditPort>> => {
    const engine = await context.engine()
    return engine.ok ? ok(engine.value.pipelinePorts.audit) : engine
  }
  const caller = () => context.caller
  const door = createRecordedSettings({ settings, audit, caller })
  const asking = { options, terminal, translator, signal, stop }
  const agrees = (changes: readonly AskedChange[]): Promise<boolean> => agreesToOpen(changes, asking)
  return createAskedSettings({ door, settings, caller, agrees, modelWay: judgingHere.modelWay })
}
