/** Sentences about administrator rights and what they guard. */
export const rightsEn = {
  'errors.program_not_closed.why':
    'Programs without administrator rights may be able to change the files of Deskmedic here, so steps that need these rights are switched off.',
  'errors.program_not_closed.next':
    'Install Deskmedic for all users of this PC and start it from there. Steps without administrator rights can still be run.',
  'errors.folder_not_closed.why':
    'The folder {folder} couldn’t be closed to other users, so nothing was changed: what a repair keeps has to be safe there.',
  'errors.folder_not_closed.next':
    'Ask an administrator to look at this folder: it has to belong to the administrators, and nobody else may write to it. Then run the step again.',
  'errors.undo_refused.why':
    'What is stored for this step doesn’t have the form in which Deskmedic stores it, so nothing was done with it.',
  'errors.undo_refused.next':
    'Something may have changed it. Ask a technician to look at it and to change the setting back by hand.',
  'errors.undo_not_kept.why': 'It was done, but it can’t be undone: what an Undo needs couldn’t be stored.',
  'errors.undo_not_kept.next':
    'Check whether the drive of the data folder is full. If it has to be changed back, ask a technician.',
  'errors.tool_name_taken.why': 'There is already a tool named {name}, so the tools of {source} weren’t added.',
  'errors.tool_name_taken.next': 'Ask whoever made them to give that tool another name.',
  'errors.tool_exceeds_source.why':
    'The tool {tool} asks for more than a tool of {source} may have: {limit, select, rights {administrator rights} steps {scripts or programs of its own} capabilities {a task of Deskmedic itself} risk {another risk than allowed} kind {repairs or checks} network {a way past the network mode} other {trust in its answers}}. None of its tools were added.',
  'errors.tool_exceeds_source.next': 'Don’t use it on this PC. Ask whoever made it.',
  'errors.tool_breaks_contract.why':
    'The tool {tool} of {source} isn’t described the way a tool has to be ({rule}). None of its tools were added.',
  'errors.tool_breaks_contract.next': 'Ask whoever made it for a version that fits this Deskmedic.',
}
