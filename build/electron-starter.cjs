// Runs the app whose folder is named on the command line, as `electron FOLDER` does.
const { app } = require('electron')
const { readFileSync } = require('node:fs')
const path = require('node:path')

const folder = path.resolve(process.argv.slice(1).find((word) => !word.startsWith('-')) ?? '.')
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
app.setAppPath(folder)
app.setName(manifest.name ?? 'electron')
require(path.join(folder, manifest.main))
