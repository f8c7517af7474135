import { simulate } from '../../../machines/simulated/simulate.ts'
import { createFilesCollector } from './find-files.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const found = pc.files.walk(args.root)
    if (!found) return { root: args.root, items: null, complete: false }
    const collector = createFilesCollector(args)
    const complete = found.entries.every((entry) => collector.add(entry) !== 'full')
    return { root: args.root, items: collector.items, complete }
  },
})
