import type { NodeStepRun } from '../../../contract/node-step.ts'
import { publicHost } from '../../../contract/public-host.ts'

const mostServers = 3
const mostDoubtfulNames = 3

export const notAskedBecause = ['no_own_name', 'no_server', 'server_outside'] as const
export type NotAsked = (typeof notAskedBecause)[number]

/** What the PC tells before anybody is asked; null = it could not be read. */
export type Surroundings = {
  /** Name servers of the adapters, in the order in which Windows asks them. */
  readonly ownServers: readonly string[] | null
  /** The domain that the PC is joined to. */
  readonly ownDomain: string | null
  /** Names of which the cache remembers that they do not exist. */
  readonly missingNames: readonly string[] | null
}

export type Questions = {
  /** Null = there is nothing that may be asked. */
  readonly askedName: string | null
  /** True = asked for as programs do: Windows chooses among the servers. */
  readonly asksAsPrograms: boolean
  readonly askedServers: readonly string[]
  /** Null = the cache could not be read. */
  readonly doubtfulNames: readonly string[] | null
  readonly notAsked: NotAsked | null
}

type Asked = { readonly name: string | null; readonly server: string | null }
type MayReach = (host: string) => boolean

const nothing = { askedName: null, asksAsPrograms: false, askedServers: [], doubtfulNames: [] } as const

/**
 * What to ask of whom. A name that somebody gave was judged before. Without one: outside online mode only the own domain is
 * asked for, and only at servers of the own network. Any server passes on what it does not know itself.
 */
export function chooseQuestions({ name, server }: Asked, pc: Surroundings, mayReach: MayReach): Questions {
  const isOpen = mayReach(publicHost)
  const chosen = name ?? (isOpen ? publicHost : pc.ownDomain)
  if (chosen === null) return { ...nothing, notAsked: 'no_own_name' }
  const given = server === null ? (pc.ownServers ?? []) : [server]
  const askedServers = [...new Set(given)].filter(mayReach).slice(0, mostServers)
  const asksAsPrograms = server === null && (name !== null || isOpen || isWithin(given, askedServers))
  if (!asksAsPrograms && askedServers.length === 0)
    return { ...nothing, notAsked: given.length === 0 ? 'no_server' : 'server_outside' }
  const mayBeAsked = (each: string): boolean => name !== null || isOpen || isBelow(each, pc.ownDomain)
  const missing = server === null ? (name === null ? pc.missingNames : [name]) : []
  const doubtfulNames = missing?.filter(mayBeAsked).slice(0, mostDoubtfulNames) ?? null
  return { askedName: chosen, asksAsPrograms, askedServers, doubtfulNames, notAsked: null }
}

/** Windows asks whichever server it likes: all of them have to be ones that may be asked. */
function isWithin(given: readonly string[], allowed: readonly string[]): boolean {
  return given.length > 0 && given.every((each) => allowed.includes(each))
}

function isBelow(name: string, domain: string | null): boolean {
  if (domain === null) return false
  return name.toLowerCase() === domain.toLowerCase() || name.toLowerCase().endsWith(`.${domain.toLowerCase()}`)
}

/** The same as a step: what the script before it has read comes from `own`. */
export const chooseQuestionsStep: NodeStepRun = ({ state: { p, s }, ports }) => {
  const { ownServers, ownDomain, missingNames } = s['own'] ?? {}
  const pc = { ownServers: textsOf(ownServers), ownDomain: textOf(ownDomain), missingNames: textsOf(missingNames) }
  const asked = { name: textOf(p['name']), server: textOf(p['server']) }
  return Promise.resolve(chooseQuestions(asked, pc, (host) => ports.network.mayReach(host)))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function textsOf(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string' && each !== '') : null
}
