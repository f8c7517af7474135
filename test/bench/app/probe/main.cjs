// Runs the app named by DESKMEDIC_BENCH_APP unchanged and tells on stdout what its first page sees of the start.
const { app } = require('electron')
const { readFileSync } = require('node:fs')
const path = require('node:path')

const folder = process.env.DESKMEDIC_BENCH_APP
const look = readFileSync(path.join(app.getAppPath(), 'page.js'), 'utf8')
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const tell = (seen) => process.stdout.write(`${JSON.stringify({ probe: seen })}\n`)

app.once('web-contents-created', (_event, contents) => {
  contents.once('dom-ready', () => {
    contents.executeJavaScript(look).then(tell, (error) => tell({ error: String(error) }))
  })
})
app.setAppPath(folder)
app.setName(manifest.name)
require(path.join(folder, manifest.main))
