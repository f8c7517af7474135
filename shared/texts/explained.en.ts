/** What is said when somebody asks about an answer, and about messages that are said otherwise. */
export const explainedEn = {
  'ui.main.meansAlso': 'It also leads to this: {said}',
  'ui.main.meansRepair': 'Why “{title}” is offered: {why}',
  'ui.main.comesFirst': '“{title}” comes first because it’s the mildest step that fits what was found: {said}',
  'ui.main.comesAsked': '“{title}” is offered because you asked for it.',
  'ui.main.comesLater': 'Only if that doesn’t help, stronger steps follow: {checks}.',
  'ui.main.notOffered': 'Not offered now: {title}',
  'ui.main.noRepair': 'No repair is offered at the moment.',
  'ui.main.risks': '{title}. {risk}.',
  'ui.main.shortened': 'This chat is long: the model was told its beginning in short.',
  'ui.main.cut':
    'The program that runs the model has read only part of what it was told, so its answers may miss something. Give the model a longer context there.',
  'ui.main.onlyReads': 'Checks only read. Nothing is changed before you agree.',
  'ui.chat.correct': 'Edit this message',
  'ui.chat.correctHint': 'It’s sent as a new message. The earlier one stays above with its answer.',
  'ui.chat.correctNot': 'Leave as is',
  'ui.chat.correctSend': 'Send',
  'ui.chat.corrected': 'Edited below',
  'ui.chat.copyMessage': 'Copy this message',
  'ui.chat.copyFinding': 'Copy what was found',
} as const
