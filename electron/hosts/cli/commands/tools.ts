import * as z from 'zod'

import { heading, labelled } from '../../../../shared/texts/join.ts'
import { unknownTool } from '../../../registry/unknown-tool.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'
import type { FolderCounts } from '../../../executors/files/name-search/folder-counts.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Tool } from '../../../contract/define-tool.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { showReason } from '../../lines/show-error.ts'
import { allowedIn } from '../../../contract/argument-validation.ts'
import { exportCatalogue } from '../../../registry/export-catalogue.ts'
import { networkTypes } from '../../../../shared/domain/network-mode.ts'
import { categories, type Category } from '../../../../shared/domain/tool-manifest.ts'
import { padded } from '../../lines/page.ts'
import { titleOf } from '../../../views/tool-titles.ts'

/** All tools with their flags and whether they can be used now. */
export function listTools(context: CliContext): Result<CommandOutcome> {
  const { backend, translator, terminal } = context
  const rows = backend.registry.all().map((tool) => toolRow(tool, context))
  const available = rows.filter((row) => row.available).length
  const lines = rows.map((row) => {
    const mark = row.available ? ' ' : 'x'
    const title = backend.registry.find(row.name)?.texts.title[translator.locale] ?? ''
    const flags = flagWords(row, translator)
    const said = flags.length === 0 ? title : `${title} (${flags.join(', ')})`
    return `${mark} ${row.name.padEnd(30)} ${translator.text(`risk.${row.risk}`).padEnd(18)} ${terminal.colors.dim(said)}`
  })
  return ok({
    exitCode: exitCodes.done,
    data: rows,
    lines: [translator.text('tools.header', { total: rows.length, available }), ...lines],
  })
}

/** One manifest: notice, arguments, findings, undo, utterances. */
export function showTool(context: CliContext, name: string): Result<CommandOutcome> {
  const { backend, translator } = context
  const tool = backend.registry.find(name)
  if (!tool) return { ok: false, error: unknownTool(name, backend.registry) }
  const { locale } = translator
  const { texts } = tool
  const row = toolRow(tool, context)
  const args = argumentRows(tool)
  const none = [`  ${translator.text('show.none')}`]
  const lines = [
    `${texts.title[locale]} (${name})`,
    texts.purpose[locale],
    [
      translator.text(`risk.${row.risk}`),
      roleWords(row, translator),
      ...flagWords({ ...row, minRole: 'ai_agent' }, translator),
    ].join('; '),
    [translator.text(`ui.category.${row.category}`), row.networkType, row.networkScope, row.runtime].join('; '),
    ...(row.reason ? [labelled(translator.text('tools.unavailable'), showReason(row.reason, translator), locale)] : []),
    ...(texts.notice ? Object.values(texts.notice).map((text) => `  ${text[locale]}`) : []),
    heading(translator.text('show.arguments'), locale),
    ...(args.length > 0
      ? args.map(
          (arg) => `  ${labelled(argumentWords(arg, translator), texts.arguments[arg.name]?.[locale] ?? '', locale)}`,
        )
      : none),
    heading(translator.text('show.findings'), locale),
    ...(tool.findings.length > 0 ? tool.findings.flatMap((finding) => findingRows(finding, { tool, context })) : none),
    ...(tool.undo ? [translator.text(`show.undo.${tool.undo}`)] : []),
    labelled(translator.text('show.utterances'), texts.utterances[locale].join(' / '), locale),
  ]
  return ok({ exitCode: exitCodes.done, data: { ...manifestData(tool), ...row, arguments: args }, lines })
}

type Flags = Pick<Tool['access'], 'minRole' | 'requiresUserNotice' | 'requiresIdleCheck' | 'requiresAdmin'>

/** What stands between a call and its start, in words; a tool that everybody may call at once has none. */
function flagWords(flags: Flags, translator: Translator): readonly string[] {
  return [
    ...(flags.minRole === 'ai_agent' ? [] : [roleWords(flags, translator)]),
    ...(flags.requiresAdmin ? [translator.text('tools.flag.admin')] : []),
    ...(flags.requiresUserNotice ? [translator.text('tools.flag.notice')] : []),
    ...(flags.requiresIdleCheck ? [translator.text('tools.flag.idle')] : []),
  ]
}

function roleWords({ minRole }: Pick<Flags, 'minRole'>, translator: Translator): string {
  return translator.text('tools.flag.role', { role: minRole })
}

function argumentWords(
  { name, type, required, allowed, default: fallback }: ArgumentRow,
  translator: Translator,
): string {
  const need = required
    ? translator.text('show.required')
    : translator.text('show.optional', { value: JSON.stringify(fallback) })
  const values = allowed.length === 0 ? [] : [translator.text('show.allowed', { values: allowed.join(', ') })]
  return `${name} (${[type, need, ...values].join('; ')})`
}

