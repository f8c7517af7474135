import type { Picture } from '../../contract/picture.ts'
import { picturesOf } from '../../contract/picture.ts'
import type { PicturePair, PictureView } from '../../../shared/domain/picture.ts'
import { drawGauge, drawRank, drawShare, longestOf } from './measures.ts'
import type { Drawer, Drawing } from './parts.ts'
import { drawFacts, drawPath, drawTiles } from './places.ts'
import { createReading, type Look, type ReadingDeps } from './reading.ts'
import { drawEvents, drawSpans } from './times.ts'

/** What a look of a check has read, as its tool declares it: in words of one language and in shares. */
export function drawPictures(look: Look, deps: ReadingDeps): readonly PictureView[] {
  return picturesOf(look.tool.picture)
    .filter((picture) => isShown(picture, [look], deps))
    .map((picture) => draw(picture, look, { deps, scale: null, isProved: false }))
}

/** The first picture of a check, of its look before a fix and of the one after it, on one scale. */
export function drawPair(
  { before, after, isProved }: { readonly before: Look; readonly after: Look; readonly isProved: boolean },
  deps: ReadingDeps,
): PicturePair | null {
  const picture = picturesOf(before.tool.picture).find((one) => isShown(one, [before, after], deps))
  if (picture === undefined) return null
  const scale = sharedScale(picture, [before, after], deps)
  return {
    before: draw(picture, before, { deps, scale, isProved: false }),
    after: draw(picture, after, { deps, scale, isProved }),
  }
}

/** True where it is to be drawn in one of these looks. */
function isShown({ when }: Picture, looks: readonly Look[], deps: ReadingDeps): boolean {
  return when === undefined || looks.some((look) => createReading(look, deps).holds(when) === true)
}

type Drawn = { readonly deps: ReadingDeps; readonly scale: number | null; readonly isProved: boolean }

function draw(picture: Picture, look: Look, { deps, scale, isProved }: Drawn): PictureView {
  const drawer = { reading: createReading(look, deps), scale, isProved }
  return { ...drawingOf(picture, drawer), severity: look.finding?.severity ?? 'problem' }
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
function sharedScale(picture: Picture, looks: readonly Look[], deps: ReadingDeps): number | null {
  if (picture.kind !== 'rank') return null
  return Math.max(...looks.map((look) => longestOf(picture, createReading(look, deps))))
}
