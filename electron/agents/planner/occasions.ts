import type { Occasion } from '../../../shared/domain/occasion.ts'
import type { Category } from '../../../shared/domain/tool-manifest.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { isLookedAtUnasked, quickMs, typicalMsOf } from './planner-tools.ts'

/** Areas whose checks show what goes wrong then, the nearest first. */
const areas: Readonly<Record<Exclude<Occasion, 'always'>, readonly Category[]>> = {
  start: ['software_startup', 'event_logs_crashes', 'services_tasks', 'updates', 'system'],
  program: ['event_logs_crashes', 'cpu_memory_processes', 'office_browser', 'software_startup'],
  network: ['wifi', 'network', 'services_tasks'],
}

/** As many as somebody waits for after one click. */
const mostChecks = 8

/** Quick checks that fit when it happens, those that were not run yet; where all were, they are run once more. */
export function checksWhen(
  occasion: Exclude<Occasion, 'always'>,
  tools: readonly Tool[],
  seen: readonly string[],
): readonly string[] {
  const wanted = areas[occasion]
  const fitting = tools
    .filter((tool) => wanted.includes(tool.category) && isLookedAtUnasked(tool) && typicalMsOf(tool) <= quickMs)
    .toSorted((a, b) => wanted.indexOf(a.category) - wanted.indexOf(b.category))
    .map(({ name }) => name)
  const fresh = fitting.filter((name) => !seen.includes(name))
  return (fresh.length > 0 ? fresh : fitting).slice(0, mostChecks)
}
