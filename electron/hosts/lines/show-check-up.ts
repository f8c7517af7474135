import { changesInWords } from '../../checkup/change-words.ts'
import { checkUpHeadline } from '../../checkup/check-up-words.ts'
import type { Found } from '../../conversation/driver.ts'
import { adviceLines, chooseLines, commandLine, evidenceLines, resultOf } from './show-diagnosis.ts'
import type { Showing } from './showing.ts'
import { drawnLines } from './draw-finding.ts'
import { showReason } from './show-error.ts'
import type { Colors } from './page.ts'
import { findingText, titleOf } from '../../views/tool-titles.ts'
import type { ChangesSince } from '../../../shared/domain/changes-since.ts'
import type { CheckUp, CheckUpState, CheckUpTile, NeedsAttention } from '../../../shared/domain/check-up.ts'
import { type FindingName, isSameFinding } from '../../../shared/domain/conclusion.ts'
import type { Finding } from '../../../shared/domain/finding.ts'
import type { ChangesView } from '../../../shared/ipc/check-up-view.ts'
import { joinItems, labelled } from '../../../shared/texts/join.ts'

/** A check-up for people: the verdict, what needs attention, what could not be read, and last what is fine. */
export function checkUpLines(checkUp: CheckUp, found: Found, showing: Showing): readonly string[] {
  const { translator, terminal } = showing
  const { text, detail } = checkUpHeadline(checkUp, translator)
  const { tiles } = checkUp
  const fine = tiles.filter(({ state }) => state === 'healthy').map((tile) => areaName(tile, showing))
  return [
    terminal.colors.bold(text),
    ...(detail === null ? [] : [detail]),
    ...tiles.filter(({ state }) => state !== 'healthy').flatMap((tile) => ['', ...tileLines(tile, found, showing)]),
    ...(fine.length === 0 ? [] : ['', fineLine(fine, showing)]),
  ]
}

function fineLine(areas: readonly string[], { translator, terminal }: Showing): string {
  const { locale } = translator
  const names = joinItems(areas, locale)
  return labelled(terminal.colors.green(translator.text('checkUp.state.healthy')), names, locale)
}

const paints = { problem: 'red', warning: 'yellow', unknown: 'yellow', healthy: 'green' } as const satisfies Readonly<
  Record<CheckUpState, keyof Colors>
>

function tileLines(tile: CheckUpTile, found: Found, showing: Showing): readonly string[] {
  const { translator, terminal } = showing
  const state = terminal.colors[paints[tile.state]](translator.text(`checkUp.state.${tile.state}`))
  return [
    `${areaName(tile, showing)}  [${state}]`,
    ...tile.attention.flatMap((one) => attentionLines(one, { tile, found, showing })),
    ...wayOnLines(tile, showing),
    ...unreadLines(tile, showing),
  ]
}

/** What follows from something of the same area stands below it; what follows from elsewhere says from what. */
function attentionLines(
  { finding, of }: NeedsAttention,
  { tile, found, showing }: { readonly tile: CheckUpTile; readonly found: Found; readonly showing: Showing },
): readonly string[] {
  const { translator } = showing
  const isHere = (name: FindingName): boolean => tile.attention.some((one) => isSameFinding(one.finding, name))
  if (of === null) {
    const after = tile.attention.filter((one) => one.of !== null && isSameFinding(one.of, finding))
    const follows = after.map((one) =>
      translator.text('conclusion.because', { finding: findingText(one.finding, showing) }),
    )
    return [...rootLines(finding, found, showing), ...follows.map((line) => `    ${line}`)]
  }
  if (isHere(of)) return []
  const cause = found.findings.find((one) => isSameFinding(one, of))
  const from = translator.text('checkUp.comesFrom', { finding: cause ? findingText(cause, showing) : of.id })
  return [`  ${findingText(finding, showing)}`, `    ${from}`]
}

function rootLines(finding: Finding, { checks, fixes }: Found, showing: Showing): readonly string[] {
  return [
    `  ${findingText(finding, showing)}`,
    ...drawnLines(finding, checks, showing),
    ...evidenceLines(finding, resultOf(finding, checks), showing),
    ...adviceLines(finding, fixes, showing),
  ]
}

function wayOnLines({ wayOn }: CheckUpTile, showing: Showing): readonly string[] {
  if (wayOn === null) return []
  const lines = wayOn.kind === 'fix' ? [commandLine(wayOn.fix, showing)] : chooseLines(wayOn.question, showing)
  return lines.map((line) => `  ${line}`)
}

/** What could not be read for the same reason stands on one line. */
function unreadLines({ unread }: CheckUpTile, showing: Showing): readonly string[] {
  const { translator } = showing
  const { locale } = translator
  const byReason = new Map<string, readonly string[]>()
  for (const { tool, reason } of unread) {
    const said = reason === null ? '' : showReason(reason, translator)
    byReason.set(said, [...(byReason.get(said) ?? []), titleOf(tool, showing)])
  }
  return [...byReason].flatMap(([said, titles]) => [
    `  ${labelled(translator.text('checkUp.state.unknown'), joinItems(titles, locale), locale)}`,
    ...(said === '' ? [] : [`    ${said}`]),
  ])
}

function areaName({ area }: Pick<CheckUpTile, 'area'>, { translator }: Pick<Showing, 'translator'>): string {
  return translator.text(`checkUp.area.${area}`)
}

const signs: Readonly<Record<ChangesView['lines'][number]['kind'], string>> = { added: '+', removed: '-', changed: '*' }

/** What changed since the check-up before. */
export function changeLines(changes: ChangesSince, showing: Showing): readonly string[] {
  const { translator, terminal } = showing
  const { title, lines, nothing, uncompared, uncomparedText } = changesInWords(changes, showing)
  const { locale } = translator
  return [
    terminal.colors.bold(title),
    ...(nothing === null ? [] : [`  ${nothing}`]),
    ...lines.map(
      ({ kind, text, detail }) => `  ${signs[kind]} ${detail === null ? text : labelled(text, detail, locale)}`,
    ),
    ...(uncomparedText === null ? [] : [`  ? ${uncomparedText}`, `    ${joinItems(uncompared, locale)}`]),
  ]
}
