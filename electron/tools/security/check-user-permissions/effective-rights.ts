import { accessRightBits } from '../../../kernel/access-right-bits.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

/** Null = cannot be told from the list of rights alone. */
export type EffectiveRights = {
  canRead: boolean | null
  canWrite: boolean | null
  canDelete: boolean | null
  canChangeRights: boolean | null
}

export type Holder = {
  readonly userSid: string
  readonly groupSids: readonly string[]
  readonly elevated: boolean | null
}

const readData = 0x1
const writeData = 0x2 | 0x4
const deleteItself = 0x1_0000
const changeRights = 0x4_0000
const everything = readData | writeData | deleteItself | changeRights

/** Generic rights, and what files understand by them. */
const generic = [
  ['GA', 'FA'],
  ['GX', 'FX'],
  ['GW', 'FW'],
  ['GR', 'FR'],
].map(([general = '', file = '']) => ({ bit: rightBits(general) ?? 0, meaning: rightBits(file) ?? 0 }))

/** Accounts that SDDL writes in two letters. */
const accounts: Readonly<Record<string, string>> = {
  AN: 'S-1-5-7',
  AU: 'S-1-5-11',
  BA: 'S-1-5-32-544',
  BG: 'S-1-5-32-546',
  BO: 'S-1-5-32-551',
  BU: 'S-1-5-32-545',
  CG: 'S-1-3-1',
  CO: 'S-1-3-0',
  IU: 'S-1-5-4',
  LS: 'S-1-5-19',
  MU: 'S-1-5-32-559',
  NO: 'S-1-5-32-556',
  NS: 'S-1-5-20',
  NU: 'S-1-5-2',
  OW: 'S-1-3-4',
  PO: 'S-1-5-32-550',
  PS: 'S-1-5-10',
  PU: 'S-1-5-32-547',
  RC: 'S-1-5-12',
  RD: 'S-1-5-32-555',
  RE: 'S-1-5-32-552',
  RU: 'S-1-5-32-554',
  SO: 'S-1-5-32-549',
  SU: 'S-1-5-6',
  SY: 'S-1-5-18',
  WD: 'S-1-1-0',
}
const ownerRights = 'S-1-3-4'
/** Memberships that count only in an elevated process: before that they can deny, but not allow. */
const needElevation = /^(?:S-1-5-32-(?:544|547|548|549|550|551)|S-1-5-21-\d+-\d+-\d+-(?:512|516|518|519|520))$/
const plainTypes = new Set(['A', 'D'])
/** Entries for auditing and labels say nothing about access. */
const silentTypes = new Set(['AU', 'AL', 'OU', 'OL', 'ML', 'SP', 'RA'])

type Entry = {
  readonly type: string
  readonly flags: string
  readonly mask: number | null
  readonly sid: string | null
}

/**
 * Walks a list of rights (SDDL) in the order in which it is stored, as Windows does: what is decided first stays.
 * Rights of a share, the read-only mark of a file and central rules are not part of it. What it cannot judge, such as
 * a condition on claims, leaves the rights that it is about unknown.
 */
export function effectiveRights(sddl: string, holder: Holder): EffectiveRights {
  const { owner, entries } = parseSddl(sddl)
  if (entries === null) return answer(everything, 0)
  const allowing = new Set([holder.userSid, ...holder.groupSids.filter((sid) => mayAllow(sid, holder))])
  const denying = new Set([holder.userSid, ...holder.groupSids])
  const owns = owner !== null && allowing.has(owner)
  if (owns) for (const set of [allowing, denying]) set.add(ownerRights)
  let allowed = 0
  let denied = 0
  let unknown = 0
  // An owner may always change the rights, unless an entry says what owners may.
  if (owns && !entries.some(({ sid, flags }) => sid === ownerRights && !isInheritOnly(flags))) allowed |= changeRights
  for (const entry of entries.filter(({ flags, type }) => !isInheritOnly(flags) && !silentTypes.has(type))) {
    const open = (entry.mask ?? everything) & everything & ~allowed & ~denied
    const isCertain = entry.mask !== null && entry.sid !== null && plainTypes.has(entry.type)
    if (!isCertain) unknown |= concerns(entry, denying) ? open : 0
    else if (entry.type === 'A' && allowing.has(entry.sid)) allowed |= open & ~unknown
    else if (entry.type === 'D' && denying.has(entry.sid)) denied |= open & ~unknown
  }
  return answer(allowed, unknown)
}

