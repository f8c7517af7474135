import { checkUpAreas } from '../../../shared/domain/check-up.ts'
import type { Trend } from '../../../shared/domain/trend.ts'
import type { TrendView } from '../../../shared/ipc/check-up-view.ts'
import { trendsOfArea } from '../../checkup/trend-words.ts'
import type { Showing } from './showing.ts'
import { padded, placesOf } from './page.ts'

const steps = '▁▂▃▄▅▆▇█'
const gap = '  '

/** Readings over the last check-ups, one line each, and when something gives out. */
export function trendLines(trends: readonly Trend[], showing: Showing): readonly string[] {
  const { translator, terminal } = showing
  const views = checkUpAreas.flatMap((area) => trendsOfArea(trends, area, showing))
  if (views.length === 0) return []
  const titles = Math.max(...views.map(({ title }) => placesOf(title)))
  return [
    '',
    terminal.colors.bold(translator.text('checkUp.trend.title')),
    ...views.flatMap((view) => [
      `${gap}${[padded(view.title, titles), ...drawnOf(view, showing), `${view.from} → ${view.to}`].join(gap)}`,
      ...(view.forecast === null ? [] : [`    ${view.forecast}`]),
    ]),
  ]
}

/** A step for each reading; where something between could not be read, its place is empty. */
function drawnOf({ lines }: TrendView, { terminal }: Showing): readonly string[] {
  if (terminal.canvas.isPlain) return []
  const step = (up: number): string => steps[Math.min(steps.length - 1, Math.floor(up * steps.length))] ?? ' '
  return [lines.map((line) => line.map(({ up }) => step(up)).join('')).join(' ')]
}
