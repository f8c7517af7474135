// Runs the app under test with a main that hears what a person says only once `globalThis.hear()` is called.
const { ipcMain } = require('electron')

let heard
const hearing = new Promise((resolve) => (heard = resolve))
globalThis.hear = () => heard()

const handle = ipcMain.handle.bind(ipcMain)
ipcMain.handle = (channel, listener) =>
  handle(channel, async (...parts) => {
    if (JSON.stringify(parts.slice(1)).includes('chats.submit')) await hearing
    return listener(...parts)
  })

require(process.env.DESKMEDIC_TEST_MAIN)
