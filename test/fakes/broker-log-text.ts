import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the brokers of the practice PC have written down, oldest first; a month has a file of its own. Empty = nothing yet. */
export function brokerLogText(dataFolder: string): string {
  const folder = path.join(dataFolder, 'practice-broker')
  try {
    const names = readdirSync(folder).filter((name) => /^broker-.*\.ndjson$/.test(name))
    return names
      .toSorted()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('')
  } catch {
    return ''
  }
}
