import path from 'node:path'

import { brokerEvent } from '../audit/event-log.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import { createBrokerElevation, type BrokerElevation } from '../broker/broker-elevation.ts'
import { digestOfList, listOf } from '../broker/broker-list.ts'
import { createOpenBroker, type StartBroker } from '../broker/open-broker.ts'
import { toldBroker } from '../broker/told-broker.ts'
import { createHandover } from '../executors/pipes/handover.ts'
import { listenLocally } from '../executors/pipes/local-pipe.ts'
import { steadyClock } from '../kernel/system-ports.ts'
import { systemTimers } from '../kernel/timers.ts'
import { createPcStateFile } from '../machines/simulated/state-store.ts'
import { loadTools } from '../registry/folders.ts'
import type { Backend } from './backend.ts'
import { windowsFolder } from './windows-pc/windows-folder.ts'
import { startPracticeBroker, type StartNode } from './start-practice-broker.ts'

export type BrokerHere = {
  readonly lang: () => Locale
  readonly platform: NodeJS.Platform
  /** Folder of the built programs. */
  readonly built: () => string
  readonly startNode: StartNode
}

/** How rights are asked for on the PC that is looked at; null = there is no way to. */
export function brokerHere(backend: Backend, here: BrokerHere): BrokerElevation | null {
  const start = startOf(backend, here)
  if (start === null) return null
  const { clock, ids } = backend.ports
  let list: string | null = null
  return createBrokerElevation({
    lang: here.lang,
    openBroker: toldBroker(
      (lang, signal) =>
        createOpenBroker({
          start,
          listen: (pipe) => listenLocally(pipe, here.platform),
          handover: createHandover(here.platform === 'win32' ? windowsFolder() : null),
          list: (list ??= digestOfList(listOf(loadTools()))),
          ...{ clock, ids, steady: steadyClock, timers: systemTimers },
        })(lang, signal),
      (what, code) => void backend.writeEvent?.(brokerEvent('app', what, code)),
    ),
  })
}

function startOf({ machine, data, ports, startBroker }: Backend, { built, startNode }: BrokerHere): StartBroker | null {
  if (machine.kind !== 'simulated') return startBroker ?? null
  const store = createPcStateFile({ ...ports, file: path.join(data.root, 'simulated-pc.json') })
  return startPracticeBroker({ store, dataFolder: data.root, built, startNode, timers: systemTimers })
}
