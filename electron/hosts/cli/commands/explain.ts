import { unknownTool } from '../../../registry/unknown-tool.ts'
import { explainRequestLine } from '../../../executors/powershell/request-line.ts'
import { explainProgram, type ExpandedProgram } from '../../../executors/process/expand-program.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { AppError } from '../../../../shared/errors.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'
import { isPerson } from '../../../../shared/domain/caller.ts'
import { decide } from '../../../policy/decide.ts'
import { validateArgs } from '../../../contract/argument-validation.ts'
import { isPreview, type Step, type Tool } from '../../../contract/define-tool.ts'
import { harmless } from '../../../views/harmless.ts'
import { failText, runBatch } from '../batch.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { showError, showReason } from '../show-error.ts'
import { parseArguments } from './run-tool.ts'

/** What the policy would answer for a call, and why. Runs nothing. */
export function explainCall(context: CliContext, name: string, argsText: string): Result<CommandOutcome> {
  const { backend, caller, translator } = context
  const parsed = parseArguments(argsText)
  if (!parsed.ok) return parsed
  const tool = backend.registry.find(name)
  if (!tool) return { ok: false, error: unknownTool(name, backend.registry) }
  const args = validateArgs(tool, parsed.value)
  if (!args.ok) return args
  const decision = decide({
    tool,
    caller,
    destination: backend.destination(tool, args.value),
    typedByPerson: isPerson(caller),
    approval: null,
    previewOnly: isPreview(tool, args.value),
    availability: { ...backend.availability(), unsupported: backend.machine.supports(tool) },
  })
  const reasons =
    decision.answer === 'deny'
      ? decision.reasons.map((error) => showReason(error, translator))
      : decision.answer === 'ask'
        ? decision.reasons.map((reason) => translator.text(`ask.${reason}`))
        : decision.reasons.map((reason) => translator.text(`allow.${reason}`))
  const notice = tool.texts.notice?.what[translator.locale]
  const codes = decision.reasons.map((reason) => (typeof reason === 'string' ? reason : reason.code))
  return ok({
    exitCode: decision.answer === 'deny' ? exitCodes.refused : exitCodes.done,
    data: { answer: decision.answer, reasons: codes, ...(notice === undefined ? {} : { notice }) },
    lines: [
      translator.text(`explain.${decision.answer}`),
      ...reasons.map((line) => `  ${line}`),
      ...(notice === undefined ? [] : [`  ${notice}`]),
    ],
  })
}

/** Whether arguments are accepted, the exact line for the script host, and the arguments of each program. */
export function explainArgs(context: CliContext, name: string, argsText: string): Result<CommandOutcome> {
  const parsed = parseArguments(argsText)
  if (!parsed.ok) return parsed
  const explained = explain(context, name, parsed.value)
  if (!explained.ok) return explained
  const { answer, error } = explained.value
  const { translator } = context
  if (error !== null) return ok({ exitCode: exitCodes.usage, data: answer, lines: showError(error, translator) })
  return ok({ exitCode: exitCodes.done, data: answer, lines: givenLines(explained.value, translator) })
}

export function explainArgsBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, (input) => {
    if (typeof input['tool'] !== 'string') return failText('tool', input['tool'])
    const explained = explain(context, input['tool'], input['args'])
    return explained.ok ? ok({ ...explained.value.answer }) : explained
  })
}

type Values = Readonly<Record<string, unknown>>

/** What scripts read. */
type ExplainedArgs = {
  readonly accepted: boolean
  readonly code?: string
  readonly field?: string
  readonly line?: string
  /** Programs of Windows that the steps would start, in order; what only a run makes stands as it is written. */
  readonly programs?: readonly (ExpandedProgram & { readonly step: string })[]
}

type Explained = { readonly answer: ExplainedArgs; readonly error: AppError | null; readonly values: Values }

/** What would be given, for people; the exact line for the script host is for scripts. */
function givenLines({ answer, values }: Explained, translator: Translator): readonly string[] {
  const { line, programs = [] } = answer
  const given = Object.entries(values).map(([name, value]) => `${name} = ${harmless(JSON.stringify(value))}`)
  const started = programs.map(({ executable, argv }) =>
    translator.text('explain.args.program', { program: harmless(JSON.stringify([executable, ...argv])) }),
  )
  return [
    translator.text('explain.args.accepted'),
    ...(given.length > 0 ? given : [translator.text('show.none')]).map((each) => `  ${each}`),
    ...[...(line === undefined ? [] : [translator.text('explain.args.script')]), ...started].map((each) => `  ${each}`),
  ]
}

function explain({ backend }: CliContext, name: string, args: unknown): Result<Explained> {
  const tool = backend.registry.find(name)
  if (!tool) return { ok: false, error: unknownTool(name, backend.registry) }
  const valid = validateArgs(tool, args)
  if (!valid.ok) return ok(refused(valid.error, { field: String(valid.error.data['field'] ?? '') }))
  const values = valid.value
  const programs = programsOf(tool, values)
  if (!programs.ok) return ok(refused(programs.error))
  const started = programs.value.length === 0 ? {} : { programs: programs.value }
  const script = firstScript(tool)
  if (script === null) return ok({ answer: { accepted: true, ...started }, error: null, values })
  const line = explainRequestLine({ script, args: values, timeoutMs: tool.timeoutMs }, backend.ports.ids)
  if (!line.ok) return ok(refused(line.error))
  return ok({ answer: { accepted: true, line: line.value, ...started }, error: null, values })
}

function refused(error: AppError, more: Pick<ExplainedArgs, 'field'> = {}): Explained {
  return { answer: { accepted: false, code: error.code, ...more }, error, values: {} }
}

function programsOf({ steps }: Tool, args: Values): Result<NonNullable<ExplainedArgs['programs']>> {
  const programs: (ExpandedProgram & { readonly step: string })[] = []
  for (const step of steps) {
    if (step.via !== 'native' || isLeftOut(step, args)) continue
    const program = explainProgram(step, args)
    if (program.ok) programs.push({ step: step.id, ...program.value })
    // Without an argument that may be left out, such a step is left out too.
    else if (program.error.code !== 'step_failed' || step.onlyIf === undefined) return program
  }
  return ok(programs)
}

/** True = the arguments alone leave a step out. One that depends on a step before it may be run. */
function isLeftOut({ onlyIf }: Step, p: Values): boolean {
  let isOpen = false
  const later = new Proxy({}, { get: () => void (isOpen = true) })
  return onlyIf?.({ p, s: later, r: later }) === false && !isOpen
}

function firstScript({ steps }: Tool): string | null {
  for (const step of steps) if (step.via === 'powershell') return step.script
  return null
}
