import type { ModelEntry } from '../../../shared/ipc/spoken-entries.ts'
import type { ModelItem } from '../../conversation/items.ts'
import type { ViewContext } from './view-context.ts'

/** What a model says, as a window shows it. */
export function modelEntry({ id, at, running, ended, said }: ModelItem, { translator }: ViewContext): ModelEntry {
  const { lost, model, text, reasoning, ...figures } = said
  return {
    ...{ kind: 'model', id, at, running, model, text, reasoning },
    note: ended === 'whole' || ended === null ? null : translator.text(`talk.ended.${ended}`),
    why: ended === 'lost' && lost !== null ? translator.error(lost).why : null,
    figures,
  }
}
