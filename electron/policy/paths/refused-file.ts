import type { AppError } from '../../../shared/errors.ts'
import type { Caller } from '../../../shared/domain/caller.ts'
import { appError } from '../../kernel/result.ts'
import type { FileQuestion, FileRefusal } from './judge-file.ts'

const longestShown = 260

/** What a person is told of a file that stays closed. */
export function refusedFile({ reason, workspace, pattern, known }: FileRefusal, question: FileQuestion): AppError {
  const path = question.path.slice(0, longestShown)
  switch (reason) {
    case 'unknown_workspace':
      return appError('unknown_workspace', { workspace: (workspace ?? '').slice(0, 80), known })
    case 'outside':
    case 'leads_outside':
      return question.confined
        ? appError('folder_not_open', { path })
        : appError('outside_workspace', { path, workspace: workspace ?? '' })
    case 'read_only':
      return appError('workspace_read_only', { path, workspace: workspace ?? '' })
    case 'never':
    case 'not_only':
    case 'hidden':
    case 'own_folder':
      return appError('file_closed', { path, reason, pattern: pattern ?? '', workspace: workspace ?? 'none' })
    default:
      return appError('path_refused', { path, reason })
  }
}

/** Whether a caller stays in the workspaces. What the planner's rules name comes from the person or from the PC. */
export function isConfined({ kind, role }: Caller): boolean {
  return role === 'ai_agent' && kind !== 'planner'
}
