import { picturesOf, type Picture } from '../../contract/picture.ts'
import { itemsOf, showsTrouble, type PicturePair, type PictureView } from '../../../shared/domain/picture.ts'
import { drawGauge, drawRank, drawShare, longestOf } from './measures.ts'
import type { Drawer, Drawing } from './parts.ts'
import { drawFacts, drawPath, drawTiles } from './places.ts'
import { createReading, type Look, type Reading, type ReadingDeps } from './reading.ts'
import { drawEvents, drawSpans } from './times.ts'

/** What a look of a check has read, as its tool declares it: in words of one language and in shares. Of a finding what shows it. */
export function drawPictures(look: Look, deps: ReadingDeps): readonly PictureView[] {
  const reading = createReading(look, deps)
  return picturesOf(look.tool.picture)
    .filter((picture) => isShown(picture, [reading]))
    .map((picture) => ({ picture, view: draw(picture, { reading, scale: null, isProved: false }) }))
    .filter(({ view }) => look.finding === null || showsTrouble(view))
    .filter((drawn) => !isOfOthers(drawn, look))
    .map(({ view }) => view)
}

/** Other things than those that the finding is about: beside them they would be taken for these. */
function isOfOthers({ picture, view }: { readonly picture: Picture; readonly view: PictureView }, look: Look): boolean {
  const about = look.finding?.rule.culprits?.each
  if (about === undefined || !('each' in picture) || picture.each === about) return false
  return itemsOf(view).every(({ role }) => role !== 'culprit')
}

/** The first picture of a check, of its look before a fix and of the one after it, on one scale. */
export function drawPair(
  { before, after, isProved }: { readonly before: Look; readonly after: Look; readonly isProved: boolean },
  deps: ReadingDeps,
): PicturePair | null {
  const first = createReading(before, deps)
  const second = createReading(after, deps)
  const picture = picturesOf(before.tool.picture).find((one) => isShown(one, [first, second]))
  if (picture === undefined) return null
  const scale = sharedScale(picture, [first, second])
  return {
    before: draw(picture, { reading: first, scale, isProved: false }),
    after: draw(picture, { reading: second, scale, isProved }),
  }
}

/** True where it is to be drawn in one of these looks. */
function isShown({ when }: Picture, looks: readonly Reading[]): boolean {
  return when === undefined || looks.some((reading) => reading.holds(when) === true)
}

function draw(picture: Picture, drawer: Drawer): PictureView {
  return { ...drawingOf(picture, drawer), severity: drawer.reading.look.finding?.severity ?? 'problem' }
}

function drawingOf(picture: Picture, drawer: Drawer): Drawing {
  switch (picture.kind) {
    case 'gauge':
      return drawGauge(picture, drawer)
    case 'share':
      return drawShare(picture, drawer)
    case 'rank':
      return drawRank(picture, drawer)
    case 'path':
      return drawPath(picture, drawer)
    case 'events':
      return drawEvents(picture, drawer)
    case 'spans':
      return drawSpans(picture, drawer)
    case 'tiles':
      return drawTiles(picture, drawer)
    case 'facts':
      return drawFacts(picture, drawer)
  }
}

/** Bars of both looks are as long as the same number says. */
function sharedScale(picture: Picture, looks: readonly Reading[]): number | null {
  return picture.kind === 'rank' ? Math.max(...looks.map((reading) => longestOf(picture, reading))) : null
}
