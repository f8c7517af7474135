import type { CommandNote, CommandVerdict } from '../../shared/domain/command-class.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/** A reason in words; with the line where there are several. */
function commandReasonWords({ code, line }: CommandNote, translator: Translator, isLineNamed: boolean): string {
  const reason = translator.text(`command.reason.${code}`)
  return isLineNamed ? translator.text('command.reasonAtLine', { reason, line }) : reason
}

/** What a command line does and why, one line for each reason. */
export function commandClassLines(
  { verdict, understood, reasons }: CommandVerdict,
  translator: Translator,
): readonly string[] {
  const isLineNamed = reasons.some(({ line }) => line > 1)
  return [
    translator.text(`command.said.${verdict}`),
    ...(understood ? [] : [translator.text('command.notUnderstood')]),
    ...reasons.map((each) => `  ${commandReasonWords(each, translator, isLineNamed)}`),
  ]
}
