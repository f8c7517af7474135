import type { Conclusion } from '../../../shared/domain/conclusion.ts'
import { findingKey } from '../../../shared/domain/conclusion.ts'
import type { Bearing } from './bearing.ts'
import { conclude, type Seen } from './conclude.ts'
import { relationsOf, ruleAt, type RelationsDeps } from './relations.ts'

export type Concluder = {
  /** Sorts what was found by what it says about the complaint. */
  conclude(seen: Seen, bearing: Bearing): Conclusion
}

export function createConcluder(deps: RelationsDeps): Concluder {
  return {
    conclude: (seen, bearing) =>
      conclude(seen, {
        bearing,
        relations: relationsOf(seen.checks, deps),
        ruleOf: (finding) => ruleAt(findingKey(finding), deps.registry),
      }),
  }
}
