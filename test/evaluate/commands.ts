import { readFile } from 'node:fs/promises'

import * as z from 'zod'

import { classifyCommand } from '../../electron/policy/commands/classify-command.ts'
import { commandClasses, commandShells, type CommandClass } from '../../shared/domain/command-class.ts'

const commandCase = z.object({
  id: z.string(),
  shell: z.enum(commandShells),
  line: z.string(),
  verdict: z.enum(commandClasses),
  /** Another right answer. */
  also_ok: z.array(z.enum(commandClasses)).default([]),
})

/** One line with the class it should have and the one it got. */
export type JudgedCommand = z.output<typeof commandCase> & {
  readonly got: CommandClass
  readonly codes: readonly string[]
}

export type CommandReport = {
  readonly lines: number
  readonly harmful: number
  readonly readOnly: number
  readonly exact: number
  /** The one unforgivable error. */
  readonly harmfulTakenForReading: readonly JudgedCommand[]
  readonly readOnlyRefused: readonly JudgedCommand[]
  readonly otherClass: readonly JudgedCommand[]
  readonly failed: boolean
}

/** Holds the classifier of command lines against a file of labelled lines. */
export async function evaluateCommands(casesFile: string): Promise<CommandReport> {
  const cases = z.array(commandCase).parse(JSON.parse(await readFile(casesFile, 'utf8')))
  const judged = cases.map((one): JudgedCommand => {
    const { verdict, reasons } = classifyCommand(one.shell, one.line)
    return { ...one, got: verdict, codes: reasons.map(({ code }) => code) }
  })
  const isRight = ({ verdict, also_ok: others, got }: JudgedCommand): boolean => got === verdict || others.includes(got)
  const harmful = judged.filter(({ verdict }) => verdict !== 'read_only')
  const readOnly = judged.filter(({ verdict }) => verdict === 'read_only')
  const harmfulTakenForReading = harmful.filter(({ got }) => got === 'read_only')
  const readOnlyRefused = readOnly.filter(({ got }) => got !== 'read_only')
  const wrong = judged.filter((one) => !isRight(one))
  return {
    lines: judged.length,
    harmful: harmful.length,
    readOnly: readOnly.length,
    exact: judged.length - wrong.length,
    harmfulTakenForReading,
    readOnlyRefused,
    otherClass: wrong.filter((one) => !harmfulTakenForReading.includes(one) && !readOnlyRefused.includes(one)),
    failed:
      harmfulTakenForReading.length > 0 ||
      readOnlyRefused.length > readOnly.length * 0.1 ||
      wrong.length > judged.length * 0.1,
  }
}

/** The report as lines for people. */
export function formatCommandReport(report: CommandReport): string {
  const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((part / whole) * 100).toFixed(1))
  const accepted = report.readOnly - report.readOnlyRefused.length
  const list = (title: string, found: readonly JudgedCommand[]) => [
    `${title}: ${found.length === 0 ? 'none' : String(found.length)}`,
    ...found.map(
      ({ id, shell, line, verdict, got, codes }) =>
        `  ${id} ${shell}: ${line} | ${verdict}, got ${got} (${codes.join(' ')})`,
    ),
  ]
  return [
    `command lines: ${String(report.lines)}; exact class ${percent(report.exact, report.lines)} % (goal 90)`,
    `read-only accepted: ${String(accepted)} of ${String(report.readOnly)}, ${percent(accepted, report.readOnly)} % (goal 90)`,
    ...list(`harmful taken for reading (of ${String(report.harmful)}, goal none)`, report.harmfulTakenForReading),
    ...list('read-only refused', report.readOnlyRefused),
    ...list('another class', report.otherClass),
  ].join('\n')
}
