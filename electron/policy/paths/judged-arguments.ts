import type { Tool } from '../../contract/define-tool.ts'
import type { FileQuestion } from './judge-file.ts'

/** The files and folders that the arguments of a call name. */
export function judgedArguments(
  { access, placement }: Pick<Tool, 'access' | 'placement'>,
  args: Readonly<Record<string, unknown>>,
): readonly Omit<FileQuestion, 'confined'>[] {
  const { workspace, includeHidden } = args
  return (placement.folderArguments ?? []).flatMap((name) => {
    const path = args[name]
    if (typeof path !== 'string') return []
    return [
      {
        path,
        ...(typeof workspace === 'string' ? { workspace } : {}),
        withHidden: includeHidden === true,
        use: access.risk === 'safe' ? 'read' : 'write',
      } as const,
    ]
  })
}
