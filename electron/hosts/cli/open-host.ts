import { homedir } from 'node:os'

import { createUndoJournal } from '../../audit/undo-journal.ts'
import { locksHere } from '../locks-here.ts'
import type { Logger } from '../../kernel/ports.ts'
import type { Result } from '../../kernel/result.ts'
import { failUsage } from '../failed-usage.ts'
import { createSystemIds, systemClock } from '../../kernel/system-ports.ts'
import type { MachineKind } from '../../machines/machine.ts'
import { dataFolder, defaultDataFolder } from '../../store/data-folder.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { machinePolicyOf } from '../policy-file.ts'
import type { BackendPorts } from '../host-ports.ts'
import { secondPlaceHere } from '../second-place-here.ts'
import { openBackend, type Backend } from '../backend.ts'
import type { Parsed } from './program.ts'

type Host = { readonly platform: NodeJS.Platform; readonly environment: BackendPorts['environment'] }

export function dataRoot({ platform, environment }: Host, { options }: Pick<Parsed, 'options'>): string {
  return options.data ?? defaultDataFolder({ platform, environment, homeFolder: homedir() })
}

/** Opens what the command line works with. A command about a stored call looks at the PC of that call. */
export async function openHost(host: Host, parsed: Parsed, logger: Logger): Promise<Result<Backend>> {
  const { options, callId } = parsed
  if (options.setUp !== undefined && options.target !== 'simulated') return failUsage('needs_simulated')
  const { environment, platform } = host
  const facts = { platform, environment, homeFolder: homedir() }
  const root = dataRoot(host, parsed)
  const ids = createSystemIds(systemClock)
  const locks = locksHere()
  const fileSystem = createNodeFileSystem()
  const secondPlace = secondPlaceHere(root, facts, { fileSystem, ids })
  const ports = { environment, fileSystem, locks, secondPlace, clock: systemClock, ids, logger }
  const target = options.target ?? (callId === null ? undefined : await machineOfCall(callId, root, ports))
  return openBackend(
    { ...options, target, dataFolder: root, policy: machinePolicyOf({ ...ports, platform }), platform },
    ports,
  )
}

async function machineOfCall(callId: string, root: string, ports: BackendPorts): Promise<MachineKind | undefined> {
  const stored = await createUndoJournal({ ...ports, folder: dataFolder(root).undo }).get(callId)
  return stored.ok ? stored.value.target.kind : undefined
}
