/** Sentences of what surrounds the pages: the icon beside the clock and the dialogs of main. */
export const shellEn = {
  'shell.tray.show': 'Show Deskmedic',
  'shell.tray.quit': 'Quit',
  'shell.tray.stillWorking':
    'A step is still running or waiting, so Deskmedic stays beside the clock. Click its icon to open it again.',
  'shell.unresponsive.message': 'The window of Deskmedic does not answer. Running checks and repairs are not affected.',
  'shell.unresponsive.wait': 'Wait',
  'shell.unresponsive.reload': 'Reload the window',
} as const
