import type { CheckUpTile } from '../../shared/domain/check-up.ts'
import type { CheckReport } from '../../shared/domain/diagnosis.ts'
import type { Remembered } from '../checkup/check-up-memory.ts'
import { checkUpOf } from '../checkup/check-up-of.ts'
import type { Found } from './driver.ts'
import type { KeptCheckUp, KeptTile } from './items.ts'
import { keptLook, keptPictures, type Drawing } from './kept-pictures.ts'

/** A check-up with its pictures, drawn while what was read is still at hand. */
export function keptCheckUp(found: Found, remembered: Remembered | null, drawing: Drawing): KeptCheckUp {
  const { tiles, ...counts } = checkUpOf(found, drawing.registry)
  const { changes = null, trends = [] } = remembered ?? {}
  return { ...counts, tiles: tiles.map((tile) => keptTile(tile, found.checks, drawing)), changes, trends }
}

function keptTile(tile: CheckUpTile, checks: readonly CheckReport[], drawing: Drawing): KeptTile {
  const { area, state, unread, attention, wayOn } = tile
  return {
    ...{ area, state, unread, isRepairable: wayOn !== null },
    attention: attention.map(({ finding: { tool, id }, of }) => ({ finding: { tool, id }, of })),
    pictures: picturesOf(tile, checks, drawing),
  }
}

/** One for each tile. What could not be read has none: a picture of what is fine beside it would look fine as a whole. */
function picturesOf(
  { state, attention: [first], tools }: CheckUpTile,
  checks: readonly CheckReport[],
  drawing: Drawing,
): KeptTile['pictures'] {
  if (first) return firstOf(keptPictures(first.finding, checks, drawing))
  if (state !== 'healthy') return null
  const here = checks.filter(({ call }) => tools.includes(call.tool))
  const standsForArea = ({ call }: CheckReport): boolean | undefined =>
    drawing.registry.find(call.tool)?.checkUp?.standsForArea
  const drawn = here.filter((check) => standsForArea(check) !== false)
  for (const check of [...drawn.filter((one) => standsForArea(one)), ...drawn]) {
    const pictures = firstOf(keptLook({ ...check, args: check.call.args }, null, drawing))
    // Beside "fine", a picture of nothing says nothing.
    if (pictures?.en[0]?.nothing === null) return pictures
  }
  return null
}

function firstOf(pictures: KeptTile['pictures']): KeptTile['pictures'] {
  if (pictures === null) return null
  return { en: pictures.en.slice(0, 1), ko: pictures.ko.slice(0, 1), zh: pictures.zh.slice(0, 1) }
}
