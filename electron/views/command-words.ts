import {
  commandClasses,
  commandReasons,
  doubtfulReasons,
  type CommandClass,
  type CommandNote,
  type CommandReason,
  type CommandVerdict,
} from '../../shared/domain/command-class.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { Risk } from '../../shared/domain/tool-manifest.ts'
import type { CommandView } from '../../shared/ipc/confirmation-view.ts'
import { joinItems } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/** What a command line does and why, one line for each reason. */
export function commandClassLines(verdict: CommandVerdict, translator: Translator): readonly string[] {
  const { said, notUnderstood, reasons } = commandView(verdict, translator)
  return [
    said,
    ...(notUnderstood === null ? [] : [notUnderstood]),
    ...reasons.map(({ text, line }) => `  ${line === null ? text : `${text} (${line})`}`),
  ]
}

const levels: Readonly<Record<CommandClass, Risk>> = {
  read_only: 'safe',
  modifies: 'caution',
  destructive: 'elevated',
  exfiltrates: 'elevated',
}

/** The same for a window. */
export function commandView({ verdict, understood, reasons }: CommandVerdict, translator: Translator): CommandView {
  const isLineNamed = reasons.some(({ line }) => line > 1)
  return {
    classes: commandClasses.map((each) => ({
      label: translator.text(`command.class.${each}`),
      level: levels[each],
      isCurrent: each === verdict,
    })),
    said: translator.text(`command.said.${verdict}`),
    notUnderstood: understood ? null : translator.text('command.notUnderstood'),
    reasons: [...new Set(reasons.map(({ code }) => code))].map((code) => ({
      text: translator.text(`command.reason.${code}`),
      level: levels[commandReasons[code]],
      isDoubt: doubtfulReasons.has(code),
      line: isLineNamed ? translator.text('command.line', { line: linesOf(code, reasons, translator.locale) }) : null,
    })),
  }
}

/** The lines of a reason, the first few of many. */
function linesOf(code: CommandReason, reasons: readonly CommandNote[], locale: Locale): string {
  const lines = reasons.filter((each) => each.code === code).map(({ line }) => String(line))
  return joinItems(lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines, locale)
}

const mostLines = 5
