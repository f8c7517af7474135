import type { ItemLog } from './item-log.ts'
import type { FixesItem } from './items.ts'

/** The repair after which nobody has said yet whether it works; null = nobody is asked. */
export function worksQuestion(log: Pick<ItemLog, 'last'>): FixesItem | null {
  const last = log.last('fixes')
  return last?.works === 'asked' ? last : null
}
