import path from 'node:path'

import { auditDays } from '../../shared/domain/kept-days.ts'
import { createUndoJournal } from '../audit/undo-journal.ts'
import type { BrokerWindow } from '../broker/broker-ports.ts'
import { silentLogger } from '../kernel/ports.ts'
import { createSystemIds, systemClock } from '../kernel/system-ports.ts'
import { systemTimers } from '../kernel/timers.ts'
import { createSimulatedMachine } from '../machines/simulated/simulated-machine.ts'
import { createPcStateFile } from '../machines/simulated/state-store.ts'
import { findSimulations } from '../registry/folders.ts'
import { asAdministrator, createMachineRunner } from '../runners/runners.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { createBrokerLog } from './broker/broker-log.ts'
import { readBrokerStart } from './broker/broker-start.ts'
import { printedList, readBuiltList } from './broker/built-list.ts'
import { removeOldRecords } from './broker/old-records.ts'
import { createKeptFixes } from './broker/kept-fixes.ts'
import { brokerExits, runBroker, type BrokerParts } from './broker/run-broker.ts'
import { runToEnd, type CrashLog } from './broker/run-to-end.ts'
import { windowsFolder } from '../engine/windows-pc/windows-folder.ts'

/** The broker of the practice PC: the same protocol in a process of its own, and no rights on any real one. */
async function main(words: readonly string[], crashes: CrashLog): Promise<number> {
  if (words[0] === '--print-list') {
    process.stdout.write(printedList())
    return brokerExits.done
  }
  const start = readBrokerStart(words, 'practice')
  const list = readBuiltList()
  if (start?.practice === undefined || start.practice === null) return brokerExits.usage
  if (list === null) return brokerExits.notWhole
  const dataFolder = start.practice
  const folder = path.join(dataFolder, 'practice-broker')
  const log = createBrokerLog({ fileSystem: createNodeFileSystem(), clock: systemClock, folder })
  crashes(log)
  const place = process.platform === 'win32' ? windowsFolder() : null
  return runBroker({
    start,
    list,
    windowsFolder: place,
    open: () => Promise.resolve({ ...partsOf(dataFolder, folder), log }),
  })
}

function partsOf(dataFolder: string, folder: string): Omit<BrokerParts, 'log'> {
  const ids = createSystemIds(systemClock)
  const ports = { fileSystem: createNodeFileSystem(), ids, logger: silentLogger, clock: systemClock }
  const store = createPcStateFile({ ...ports, file: path.join(dataFolder, 'simulated-pc.json') })
  const machine = createSimulatedMachine({
    simulations: findSimulations(),
    store,
    logger: silentLogger,
    timers: systemTimers,
  })
  const journal = createUndoJournal({ ...ports, folder: path.join(folder, 'undo') })
  return {
    runner: asAdministrator(createMachineRunner(machine, target)),
    window: nobodysWindow,
    kept: createKeptFixes(journal, target),
    policy: () => Promise.resolve({ refuses: () => null, reconfirm: 'elevated' }),
    removeOld: () =>
      removeOldRecords({ ...ports, folder, undo: journal, logDays: () => Promise.resolve(auditDays.forGood) }),
    close: () => Promise.resolve(),
  }
}

/** The broker knows one PC alone. */
const target = { kind: 'simulated', id: 'practice' } as const

/** The practice PC has no screen of its own: whoever has agreed in the app has agreed. */
const nobodysWindow: BrokerWindow = {
  show: () => Promise.resolve('run'),
  tell: () => undefined,
  onStop: () => undefined,
  close: () => undefined,
}

runToEnd((crashes) => main(process.argv.slice(2), crashes), process)
