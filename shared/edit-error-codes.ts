/** Why a text is not edited as it was asked for; part of `errorCodes`. */
export const editErrorCodes = {
  undo_conflict: { kind: 'denied', number: 'DM-EDIT-1', data: { path: 'text' } },
  no_such_line: { kind: 'validation', number: 'DM-EDIT-2', data: { path: 'text', lines: 'number' } },
  edits_overlap: { kind: 'validation', number: 'DM-EDIT-3', data: { path: 'text' } },
  letters_do_not_fit: { kind: 'validation', number: 'DM-EDIT-4', data: { path: 'text' } },
  nothing_to_change: { kind: 'validation', number: 'DM-EDIT-5', data: { path: 'text' } },
  no_text_file: { kind: 'execution', number: 'DM-EDIT-6', data: { path: 'text' } },
  edit_too_large: { kind: 'validation', number: 'DM-EDIT-7', data: { path: 'text' } },
  file_has_other_names: { kind: 'denied', number: 'DM-EDIT-8', data: { path: 'text' } },
  content_not_kept: { kind: 'execution', number: 'DM-EDIT-9', data: { path: 'text' } },
  edit_not_kept: { kind: 'unavailable', number: 'DM-EDIT-11', data: { callId: 'text' } },
  no_edit: { kind: 'validation', number: 'DM-EDIT-10', data: { callId: 'text' } },
} as const
