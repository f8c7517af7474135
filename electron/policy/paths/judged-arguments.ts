import type { Tool } from '../../contract/define-tool.ts'
import type { FileQuestion } from './judge-file.ts'

/** The files and folders that the arguments of a call name. */
export function judgedArguments(
  { access, placement }: Pick<Tool, 'access' | 'placement'>,
  args: Readonly<Record<string, unknown>>,
): readonly Omit<FileQuestion, 'confined'>[] {
  const { workspace, includeHidden } = args
  return (placement.folderArguments ?? []).flatMap((name) => {
    return pathsIn(args[name]).map(
      (path) =>
        ({
          path,
          ...(typeof workspace === 'string' ? { workspace } : {}),
          withHidden: includeHidden === true,
          use: access.risk === 'safe' ? 'read' : 'write',
        }) as const,
    )
  })
}

/** A path, or a list of files that each have one. */
function pathsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  const listed: readonly unknown[] = Array.isArray(value) ? value : []
  return listed.flatMap((one) => {
    const path: unknown = typeof one === 'object' && one !== null && 'path' in one ? one.path : one
    return typeof path === 'string' ? [path] : []
  })
}
