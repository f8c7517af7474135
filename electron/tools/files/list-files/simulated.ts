import { simulate } from '../../../machines/simulated/simulate.ts'
import { listingOf } from './list-folder.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const found = args.recursive ? pc.files.walk(args.path) : pc.files.list(args.path)
    if (found === null) return listingOf(args, null)
    const listing = listingOf(args, found.entries)
    const unnamed = 'unnamed' in found ? found.unnamed : found.crowds.reduce((sum, { count }) => sum + count, 0)
    return { ...listing, total: (listing.total ?? 0) + unnamed }
  },
})
