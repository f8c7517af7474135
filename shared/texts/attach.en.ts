/** Files and folders beside a message. */
export const attachEn = {
  'attach.file': 'Attach a file…',
  'attach.folder': 'Attach a folder…',
  'attach.list': 'Attached',
  'attach.remove': 'Don’t attach {name}',
  'attach.closed': 'This isn’t in a folder that you opened to Deskmedic: {name}',
  'attach.open': 'Open the folder {folder} for reading',
  'attach.leave': 'Don’t attach',
  'attach.practice': 'The practice PC has no files of yours.',
} as const
