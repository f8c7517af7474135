/** Sentences of what surrounds the pages: the icon beside the clock and the dialogs of main. */
export const shellEn = {
  'shell.tray.show': 'Show Deskmedic',
  'shell.tray.quit': 'Quit',
  'shell.tray.stillWorking':
    'A step is still running or waiting, so Deskmedic stays beside the clock. Click its icon to open it again.',
  'shell.unresponsive.message': 'The window of Deskmedic does not answer. Running checks and repairs are not affected.',
  'shell.unresponsive.wait': 'Wait',
  'shell.unresponsive.reload': 'Reload the window',
  'shell.pageDied.message':
    'The window of Deskmedic could not be shown several times in a row. Running checks and repairs are not affected, and nothing is lost.',
  'shell.pageDied.leave': 'Leave it',
} as const
