import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { placeOf } from './long-tests.ts'

/** Files that take long begin first, in the order of the list; the others follow as vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId))
  }
}
