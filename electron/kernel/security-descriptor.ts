import { accessRightBits } from './access-right-bits.ts'

/** `contents` = nothing in it may change; `place` = it may not be moved, replaced or opened to others. */
export type Guarded = 'contents' | 'place'

/** Why somebody else than an administrator may change it; `unknown` = what cannot be understood counts as open. */
export type OpenReason = 'owner' | 'writable' | 'unknown'

// Administrators, SYSTEM and TrustedInstaller, by their letters and by their numbers: names are translated, these are not.
const administrators: ReadonlySet<string> = new Set([
  'BA',
  'S-1-5-32-544',
  'SY',
  'S-1-5-18',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
])

/** Delete, change the rights, take ownership, everything, write in general. */
const ofTheThingItself = 0x1_0000 | 0x4_0000 | 0x8_0000 | 0x1000_0000 | 0x4000_0000
const deleteChild = 0x40
/** Write data or add a file, append or add a folder, write attributes of both kinds. */
const write = 0x2 | 0x4 | 0x10 | 0x100
const forbidden: Readonly<Record<Guarded, number>> = {
  place: ofTheThingItself | deleteChild,
  contents: ofTheThingItself | deleteChild | write,
}

const sid = /^(?:[A-Z]{2}|S-1-\d+(?:-\d+)*)$/
const descriptor =
  /^O:([A-Z]{2}|S-1-[\d-]+)(?:G:(?:[A-Z]{2}|S-1-[\d-]+))?D:([A-Z_]*)((?:\([^()]*(?:\([^()]*\)[^()]*)*\))+)(?:S:.*)?$/s
const entryForm = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g
const ownerForm = /^O:(.+?)(?=[GDS]:|$)/s

/** Whose it is, by letters or number; null = the descriptor does not say. */
export function ownerIn(sddl: string): string | null {
  const owner = ownerForm.exec(sddl.trim())?.[1]
  return owner !== undefined && sid.test(owner) ? owner : null
}

/** Administrators as a whole, the system, and what installs Windows. */
export function isAdministrators(owner: string): boolean {
  return administrators.has(owner)
}

/**
 * Why a file or folder of Windows may be changed by somebody else than an administrator, read from its security descriptor in SDDL;
 * null = it is surely closed. Without a list, or without an entry in it, nobody can say.
 */
export function openReasonOf(sddl: string, guarded: Guarded): OpenReason | null {
  const text = sddl.trim()
  const owner = ownerIn(text)
  if (owner !== null && !isAdministrators(owner)) return 'owner'
  const [, , flags = '', entries = ''] = descriptor.exec(text) ?? []
  if (entries === '' || flags.includes('NO_ACCESS_CONTROL')) return 'unknown'
  const reasons = [...entries.matchAll(entryForm)].map(([, entry = '']) => reasonOf(entry, forbidden[guarded]))
  return reasons.find((reason) => reason === 'unknown') ?? reasons.find((reason) => reason !== null) ?? null
}

function reasonOf(entry: string, forbiddenBits: number): OpenReason | null {
  const [type = '', flags = '', rights = '', , , who = ''] = entry.split(';')
  // An entry that takes rights away opens nothing.
  if (type === 'D') return null
  // Entries with conditions, or for one kind of object, are read by nobody here.
  if (type !== 'A' || !sid.test(who)) return 'unknown'
  // For what will be created below, not for this file or folder itself.
  if (/^(?:[A-Z]{2})*$/.test(flags) && pairs(flags).includes('IO')) return null
  const bits = bitsOf(rights)
  if (bits === null) return 'unknown'
  return (bits & forbiddenBits) === 0 || administrators.has(who) ? null : 'writable'
}

/** In hexadecimal or by pairs of letters; null = neither. */
function bitsOf(rights: string): number | null {
  if (/^0x[0-9a-f]{1,8}$/i.test(rights)) return Number.parseInt(rights, 16)
  if (!/^(?:[A-Z]{2})+$/.test(rights)) return null
  return pairs(rights).reduce<number | null>((bits, pair) => {
    const bit = accessRightBits[pair]
    return bits === null || bit === undefined ? null : bits | bit
  }, 0)
}

function pairs(text: string): readonly string[] {
  return text.match(/../g) ?? []
}
