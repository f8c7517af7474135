const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('hello', { ask: (given) => ipcRenderer.invoke('hello', given) })
