// The least that an Electron app can be: one window, one page, one answer. The floor of the benchmarks of the app.
const { app, BrowserWindow, ipcMain } = require('electron')
const path = require('node:path')

// A number asks for an answer of that many characters.
ipcMain.handle('hello', (_event, given) => (typeof given === 'number' ? 'x'.repeat(given) : null))

void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    webPreferences: { preload: path.join(app.getAppPath(), 'preload.cjs') },
  })
  void window.loadFile(path.join(app.getAppPath(), 'index.html'))
})
app.on('window-all-closed', () => app.quit())
