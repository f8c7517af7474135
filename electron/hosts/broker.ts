import { windowsFolder } from '../engine/windows-pc/windows-folder.ts'
import { readBrokerStart } from './broker/broker-start.ts'
import { printedList, readBuiltList } from './broker/built-list.ts'
import { openBrokerHere } from './broker/open-broker-here.ts'
import { brokerExits, runBroker } from './broker/run-broker.ts'
import { runToEnd, type CrashLog } from './broker/run-to-end.ts'

/** The part with administrator rights: started by Windows, for one app, and gone with its pipe. */
async function main(words: readonly string[], crashes: CrashLog): Promise<number> {
  if (words[0] === '--print-list') {
    process.stdout.write(printedList())
    return brokerExits.done
  }
  const start = readBrokerStart(words, 'real')
  const list = readBuiltList()
  if (start === null) return brokerExits.usage
  if (list === null) return brokerExits.notWhole
  if (process.platform !== 'win32') return brokerExits.noRights
  return runBroker({ start, list, windowsFolder: windowsFolder(), open: () => openBrokerHere(crashes) })
}

runToEnd((crashes) => main(process.argv.slice(2), crashes), process)
