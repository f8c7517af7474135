import { endOfBracket } from './powershell-signs.ts'
import { lineAt, note, type OpenReading } from './reading.ts'

/** Where the tokenizer is. */
export type PowerShellScan = {
  readonly text: string
  readonly first: number
  readonly reading: OpenReading
  at: number
}

/** The text inside a bracket at the place of the scan, which goes behind it; what is not closed is a doubt and goes to the end. */
export function readBracket(scan: PowerShellScan): string {
  const end = endOfBracket(scan.text, scan.at)
  const start = scan.at + 1
  if (end === null) scan.reading.doubts.push(note('not_closed', lineAt(scan.text, scan.at, scan.first)))
  scan.at = end ?? scan.text.length
  return scan.text.slice(start, end === null ? scan.text.length : end - 1)
}