function findingRows(
  finding: Tool['findings'][number],
  { tool, context }: { readonly tool: Tool; readonly context: CliContext },
): readonly string[] {
  const { translator } = context
  const help = finding.suggests
    ? ` (${labelled(translator.text('show.suggests'), finding.suggests.join(', '), translator.locale)})`
    : ''
  return [
    `  ${labelled(translator.text(`finding.${finding.severity}`), tool.texts.findings[finding.id]?.[translator.locale] ?? finding.id, translator.locale)}${help}`,
  ]
}

function toolRow(tool: Tool, { backend, caller }: CliContext) {
  const { name, category, access, placement } = tool
  const reason = backend.registry.unavailableReasons(tool, caller.role)[0] ?? null
  return {
    name,
    category,
    risk: access.risk,
    minRole: access.minRole,
    requiresUserNotice: access.requiresUserNotice,
    requiresIdleCheck: access.requiresIdleCheck,
    requiresAdmin: access.requiresAdmin,
    networkType: placement.networkType,
    networkScope: placement.networkScope,
    executionMode: placement.executionMode,
    runtime: placement.runtime,
    securityLevel: placement.securityLevel,
    available: reason === null,
    reason,
  }
}

function manifestData(tool: Tool): Readonly<Record<string, unknown>> {
  const { kind, version, timeoutMs, typicalMs, undo, milderFixes, preconditions, proof, findings, texts } = tool
  return {
    kind,
    version,
    timeoutMs,
    typicalMs: typicalMs ?? null,
    undo: undo ?? null,
    milderFixes: milderFixes ?? [],
    gates: preconditions ?? [],
    proof: proof ?? null,
    findings,
    texts,
  }
}

type ArgumentRow = {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Its choices, or the range of a number; empty where words are needed for it. */
  readonly allowed: readonly string[]
  readonly default: unknown
}

/** Arguments of a tool as its schema says them. */
export function argumentRows(tool: Tool): readonly ArgumentRow[] {
  const schema = z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' })
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const shape = typeof property === 'object' ? property : {}
    const fallback = shape.default ?? null
    return { name, type: typeName(shape), required: required.has(name), allowed: allowedIn(shape), default: fallback }
  })
}

function typeName(shape: z.core.JSONSchema.BaseSchema): string {
  if (shape.anyOf) return shape.anyOf.map((one) => typeName(one)).join(' | ')
  return typeof shape.type === 'string' ? shape.type : 'value'
}

/** Everything about all tools, scripts included. Without `--json` the same document, to be read or kept as a file. */
export function catalogue({ backend }: CliContext): Result<CommandOutcome> {
  const data = exportCatalogue(backend.registry.all())
  return ok({ exitCode: exitCodes.done, data, lines: [JSON.stringify(data, null, 1)] })
}

/** How many tools there are and how many can be used now. */
export async function statistics({ backend, translator, terminal }: CliContext): Promise<Result<CommandOutcome>> {
  const found = backend.registry.getStatistics()
  const folders = await backend.foldersSearchedEver()
  const showing = { translator, registry: backend.registry, terminal }
  const rows = categories.flatMap((category) => {
    const count = found.byCategory[category]
    return count === undefined ? [] : [categoryRow(category, count, translator)]
  })
  const networks = networkTypes.map((type) => countRow(translator.text(`network.${type}`), found.byNetwork[type]))
  const lines = [
    labelled(translator.text('ui.panel.mode'), translator.text(`ui.panel.mode.${found.mode}`), translator.locale),
    translator.text('stats.total', { total: found.total, available: found.available }),
    ...knownFolders(folders, translator),
    heading(translator.text('stats.byCategory'), translator.locale),
    ...rows,
    heading(translator.text('stats.byNetwork'), translator.locale),
    ...networks,
    ...(found.disabled.length > 0 ? [heading(translator.text('stats.disabled'), translator.locale)] : []),
    ...found.disabled.map(
      ({ tool, reason }) =>
        `  ${labelled(`${titleOf(tool, showing)} (${tool})`, showReason(reason, translator), translator.locale)}`,
    ),
  ]
  const disabled = found.disabled.map(({ tool, reason }) => ({
    tool,
    code: reason.code,
    reason: translator.error(reason).why,
  }))
  return ok({ exitCode: exitCodes.done, data: { ...found, disabled, folders }, lines })
}

/** How often a search for files found a folder as it was remembered, in all runs. */
function knownFolders({ visited, remembered }: Readonly<FolderCounts>, translator: Translator): readonly string[] {
  if (visited === 0) return []
  const share = new Intl.NumberFormat(translator.locale, { style: 'percent' }).format(remembered / visited)
  const shown = new Intl.NumberFormat(translator.locale).format(visited)
  return [translator.text('ui.panel.foldersKnown', { share, visited: shown })]
}

type Count = { readonly total: number; readonly available: number }

function categoryRow(name: Category, count: Count, translator: Translator): string {
  return countRow(translator.text(`ui.category.${name}`), count)
}

function countRow(label: string, { available, total }: Count): string {
  return `  ${padded(label, 30)} ${available} / ${total}`
}
