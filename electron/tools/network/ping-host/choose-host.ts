import * as z from 'zod'

import type { NodeStepRun } from '../../../contract/node-step.ts'
import { publicHost } from '../../../contract/public-host.ts'

export const guessedKinds = ['waiting', 'drive', 'outside', 'router'] as const
export type Guessed = (typeof guessedKinds)[number]

/** What computers, servers and printers often listen on. */
export const commonPorts: readonly number[] = [443, 80, 445, 22, 53, 9100]

/** Errors of a ping that say that nobody answered, although a way there is known. */
export const timedOut = 11_010

type Place = { readonly host: string; readonly port: number }

/** What the PC tells of itself; an empty list also where it could not be read. */
export type Surroundings = {
  /** Where programs try to connect, and nobody answers. */
  readonly waiting: readonly Place[]
  /** Servers of network drives that hang. */
  readonly drives: readonly Place[]
  readonly routers: readonly string[]
}

export type ChosenHost = {
  /** Null = there is nobody who may be asked. */
  readonly host: string | null
  readonly port: number | null
  /** Null = somebody named the host. */
  readonly guessed: Guessed | null
}

type Asked = { readonly host: string | null; readonly port: number | null }

/** Whom to ask. Where nobody is named: who is waited for, then external access as far as the network mode lets it go. */
export function chooseHost({ host, port }: Asked, pc: Surroundings, mayReach: (host: string) => boolean): ChosenHost {
  if (host !== null) return { host, port, guessed: null }
  const outside = { host: publicHost, port: null, guessed: 'outside' } as const
  const candidates: readonly ChosenHost[] = [
    ...pc.waiting.map((place) => ({ ...place, guessed: 'waiting' as const })),
    ...pc.drives.map((place) => ({ ...place, guessed: 'drive' as const })),
    outside,
    ...pc.routers.map((router) => ({ host: router, port: null, guessed: 'router' as const })),
  ]
  const chosen = candidates.find((candidate) => candidate.host !== null && mayReach(candidate.host))
  return chosen ?? { host: null, port: null, guessed: null }
}

const places = z.array(z.object({ host: z.string().min(1), port: z.int() })).catch([])
const addresses = z.array(z.string().min(1)).catch([])
const askedSchema = z.object({ host: z.string().nullable().catch(null), port: z.int().nullable().catch(null) })

/** The same as a step: what the script before it has read comes from `guess`. */
export const chooseHostStep: NodeStepRun = ({ state: { p, s }, ports }) => {
  const { waiting, drives, routers } = s['guess'] ?? {}
  const pc = { waiting: places.parse(waiting), drives: places.parse(drives), routers: addresses.parse(routers) }
  return Promise.resolve(chooseHost(askedSchema.parse(p), pc, (host) => ports.network.mayReach(host)))
}
