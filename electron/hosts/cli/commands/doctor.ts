import { auditDays } from '../../../../shared/domain/kept-days.ts'
import { programRuntimes, runtimeName } from '../../../../shared/domain/program-runtime.ts'
import type { MessageKey } from '../../../../shared/texts/messages.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'
import type { AppError, ErrorCode } from '../../../../shared/errors.ts'
import { proxyChoice } from '../../../executors/http/client/proxy.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { MachineFacts } from '../../../machines/machine.ts'
import { grantFileProblem } from '../../../store/grant-file.ts'
import type { PolicyFound } from '../../../settings/machine-policy.ts'
import { harmless } from '../../../views/harmless.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { padded } from '../../lines/page.ts'
import { showError } from '../../lines/show-error.ts'

type Value = string | number | boolean | null

/** One thing that was found; `said` = in words, absent = the value says it. */
type Row = { readonly what: string; readonly value: Value; readonly label: string; readonly said?: string }

const labelColumns = 32
/** Why a tool does not work under a rule for scripts. */
const scriptRules: readonly ErrorCode[] = ['scripts_blocked', 'needs_full_language']
/** A program that is there and did not tell its version. */
const unread = 'unknown'

/** What was found on this computer that decides which tools can be used. */
export async function doctor({ backend, translator, signal }: CliContext): Promise<Result<CommandOutcome>> {
  const facts = (await backend.machine.readRuntimes?.(signal)) ?? backend.facts()
  const rows = [...machineRows(facts, translator), ...ownRows(backend, translator)]
  const grants = await grantFileProblem({ ...backend.ports, file: backend.data.grants })
  const warnings = [...backend.settings.warnings(), ...(grants === null ? [] : [grants])]
  const data = [
    ...rows.map(({ what, value }) => ({ what, value })),
    ...warnings.map((warning) => ({
      what: 'warning',
      value: `${warning.code}: ${harmless(translator.error(warning).why)}`,
    })),
  ]
  const lines = [
    translator.text('doctor.title'),
    ...rows.map((row) => `  ${padded(row.label, labelColumns)} ${row.said ?? plain(row.value, translator)}`),
    ...warningLines(warnings, translator),
  ]
  return ok({ exitCode: exitCodes.done, data, lines })
}

function machineRows(facts: MachineFacts, translator: Translator): readonly Row[] {
  const { kind, windowsBuild, languageMode, scripts, elevated, program, runtimes } = facts
  const rule = languageMode === 'unknown' ? 'doctor.unknown' : (`doctor.languageMode.${languageMode}` as const)
  return [
    {
      what: 'target',
      value: kind,
      label: translator.text('doctor.target'),
      said: translator.text(`doctor.target.${kind}`),
    },
    {
      what: 'windowsBuild',
      value: windowsBuild,
      label: translator.text('doctor.windowsBuild'),
      ...(windowsBuild === null ? { said: translator.text('doctor.unknown') } : {}),
    },
    {
      what: 'languageMode',
      value: languageMode,
      label: translator.text('doctor.languageMode'),
      said: translator.text(rule),
    },
    {
      what: 'scripts',
      value: scripts,
      label: translator.text('doctor.scripts'),
      said: translator.text(scripts === 'unknown' ? 'doctor.unknown' : `doctor.scripts.${scripts}`),
    },
    { what: 'elevated', value: elevated, label: translator.text('doctor.elevated') },
    // Rights are used only where it is closed to ordinary programs.
    {
      what: 'program',
      value: program,
      label: translator.text('doctor.program'),
      said: translator.text(`doctor.program.${program}`),
    },
    ...runtimeRows(runtimes, translator),
  ]
}

/** Those that were found, then the programs of others that were not. */
function runtimeRows(runtimes: MachineFacts['runtimes'], translator: Translator): readonly Row[] {
  const rowOf = (name: string, value: Value): Row => ({
    what: `runtime ${name}`,
    value,
    label: translator.text('doctor.runtime', { name: runtimeName(name) }),
    ...(value === unread ? { said: translator.text('doctor.unknown') } : {}),
  })
  const missing = programRuntimes.filter((name) => !Object.hasOwn(runtimes, name))
  return [
    ...Object.entries(runtimes).map(([name, version]) => rowOf(name, version ?? unread)),
    ...missing.map((name) => rowOf(name, null)),
  ]
}

function ownRows({ data, settings, registry }: CliContext['backend'], translator: Translator): readonly Row[] {
  const { total, available, disabled } = registry.getStatistics()
  const blocked = disabled.filter(({ reason: { code } }) => scriptRules.includes(code)).map(({ tool }) => tool)
  const mode = settings.get('mode')
  const { state, file } = settings.policyFound()
  const place = (what: string, value: string, label: MessageKey): Row => ({
    what,
    value,
    label: translator.text(label),
  })
  return [
    {
      what: 'mode',
      value: mode,
      label: translator.text('doctor.mode'),
      said: translator.text(`ui.panel.mode.${mode}`),
    },
    proxyRow(settings.get('proxy'), translator),
    place('dataFolder', data.root, 'doctor.dataFolder'),
    recordsRow(data.audit, settings.get('auditRetentionDays'), translator),
    place('history', data.history, 'doctor.history'),
    place('settings', data.settings, 'doctor.settings'),
    place('log', data.log, 'doctor.log'),
    {
      what: 'policy',
      value: state,
      label: translator.text('doctor.policy'),
      said: policyText({ state, file }, translator),
    },
    { what: 'tools', value: total, label: translator.text('doctor.tools') },
    { what: 'toolsAvailable', value: available, label: translator.text('doctor.toolsAvailable') },
    ...(blocked.length === 0 ? [] : [place('toolsBlockedByRule', blocked.join(', '), 'doctor.blockedByRule')]),
  ]
}

function recordsRow(folder: string, days: number, translator: Translator): Row {
  const row = { what: 'records', value: folder, label: translator.text('doctor.records') }
  if (days === auditDays.forGood) return row
  return { ...row, said: translator.text('doctor.records.days', { folder: harmless(folder), days }) }
}

/** How the terminal reaches the web: it knows neither the proxy that Windows is set to nor how to follow a script. */
function proxyRow(proxy: string, translator: Translator): Row {
  const chosen = proxyChoice(proxy)
  const value = chosen.ok ? chosen.value.kind : 'unfit'
  return {
    what: 'proxy',
    value,
    label: translator.text('doctor.proxy'),
    said: translator.text(`doctor.proxy.${value}`),
  }
}

function policyText(
  { state, file }: { readonly state: PolicyFound['state']; readonly file: string | null },
  translator: Translator,
) {
  return translator.text(`doctor.policy.${state}`, { file: file === null ? '' : harmless(file) })
}

function plain(value: Value, translator: Translator): string {
  if (value === null) return translator.text('doctor.missing')
  if (typeof value === 'boolean') return translator.text(value ? 'value.yes' : 'value.no')
  return harmless(String(value))
}

function warningLines(warnings: readonly AppError[], translator: Translator): readonly string[] {
  if (warnings.length === 0) return []
  const told = warnings.flatMap((warning) => showError(warning, translator).map((line) => `  ${line}`))
  return ['', `${translator.text('doctor.warnings')}:`, ...told]
}
