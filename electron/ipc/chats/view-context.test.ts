import { expect, test } from 'vitest'

import { argumentFacts } from '../../contract/argument-facts.ts'
import { loadTools } from '../../registry/folders.ts'
import { createRegistry } from '../../registry/registry.ts'
import { silentLogger } from '../../kernel/ports.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { openFacts } from '../../../test/fakes/fake-pipeline.ts'
import { plausibleArgs } from '../../../test/scenarios/plausible-args.ts'
import { argumentViews } from './view-context.ts'

const tools = loadTools()
const translator = createTranslator('en')
const registry = createRegistry(tools, {
  availability: openFacts,
  supports: () => null,
  logger: silentLogger,
})

/** Each with what can be said of it; null where nothing is known. */
function orderOf(tool: string, names: readonly string[]): readonly string[] {
  const known = plausibleArgs(tool)
  const args = Object.fromEntries(names.map((name) => [name, known[name] ?? null]))
  return argumentViews({ tool, args }, { registry, translator }).map(({ name }) => name)
}

test('arguments stand in the order of their tool, in whatever order they were kept', () => {
  const several = tools.filter((tool) => argumentFacts(tool).size > 1)
  expect(several.length).toBeGreaterThan(25)
  for (const tool of several) {
    const names = [...argumentFacts(tool).keys()]
    expect(orderOf(tool.name, names.toReversed()), tool.name).toEqual(names)
  }
})

test('what the tool does not know stands behind', () => {
  expect(orderOf('ping_host', ['unknown', 'port', 'host'])).toEqual(['host', 'port', 'unknown'])
})
