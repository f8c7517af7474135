// Part of `npm test`: makes what the tests need ready, beside what else runs. Who needs it looks whether it is there.
import { ensureElectron } from './electron.mjs'
import { mayInstallHere } from './windows-decision.mjs'
import { ensureWine } from './wine.mjs'

ensureElectron()
ensureWine({ mayInstall: mayInstallHere(process.env) })
