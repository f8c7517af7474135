import type { FileUse } from '../domain/workspace.ts'
import type { ErrorView } from './views.ts'

/** A folder that a person has chosen, and a name for it that no other one has. */
export type ChosenFolder = { readonly path: string; readonly name: string }

/** What an agent could do with what lies at a path. `path` is the place without links. */
export type FileAnswerView =
  | { readonly isOpen: true; readonly workspace: string; readonly path: string }
  | { readonly isOpen: false; readonly error: ErrorView }

export type FileAnswersView = Readonly<Record<FileUse, FileAnswerView>>
