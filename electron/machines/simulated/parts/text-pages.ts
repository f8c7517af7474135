import type { FilePage, WantedPage } from '../../../contract/file-reading-port.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import { appError } from '../../../kernel/result.ts'

const writtenUtc = '2025-11-20T08:00:00.000Z'

/** A page of a text of the simulated PC: all of them are short, and of UTF-8. Null = there is no such file. */
export function pageOfText(path: string, text: string | null, wanted: WantedPage): FilePage | StepFailure {
  if (text === null) return stepFailure(appError('no_plain_file', { path, what: 'missing' }))
  const whole = Buffer.from(text)
  const lines = text.split(/(?<=\n)/).filter((line) => line !== '')
  const { fromLine, fromByte } = wanted
  const shown = lines.slice(fromLine - 1, fromLine - 1 + wanted.lines)
  const start = fromByte ?? Buffer.byteLength(lines.slice(0, fromLine - 1).join(''))
  const page = whole.subarray(start, start + (fromByte === null ? Buffer.byteLength(shown.join('')) : wanted.bytes))
  if (page.length === 0 && whole.length > 0) return stepFailure(appError('no_such_part', { path, bytes: whole.length }))
  const toLine = fromLine - 1 + shown.length
  const toByte = start + page.length
  const isEnd = toByte >= whole.length
  return {
    ...{ path, sizeBytes: whole.length, modifiedUtc: writtenUtc, encoding: 'utf-8', damaged: false },
    encodingBecause: wanted.encoding === null ? (/^\p{ASCII}*$/u.test(text) ? 'only_ascii' : 'valid_utf8') : 'asked',
    ...{ text: page.toString(), digits: null, fromByte: start, toByte, nextByte: isEnd ? null : toByte },
    ...(fromByte === null
      ? { fromLine, toLine, lines: lines.length, nextLine: isEnd ? null : toLine + 1 }
      : { fromLine: null, toLine: null, lines: null, nextLine: null }),
  }
}
