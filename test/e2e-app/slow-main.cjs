// Runs the app under test with a main that answers the page only once `globalThis.letMainAnswer()` is called: the commands that hold
// the word of DESKMEDIC_TEST_SLOW, or every one.
const { ipcMain } = require('electron')

const word = process.env.DESKMEDIC_TEST_SLOW ?? ''
let open
const opened = new Promise((resolve) => (open = resolve))
globalThis.letMainAnswer = () => open()

const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (channel, listener) =>
  handle(channel, async (...parts) => {
    if (JSON.stringify(parts.slice(1)).includes(word)) await opened
    return listener(...parts)
  })

require(process.env.DESKMEDIC_TEST_MAIN)
