// Part of `npm test`: makes what the tests need ready, beside what else runs. Who needs it looks whether it is there.
import { ensureBrokerProgram } from './broker-program.mjs'
import { ensureElectron } from './electron.mjs'
import { mayInstallHere } from './windows-decision.mjs'
import { ensureWine } from './wine.mjs'

ensureElectron()
if (ensureWine({ mayInstall: mayInstallHere(process.env) }).ok) {
  for (const name of ['broker', 'practice-broker']) await ensureBrokerProgram(name)
}
