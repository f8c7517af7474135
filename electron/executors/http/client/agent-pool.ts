import { Agent } from 'node:http'
import type { Socket } from 'node:net'

import PQueue from 'p-queue'

import type { TrafficCounter } from '../traffic-counter.ts'
import { openSocket, type Way } from './open-socket.ts'

export type AgentPool = {
  /** The agent for a way: its connections lead to the vetted addresses of this way and nowhere else. */
  agentFor(way: Way): Agent
  close(): void
}

/** Passed through the agent with the options of the request that needs a connection. */
export type ConnectionOptions = { readonly way: Way; readonly giveUp: AbortSignal; readonly tool: string }

const maxAgents = 32
const idleSocketMs = 5_000

/** To prove who the other end is takes time of the processor: only a few of one host may finish in the same turn. */
const openingAtOnce = 6

/** One set of connections for each set of vetted addresses: a name that leads elsewhere now never gets an old connection. */
export function createAgentPool(sent: TrafficCounter): AgentPool {
  const agents = new Map<string, Agent>()
  return {
    agentFor: (way) => {
      const key = keyOf(way)
      const agent = agents.get(key) ?? createAgent(way.secure, sent)
      // The one that was used longest ago stands first.
      agents.delete(key)
      agents.set(key, agent)
      for (const [oldKey, old] of agents) {
        if (agents.size <= maxAgents) break
        agents.delete(oldKey)
        retire(old)
      }
      return agent
    },
    close: () => {
      for (const agent of agents.values()) agent.destroy()
      agents.clear()
    },
  }
}

function keyOf({ secure, host, addresses, proxy, signIn, rules, roots }: Way): string {
  const way = proxy === null ? [...addresses].sort() : [proxy.kind, proxy.host, proxy.port, signIn]
  return JSON.stringify([secure, host, way, rules.profile, rules.unwrapNat64, roots?.version ?? 0])
}

function createAgent(secure: boolean, sent: TrafficCounter): Agent {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16, timeout: idleSocketMs })
  const opening = new PQueue({ concurrency: openingAtOnce })
  return Object.assign(agent, {
    defaultPort: secure ? 443 : 80,
    protocol: secure ? 'https:' : 'http:',
    createConnection: (
      { way, giveUp, tool }: ConnectionOptions,
      done: (error: Error | null, socket?: Socket) => void,
    ): void => {
      const opened = opening.add(() => openSocket(way, { sent, tool, signal: giveUp }))
      opened.then(
        (socket) => done(null, socket),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
}

/** Lets what runs come to its end and keeps nothing. */
function retire(agent: Agent): void {
  agent.maxFreeSockets = 0
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy()
}
