import type { CheckUpTile } from '../../shared/domain/check-up.ts'
import type { CheckReport } from '../../shared/domain/diagnosis.ts'
import { checkUpOf } from '../checkup/check-up-of.ts'
import type { Found } from './driver.ts'
import type { KeptCheckUp, KeptTile } from './items.ts'
import { keptLook, keptPictures, type Drawing } from './kept-pictures.ts'

/** A check-up with its pictures, drawn while what was read is still at hand. */
export function keptCheckUp(found: Found, drawing: Drawing): KeptCheckUp {
  const { tiles, ...counts } = checkUpOf(found, drawing.registry)
  return { ...counts, tiles: tiles.map((tile) => keptTile(tile, found.checks, drawing)) }
}

function keptTile(tile: CheckUpTile, checks: readonly CheckReport[], drawing: Drawing): KeptTile {
  const { area, state, unread, attention } = tile
  return {
    ...{ area, state, unread },
    attention: attention.map(({ finding: { tool, id }, of }) => ({ finding: { tool, id }, of })),
    pictures: picturesOf(tile, checks, drawing),
  }
}

/** What could not be read has no picture of its own beside one that is fine: it would look fine as a whole. */
function picturesOf(
  { state, attention: [first], tools }: CheckUpTile,
  checks: readonly CheckReport[],
  drawing: Drawing,
): KeptTile['pictures'] {
  if (first) return keptPictures(first.finding, checks, drawing)
  if (state !== 'healthy') return null
  const here = checks.filter(({ call }) => tools.includes(call.tool))
  for (const check of here) {
    const pictures = keptLook(check, drawing)
    if (pictures !== null) return pictures
  }
  return null
}
