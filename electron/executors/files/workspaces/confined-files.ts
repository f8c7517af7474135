import type { FilesPort, NamedEntry } from '../../../contract/node-step.ts'
import type { FolderJudge } from './file-judge.ts'

/**
 * Folders as an agent may see them: judged where they are read, without what is closed in them. Hidden folders were asked for before.
 * Single files go through the port that reads files.
 */
export function createConfinedFiles(files: FilesPort, judgeFolder: FolderJudge): FilesPort {
  return {
    ...files,
    list: async (folder, signal) => {
      const judged = await judgeFolder({ path: folder, withHidden: true })
      if (judged === null) return null
      const entries = await files.list(judged.path, signal)
      return entries?.filter((entry) => judged.isOpen(entry)) ?? null
    },
    async *walk(folder, options) {
      const judged = await judgeFolder({ path: folder, withHidden: true })
      if (judged === null) {
        yield { unreadable: folder }
        return
      }
      /** Told as it was asked for: which links lead there is the business of nobody. */
      const asked = <Named extends { readonly path: string }>(named: Named): Named =>
        judged.path === folder ? named : { ...named, path: folder + named.path.slice(judged.path.length) }
      const { wants = () => true, enters = () => true, closed = [] } = options
      const confined = {
        ...options,
        root: 'is_real',
        closed: [],
        enters: (named: NamedEntry) => judged.isOpen(named) && !closed.includes(named.path) && enters(asked(named)),
        wants: (named: NamedEntry) => (judged.isOpen(named) ? wants(asked(named)) : false),
      } as const
      for await (const item of files.walk(judged.path, confined))
        yield 'unreadable' in item ? { unreadable: asked({ path: item.unreadable }).path } : asked(item)
    },
    open: () => Promise.resolve('outside'),
    readTail: () => Promise.resolve(null),
  }
}
