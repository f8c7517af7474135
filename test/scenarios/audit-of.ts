import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { Scenario } from './open-scenario.ts'

/** Every line of the record of changes. */
export async function auditOf({ dataFolder }: Scenario): Promise<readonly AuditLine[]> {
  const names = (await readdir(dataFolder, { recursive: true })).filter((name) => /audit.*\.ndjson$/.test(name))
  const texts = await Promise.all(names.sort().map((name) => readFile(path.join(dataFolder, name), 'utf8')))
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''))
  return lines.map((line) => JSON.parse(line) as AuditLine)
}
