import type { FileUse } from '../domain/workspace.ts'
import type { ErrorView } from './views.ts'

/** A folder that a person has chosen, and a name for it that no other one has. */
export type ChosenFolder = { readonly path: string; readonly name: string }

export type AttachingInput = { readonly kind: 'file' | 'folder' } | { readonly path: string }

/**
 * A file or folder that a person wants to attach: only what lies in an opened folder can be. `folder` = the one that would have to be
 * opened for it; null = that would not help.
 */
export type AttachedView =
  | { readonly isOpen: true; readonly path: string; readonly isFolder: boolean }
  | { readonly isOpen: false; readonly path: string; readonly error: ErrorView; readonly folder: ChosenFolder | null }

/** What an agent could do with what lies at a path. `path` is the place without links. */
export type FileAnswerView =
  | { readonly isOpen: true; readonly workspace: string; readonly path: string }
  | { readonly isOpen: false; readonly error: ErrorView }

export type FileAnswersView = Readonly<Record<FileUse, FileAnswerView>>
