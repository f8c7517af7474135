import { createColors } from 'picocolors'
import { expect, test } from 'vitest'

import type { Item, WatchItem } from '../../conversation/items.ts'
import { appError } from '../../kernel/result.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { createChatLines } from './show-chat.ts'
import type { Showing } from './showing.ts'

const tool = fakeTool({ name: 'one_check' })
const startedAt = Date.parse('2026-01-01T08:00:00Z')
const begun: WatchItem = {
  ...{ kind: 'watch', id: 'w', at: startedAt, running: true, ended: null, error: null, durationMs: 600_000 },
  ...{ times: null, lastAt: startedAt, lanes: [], findings: [], conclusion: null },
}
const looking: WatchItem = {
  ...begun,
  times: { startedAt, endsAt: startedAt + 600_000, everyMs: 10_000 },
  lanes: [{ tool: 'one_check', readings: [{ at: startedAt, endedAt: startedAt, state: 'fine', findings: [] }] }],
}

/** What is said of each version of a watch, one after the other. */
function saidOf(...versions: readonly WatchItem[]): readonly string[] {
  const registry = { find: (name: string) => (name === tool.name ? tool : null) }
  const terminal = { canvas: { columns: 80, isPlain: true }, colors: createColors(false) }
  const showing = { translator: createTranslator('en'), registry, terminal } as unknown as Showing
  const { news } = createChatLines(showing)
  return versions.map((watch) => {
    const after = (kind: Item['kind']): readonly Item[] => (kind === 'watch' ? [watch] : [])
    return news({ after } as Parameters<typeof news>[0], [])
      .flat()
      .join('\n')
  })
}

test('a watch is said when it looks for the first time and at its end, each once', () => {
  const ended: WatchItem = { ...looking, running: false, ended: 'whole', lastAt: startedAt + 600_000 }
  const [nothing, first, again, end, after] = saidOf(
    begun,
    looking,
    { ...looking, lastAt: startedAt + 9 },
    ended,
    ended,
  )
  expect([nothing, again, after]).toEqual(['', '', ''])
  expect(first).toMatch(/^Watching: /)
  expect(end).toContain('Nothing showed up in')
})

test('a watch that could not begin says why', () => {
  const lost: WatchItem = { ...begun, running: false, error: appError('nothing_to_watch') }
  const [said] = saidOf(lost)
  expect(said).toContain('There’s nothing to watch')
})
