import path from 'node:path'

import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { Scenario } from './open-scenario.ts'

/** Every line of the record of changes. */
export async function auditOf({ backend }: Scenario): Promise<readonly AuditLine[]> {
  const { fileSystem } = backend.ports
  const lines: AuditLine[] = []
  const chains = (await fileSystem.list(backend.data.audit)).filter((name) => !name.endsWith('.json'))
  for (const chain of chains.toSorted()) {
    const folder = path.join(backend.data.audit, chain)
    const names = (await fileSystem.list(folder)).filter((name) => name.endsWith('.ndjson')).toSorted()
    for (const name of names) {
      const text = (await fileSystem.readWhole(path.join(folder, name)))?.toString('utf8') ?? ''
      const written = text.split('\n').filter((line) => line !== '')
      lines.push(...written.map((line) => JSON.parse(line) as AuditLine))
    }
  }
  return lines
}
