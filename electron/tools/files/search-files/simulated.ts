import { simulate } from '../../../machines/simulated/simulate.ts'
import { createFilesCollector } from './find-files.ts'
import { isMeant, newestFirst } from './recycle-bin.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const found = pc.files.walk(args.root)
    const bin = pc.volumes.find(args.root.slice(0, 2))?.folders.recycleBin ?? null
    const deleted = bin && newestFirst(bin.latest.filter(({ path }) => isMeant(path, args)))
    if (!found) return { root: args.root, items: null, lines: null, complete: false, deleted }
    if (args.content !== null) {
      const searched = pc.texts.findLines({ ...args, pattern: args.content })
      if (!('lines' in searched)) return searched
      const items = searched.files.map((file) => ({ ...file, placeholder: false }))
      return { root: args.root, items, lines: searched.lines, complete: searched.complete, deleted: null }
    }
    const collector = createFilesCollector(args)
    const complete = found.entries.every((entry) => collector.add(entry) !== 'full')
    return { root: args.root, items: collector.items, lines: null, complete, deleted }
  },
})
