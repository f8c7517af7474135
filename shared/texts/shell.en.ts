/** Sentences of what surrounds the pages: the icon beside the clock and the dialogs of main. */
export const shellEn = {
  'shell.tray.show': 'Show Deskmedic',
  'shell.tray.checkNow': 'Check my PC now',
  'shell.tray.last':
    '{title}: {outcome, select, fixed {fixed} done {done} undone {undone} not_run {not run} open {still open} nothing_found {nothing found} other {postponed}}',
  'shell.tray.waits': 'A repair is waiting: {title}',
  'shell.tray.quit': 'Quit',
  'shell.tray.stillWorking':
    'A step is still running or waiting, so Deskmedic stays beside the clock. Click its icon to open it again.',
  'shell.unresponsive.message': 'The Deskmedic window isn’t responding. Running checks and repairs aren’t affected.',
  'shell.unresponsive.wait': 'Wait',
  'shell.unresponsive.reload': 'Reload the window',
  'shell.pageDied.message':
    'The Deskmedic window couldn’t be shown several times in a row. Running checks and repairs aren’t affected, and nothing is lost.',
  'shell.pageDied.leave': 'Leave it',
} as const
