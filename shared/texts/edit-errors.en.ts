/** Why a text is not edited as it was asked for. */
export const editErrorsEn = {
  'errors.undo_conflict.why': '{path} holds something else by now. Nothing was overwritten.',
  'errors.undo_conflict.next':
    'Look at the file: what was written since stays. Undo that first, or edit the file by hand.',
  'errors.no_such_line.why': '{path} has {lines, plural, one {# line} other {# lines}}; the edit names another one.',
  'errors.no_such_line.next': 'Read the file again and give line numbers that it has; lines are counted from 1.',
  'errors.edits_overlap.why': 'Two edits change the same lines of {path}.',
  'errors.edits_overlap.next': 'Put them into one edit.',
  'errors.letters_do_not_fit.why': 'The encoding of {path} can’t hold these characters.',
  'errors.letters_do_not_fit.next': 'Use plain letters, or save the file as UTF-8 first.',
  'errors.nothing_to_change.why': '{path} already holds exactly this.',
  'errors.nothing_to_change.next': 'Nothing needs to be done.',
  'errors.no_text_file.why': '{path} is no text file that can be edited by lines.',
  'errors.no_text_file.next': 'Choose a text file; other files are changed by the program that made them.',
  'errors.edit_too_large.why': '{path}, or what would change in it, is too large to be shown whole.',
  'errors.edit_too_large.next': 'Change less at once; files of up to 10 MB can be edited.',
  'errors.file_has_other_names.why': '{path} has a second name on this drive, which would keep the old content.',
  'errors.file_has_other_names.next': 'Edit it by hand, or remove the other name first.',
  'errors.content_not_kept.why': 'What {path} held before isn’t kept any more, or the copy is damaged.',
  'errors.content_not_kept.next': 'Restore the file from a backup if you need it.',
} as const
