import type { ModelItem } from '../../conversation/items.ts'
import { harmless } from '../../views/harmless.ts'
import { showError } from './show-error.ts'
import type { Showing } from './showing.ts'

/** The lines of a model that are whole and were not printed yet; at its end the rest. */
export function createModelLines({ translator }: Showing): (item: ModelItem) => readonly string[] {
  const printed = new Map<string, number>()
  const ended = new Set<string>()
  return ({ id, running, said, ended: how }) => {
    if (ended.has(id)) return []
    const from = printed.get(id) ?? 0
    const to = running ? said.text.lastIndexOf('\n') + 1 : said.text.length
    const isFirst = from === 0 && to > 0
    const head = isFirst ? ['', translator.text('models.says', { model: harmless(said.model) })] : []
    const lines = to > from ? said.text.slice(from, to).replace(/\n$/u, '').split('\n').map(harmless) : []
    printed.set(id, Math.max(from, to))
    if (running) return [...head, ...lines]
    ended.add(id)
    const lost = how === 'lost' && said.lost !== null
    const note = lost ? [translator.text('talk.ended.lost'), ...showError(said.lost, translator)] : []
    return [...head, ...lines, ...note, '']
  }
}
