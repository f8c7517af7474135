import { createReadStream } from 'node:fs'

import { isRecord } from '../../../shared/domain/is-record.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { failArgument } from '../../kernel/invalid-argument.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { systemErrorCode } from '../../store/io-result.ts'
import { errorEnvelope } from '../lines/show-error.ts'
import { exitCodes, type CliContext, type CommandOutcome } from './context.ts'
import { brokenSign, linesIn } from './lines-in.ts'

type BatchLine = Readonly<Record<string, unknown>>

/** JSON Lines in, JSON Lines out, in order. A wrong line answers with its error on its own line and the batch goes on. */
export async function runBatch(
  context: CliContext,
  file: string,
  answer: (input: BatchLine) => Result<BatchLine> | Promise<Result<BatchLine>>,
): Promise<Result<CommandOutcome>> {
  let exitCode: number = exitCodes.done
  try {
    for await (const line of linesOf(context, file)) {
      if (line.trim() === '') continue
      const output = await answerLine(line, answer, context)
      if ('error' in output) exitCode = exitCodes.usage
      context.terminal.out(JSON.stringify(output))
    }
  } catch (error) {
    const reason = systemErrorCode(error)
    if (reason === null) throw error
    return fail('file_unreadable', { path: file, reason })
  }
  return ok({ exitCode, data: undefined, lines: [] })
}

/** The error for a line whose text is missing or something else. */
export function failText(field: string, value: unknown): Result<never> {
  return failArgument({ field, problem: value === undefined ? 'missing' : 'not_allowed', rule: 'text' })
}

function linesOf(context: CliContext, file: string): AsyncIterable<string> {
  if (file === '-') return context.readStandardInput()
  return linesIn(createReadStream(file), context.signal)
}

async function answerLine(
  line: string,
  answer: (input: BatchLine) => Result<BatchLine> | Promise<Result<BatchLine>>,
  { translator }: CliContext,
): Promise<BatchLine> {
  const input = line.includes(brokenSign) ? fail('text_not_allowed', { reason: 'encoding' }) : parseLine(line)
  if (!input.ok) return { id: null, error: errorOf(input, translator) }
  const id = input.value['id'] ?? null
  const answered = await answer(input.value)
  return answered.ok ? { id, ...answered.value } : { id, error: errorOf(answered, translator) }
}

function parseLine(line: string): Result<BatchLine> {
  try {
    const value: unknown = JSON.parse(line)
    if (isRecord(value)) return ok(value)
  } catch {
    return fail('invalid_json', { field: 'line' })
  }
  return fail('invalid_json', { field: 'line' })
}

/** The same as in the answer of a single command. */
function errorOf({ error }: Extract<Result<never>, { ok: false }>, translator: Translator): unknown {
  return errorEnvelope(error, translator)['error']
}
