import { isSameFinding, type FindingName } from '../../../shared/domain/conclusion.ts'
import type { CheckUpLine, CheckUpTileView, CheckUpView } from '../../../shared/ipc/check-up-view.ts'
import { changesInWords } from '../../checkup/change-words.ts'
import { checkUpHeadline } from '../../checkup/check-up-words.ts'
import { trendsOfArea } from '../../checkup/trend-words.ts'
import type { ChecksItem, KeptTile } from '../../conversation/items.ts'
import { adviceOf } from '../../views/advice.ts'
import { findingText, titleOf } from '../../views/tool-titles.ts'
import { errorView, type ViewContext } from './view-context.ts'

/** A check-up in the language of this moment; null = there is none. */
export function checkUpView({ checkUp, findings }: ChecksItem, context: ViewContext): CheckUpView | null {
  if (!checkUp) return null
  const tiles = checkUp.tiles.map((tile) => ({
    ...tileView(tile, findings, context),
    trends: trendsOfArea(checkUp.trends ?? [], tile.area, context),
  }))
  const changes = checkUp.changes ? changesInWords(checkUp.changes, context) : null
  return { ...checkUpHeadline(checkUp, context.translator), tiles, changes }
}

type Findings = ChecksItem['findings']

function tileView(tile: KeptTile, findings: Findings, context: ViewContext): Omit<CheckUpTileView, 'trends'> {
  const { area, state, attention, pictures, unread, isRepairable = false } = tile
  const [first] = attention
  return {
    ...{ area, state },
    attention: attention.map((one) => lineView(one, findings, context)),
    pictures: pictures?.[context.translator.locale] ?? [],
    advice: first && !isRepairable ? adviceOf(first.of ?? first.finding, context) : null,
    unread: unread.map(({ tool, reason }) => ({
      title: titleOf(tool, context),
      reason: reason && errorView(reason, context),
    })),
  }
}

function lineView(
  { finding, of }: KeptTile['attention'][number],
  findings: Findings,
  context: ViewContext,
): CheckUpLine {
  const said = (name: FindingName): string =>
    findingText(findings.find((one) => isSameFinding(one, name)) ?? name, context)
  const from = of === null ? null : context.translator.text('checkUp.comesFrom', { finding: said(of) })
  return { tool: finding.tool, id: finding.id, text: said(finding), from }
}
