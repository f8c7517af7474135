import type { FilesPort, NetworkPort, SharedStepPorts } from '../../contract/node-step.ts'
import type { Tool } from '../../contract/define-tool.ts'
import type { Logger } from '../../kernel/ports.ts'
import { fail, ok } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import { runNodeStep } from '../steps/run-node-step.ts'
import type { StepsDeps } from '../steps/run-steps.ts'
import { seenFiles, type SeenEntries } from './parts/files.ts'
import { createFilesPort } from './parts/files-port.ts'
import type { SimulatedPc } from './simulated-pc.ts'

export type NodeStepsDeps = {
  readonly timers: Timers
  readonly logger: Logger
  /** What agents may know of; null = everything. */
  readonly seenByAgents: SeenEntries | null
}

/** Runs Node steps on the simulated PC as every other machine does; what they reach is this PC, nothing else. */
export function createNodeSteps(pc: SimulatedPc, tool: Tool, deps: NodeStepsDeps): StepsDeps {
  const { timers, logger, seenByAgents } = deps
  const nodePorts = createStepPorts(pc, tool, seenByAgents ?? (() => true))
  return {
    runStep: (step, run) =>
      step.via === 'node'
        ? runNodeStep({ nodePorts, web: pc.web.access, timers, logger }, step, run)
        : Promise.resolve(fail('not_simulated', { tool: tool.name })),
    mayReach: (host) => pc.web.mayReach(host),
    createFolder: () => Promise.resolve({ path: 'C:\\Windows\\Temp\\run', remove: () => Promise.resolve() }),
    steady: pc.clock,
    logger,
  }
}

function createStepPorts(pc: SimulatedPc, tool: Tool, isSeen: SeenEntries): SharedStepPorts {
  const { edits, code } = pc.texts
  const everything: SeenEntries = () => true
  return {
    files: createFilesPort({
      ...placesOf(pc),
      files: pc.files,
      textOf: (path) => pc.texts.textOf(path),
      deletedOn: (drive) => pc.volumes.find(drive)?.folders.recycleBin.latest ?? null,
    }),
    edits,
    contents: contentsOf(pc, everything),
    forAgents: { files: filesForAgents(pc, isSeen), edits, contents: contentsOf(pc, isSeen) },
    code,
    git: pc.repositories.git,
    commits: pc.repositories.commits,
    // Nothing here interprets a program: what it would do is not made up.
    programs: {
      run: () => Promise.resolve(fail('simulation_refused', { tool: tool.name, reason: 'command_not_simulated' })),
    },
    bundles: {
      pack: () => Promise.reject(new Error('pack: not on the simulated PC')),
      measure: () => Promise.resolve(null),
    },
    network: networkOf(pc),
    storedResults: () => Promise.resolve(null),
    now: () => pc.clock.now(),
    environment: {},
    session: {
      idleMs: () => Promise.resolve(pc.session.idleSec() * 1_000),
      locked: () => Promise.resolve(pc.session.locked()),
    },
    screens: () => Promise.resolve(null),
    clipboardFormats: () => Promise.resolve(null),
  }
}

function placesOf({ state, volumes }: SimulatedPc) {
  return {
    userSid: state.account.userSid,
    freeBytesOn: (letter: string) =>
      volumes.list().find(({ drive }) => drive === letter.toUpperCase())?.freeBytes ?? null,
  }
}

/** Single files go through the ports that judge them, and a Recycle Bin lies in no workspace. */
function filesForAgents(pc: SimulatedPc, isSeen: SeenEntries): FilesPort {
  return {
    ...createFilesPort({
      ...placesOf(pc),
      files: seenFiles(pc.files, isSeen),
      textOf: () => null,
      deletedOn: () => null,
    }),
    open: () => Promise.resolve('outside'),
  }
}

function contentsOf(pc: SimulatedPc, isSeen: SeenEntries): SharedStepPorts['contents'] {
  return {
    search: (question) => {
      if (pc.files.list(question.root) === null) return Promise.resolve(ok(null))
      return Promise.resolve(pc.texts.findLines(question, (path) => isSeen({ path, isDirectory: false })))
    },
  }
}

function networkOf({ web, hosts, nameLookup }: SimulatedPc): NetworkPort {
  return {
    mayReach: (host) => web.mayReach(host),
    ownNameServers: () => nameLookup.ownServers(),
    connect: (host, port) => Promise.resolve(web.mayReach(host) ? hosts.tcpMs(host, port) : 'not_tried'),
    lookUp: (name, { source, server }) => {
      if (source === 'system') {
        const found = nameLookup.addressOf(name)
        if ('failed' in found) return Promise.resolve({ status: found.failed })
        return Promise.resolve(foundAt(found.address, null))
      }
      const answer = nameLookup.lookUp(name, server)
      return Promise.resolve(answer.found ? foundAt(answer.address, answer.ttlSec) : { status: answer.why })
    },
  }
}

function foundAt(address: string, ttlSec: number | null) {
  const family = address.includes(':') ? 6 : 4
  return { status: 'found', addresses: [{ address, family, ttlSec }] } as const
}
