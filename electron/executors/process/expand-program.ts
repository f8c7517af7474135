import { failArgument } from '../../kernel/invalid-argument.ts'
import { win32 } from 'node:path'

import { fail, ok, type Result } from '../../kernel/result.ts'
import type { NativeStep } from '../../contract/define-tool.ts'
import type { StepState } from '../../contract/step-state.ts'
import { lookUp } from './host-environment.ts'

export type ExpansionInput = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly state: StepState
  /** Values of this run, such as `dir`, its private folder. */
  readonly runtime: Readonly<Record<string, string>>
}

export type ExpandedProgram = { readonly executable: string; readonly argv: readonly string[] }

const placeholder = /\{((?:p|r|runtime)\.\w+|s\.\w+\.\w+)\}/g
const variable = /%([\w()]+)%/g
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must not reach a command line
const controlCharacter = /[\u0000-\u001f\u007f]/

/**
 * Fills the placeholders of a native step. Each is replaced once: a value that looks like a placeholder stays text.
 * Errors: `step_failed` (a value is missing or no single text), `text_not_allowed` (control character),
 * `invalid_arguments` (the program is no absolute path to an .exe on a drive).
 */
export function expandProgram(
  step: Pick<NativeStep, 'executable' | 'argv'>,
  input: ExpansionInput,
): Result<ExpandedProgram> {
  const known = (path: string): string | null => asText(readPath(path, input))
  const executable = fill(expandVariables(step.executable, input.environment), known)
  if (!executable.ok) return executable
  if (!isProgramPath(executable.value)) return failArgument({ field: 'executable', rule: 'program_path' })
  const argv = fillAll(step.argv, known)
  return argv.ok ? ok({ executable: win32.normalize(executable.value), argv: argv.value }) : argv
}

/**
 * The program as people may see it before anything has run: arguments are filled in, the place of Windows and what only
 * a run makes stay as they are written. Errors: `step_failed` (an argument is missing), `text_not_allowed`.
 */
export function explainProgram(
  step: Pick<NativeStep, 'executable' | 'argv'>,
  args: Readonly<Record<string, unknown>>,
): Result<ExpandedProgram> {
  const known = (path: string): string | null =>
    path.startsWith('p.') ? asText(own(args, path.slice('p.'.length))) : `{${path}}`
  const filled = fillAll([step.executable, ...step.argv], known)
  if (!filled.ok) return filled
  const [executable = '', ...argv] = filled.value
  return ok({ executable, argv })
}

/** True when any part of the step needs the private folder of the run. */
export function needsRunFolder(step: Pick<NativeStep, 'executable' | 'argv'>): boolean {
  return [step.executable, ...step.argv].some((text) => text.includes('{runtime.dir}'))
}

/** Only the template is expanded, never a value. */
function expandVariables(text: string, environment: ExpansionInput['environment']): string {
  return text.replace(variable, (whole, name: string) => lookUp(environment, name) ?? whole)
}

type Known = (path: string) => string | null

function fillAll(templates: readonly string[], known: Known): Result<readonly string[]> {
  const texts: string[] = []
  for (const template of templates) {
    const text = fill(template, known)
    if (!text.ok) return text
    texts.push(text.value)
  }
  return ok(texts)
}

function fill(template: string, known: Known): Result<string> {
  const missing: string[] = []
  const text = template.replace(placeholder, (_, path: string) => {
    const value = known(path)
    if (value === null) missing.push(path)
    return value ?? ''
  })
  if (missing.length > 0) return fail('step_failed', { reason: 'missing_value', values: missing })
  if (controlCharacter.test(text)) return fail('text_not_allowed', { reason: 'control_character' })
  return ok(text)
}

function readPath(path: string, { state, runtime }: ExpansionInput): unknown {
  const [root, first = '', second = ''] = path.split('.')
  if (root === 'p') return own(state.p, first)
  if (root === 'r') return own(state.r, first)
  if (root === 'runtime') return own(runtime, first)
  return own(state.s[first] ?? {}, second)
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function asText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** A drive path without a remaining variable: no network share, no relative path, no batch file (which has no safe quoting). */
function isProgramPath(path: string): boolean {
  return /^[A-Za-z]:\\[^<>:"|?*%]+\.exe$/i.test(path)
}
