import { simulate } from '../../../machines/simulated/simulate.ts'
import { listingOf } from './list-folder.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const found = pc.files.list(args.path)
    const listing = listingOf(args, found?.entries ?? null)
    return { ...listing, total: found ? found.entries.length + found.unnamed : null }
  },
})
