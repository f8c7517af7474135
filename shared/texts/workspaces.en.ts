/** Sentences of the folders that are opened to Deskmedic, in ICU message format. */
export const workspacesEn = {
  'ui.workspaces.addFolder': 'Add folder…',
  'ui.workspaces.none': 'No folder is open yet. Until you add one, your Downloads folder is used.',
  'ui.workspaces.allClosed': 'No folder is open. Deskmedic reads and changes no files for an agent until you add one.',
  'ui.workspaces.new': 'New folder',
  'ui.workspaces.folder': 'Folder',
  'ui.workspaces.name': 'Name of the folder',
  'ui.workspaces.access': 'What may be done in it',
  'ui.workspaces.accessOf': 'What may be done in {name}',
  'ui.workspaces.access.read': 'Read only',
  'ui.workspaces.access.read_write': 'Read and change',
  'ui.workspaces.open': 'Open folder to Deskmedic',
  'ui.workspaces.cancel': 'Cancel',
  'ui.workspaces.remove': 'Remove {name}',
  'ui.workspaces.pattern.only': 'Only',
  'ui.workspaces.pattern.never': 'Never',
  'ui.workspaces.pattern': 'Pattern, such as *.log',
  'ui.workspaces.pattern.add': 'Add',
  'ui.workspaces.pattern.addTo':
    '{kind, select, only {Add a pattern of files that alone are opened in {name}} other {Add a pattern of files that are never opened in {name}}}',
  'ui.workspaces.pattern.keep': 'Keep the pattern',
  'ui.workspaces.pattern.remove':
    '{kind, select, only {Only in {name}: remove {pattern}} other {Never in {name}: remove {pattern}}}',
  'ui.workspaces.every': 'In every folder',
  'ui.workspaces.hidden': 'Hidden files',
  'ui.workspaces.hiddenAbout': 'Opened only if somebody asks for hidden files.',
  'ui.workspaces.closed': 'Never opened, in any folder',
  'ui.workspaces.closedAbout': 'Keys, passwords and program files. You can add more, not fewer.',
  'ui.workspaces.test': 'Would Deskmedic open this file?',
  'ui.workspaces.testPath': 'Whole path of a file or folder',
  'ui.workspaces.testButton': 'Test',
  'ui.workspaces.answer':
    '{answer, select, change {Yes. It may be read and, after your yes, changed.} read {To read it: yes.} other {No.}}',
  'ui.workspaces.answer.where': 'It is in the folder “{workspace}”: {path}',
  'ui.external.ask.workspaces.change': 'Open more of this folder to Deskmedic?',
  'ui.external.ask.workspaces.change.about':
    'More of its files may then be read, also by an agent, or files may be changed there after a yes.',
} as const
