/** The frame of the window: its keys. */
export const frameEn = {
  'ui.shell.panelOfMode': '{mode}: show or hide This PC',
  'ui.keys.title': 'Keyboard shortcuts',
  'ui.keys.close': 'Close',
  'ui.keys.palette': 'Search, go to a page, run a check',
  'ui.keys.find': 'Find in this chat',
  'ui.keys.newChat': 'New chat',
  'ui.keys.technician': 'Simple or technician view',
  'ui.keys.panel': 'Show or hide This PC: network mode, rights, tools',
  'ui.keys.panes': 'Next part of the window; with Shift the one before',
  'ui.keys.larger': 'Larger text',
  'ui.keys.smaller': 'Smaller text',
  'ui.keys.usualSize': 'Usual text size',
  'ui.keys.sheet': 'This list',
  'ui.keys.send': 'Send the message',
  'ui.keys.break': 'New line in the message',
  'ui.keys.escape': 'Close what is open',
} as const
