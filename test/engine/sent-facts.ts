import type { FactTable } from './fact-tables.ts'
import type { Facts } from './facts.ts'

/** Tables that are other ones now, and whole parts: what belongs together changes together. */
export type ChangedFacts = { readonly tables: Readonly<Record<string, FactTable>> } & Partial<Omit<Facts, 'tables'>>

/** What the engine knows already: most of a PC is the same in every case. */
export type SentFacts = { changesTo(facts: Facts): ChangedFacts }

export function createSentFacts(): SentFacts {
  let last: Facts | null = null
  return {
    changesTo: (facts) => {
      const changed = last === null ? facts : differences(last, facts)
      last = facts
      return changed
    },
  }
}

function differences(before: Facts, after: Facts): ChangedFacts {
  if (before === after) return { tables: {} }
  const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)
  const tables = Object.entries(after.tables).filter(([name, rows]) => differ(before.tables[name], rows))
  const { registry, absentKeys, files, absentFiles, now, environment } = after
  const newKeys = differ([before.registry, before.absentKeys], [registry, absentKeys])
  const newFiles = differ([before.files, before.absentFiles], [files, absentFiles])
  return {
    tables: Object.fromEntries(tables),
    ...(newKeys ? { registry, absentKeys } : {}),
    ...(newFiles ? { files, absentFiles } : {}),
    ...(differ(before.now, now) ? { now } : {}),
    ...(differ(before.environment, environment) ? { environment } : {}),
  }
}
