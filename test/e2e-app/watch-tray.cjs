// Runs the app under test and keeps what it puts beside the clock: a test can press it as a person would.
const { Notification, Tray } = require('electron')

const beside = { tray: null, menu: null, notes: [] }
globalThis.besideTheClock = beside

const { setContextMenu } = Tray.prototype
Tray.prototype.setContextMenu = function (menu) {
  beside.tray = this
  beside.menu = menu
  return setContextMenu.call(this, menu)
}
// A screen of tests has nobody who shows notifications.
Notification.isSupported = () => true
Notification.prototype.show = function () {
  beside.notes.push(this)
}

require(process.env.DESKMEDIC_TEST_MAIN)