/** The list of rights is empty or missing when the path is: then there is nothing to say. */
export const effectiveRightsStep: NodeStepRun = ({ state }) => {
  const { sddl } = state.s['policy'] ?? {}
  const { userSid, groupSids, elevated } = state.s['token'] ?? {}
  const isKnown = typeof sddl === 'string' && typeof userSid === 'string' && Array.isArray(groupSids)
  if (!isKnown) return Promise.resolve({ canRead: null, canWrite: null, canDelete: null, canChangeRights: null })
  const holder = { userSid, groupSids: groupSids.map(String), elevated: elevated === null ? null : elevated === true }
  return Promise.resolve({ ...effectiveRights(sddl, holder) })
}

function mayAllow(sid: string, { elevated }: Holder): boolean {
  return elevated === true || !needElevation.test(sid)
}

function concerns({ sid }: Entry, own: ReadonlySet<string>): boolean {
  return sid === null || own.has(sid)
}

function isInheritOnly(flags: string): boolean {
  return /^(?:..)*IO/.test(flags)
}

function answer(allowed: number, unknown: number): EffectiveRights {
  const can = (wanted: number): boolean | null => {
    if ((allowed & wanted) === wanted) return true
    return ((allowed | unknown) & wanted) === wanted ? null : false
  }
  return {
    canRead: can(readData),
    canWrite: can(writeData),
    canDelete: can(deleteItself),
    canChangeRights: can(changeRights),
  }
}

type ParsedRights = { readonly owner: string | null; readonly entries: readonly Entry[] | null }

/** `entries` null = there is no list at all, which means that everybody may do everything. */
function parseSddl(sddl: string): ParsedRights {
  const owner = /^O:(S-1-[\d-]+|[A-Z]{2})/.exec(sddl)?.[1]
  const list = /D:([A-Z_]*)((?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)/.exec(
    sddl.replace(/S:(?:\(|P|AI|AR).*$/, ''),
  )
  const isMissing = list === null || list[1]?.includes('NO_ACCESS_CONTROL') === true
  return {
    owner: owner === undefined ? null : sidOf(owner),
    entries: isMissing ? null : [...(list[2] ?? '').matchAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(entryOf),
  }
}

function entryOf([text]: RegExpMatchArray): Entry {
  const [type = '', flags = '', rights = '', , , account = ''] = text.slice(1, -1).split(';')
  return { type, flags, mask: maskOf(rights), sid: sidOf(account) }
}

function maskOf(rights: string): number | null {
  if (/^(?:0x[0-9a-f]{1,8}|\d{1,10})$/i.test(rights)) return ofFiles(Number(rights))
  const pairs = rights.match(/../g) ?? []
  const bits = pairs.map(rightBits)
  if (pairs.length * 2 !== rights.length || bits.includes(null)) return null
  return bits.reduce<number>((sum, right) => sum | ofFiles(right ?? 0), 0)
}

function rightBits(letters: string): number | null {
  return accessRightBits[letters] ?? null
}

function ofFiles(mask: number): number {
  return generic.reduce((sum, { bit, meaning }) => ((mask & bit) === 0 ? sum : sum | meaning), mask | 0)
}

/** Accounts of a domain are written relative to it: which they are cannot be told from here. */
function sidOf(account: string): string | null {
  return /^S-1-\d+(?:-\d+)+$/.test(account) ? account : (accounts[account] ?? null)
}
