// Runs the app under test with a main that answers no command of the page before `globalThis.letMainAnswer()` is called.
const { ipcMain } = require('electron')

let open
const opened = new Promise((resolve) => (open = resolve))
globalThis.letMainAnswer = () => open()

const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (channel, listener) =>
  handle(channel, async (...parts) => {
    await opened
    return listener(...parts)
  })

require(process.env.DESKMEDIC_TEST_MAIN)
