import { accessRightBits } from '../../kernel/access-right-bits.ts'

/**
 * Who may change a file or folder of Windows, read from its security descriptor in SDDL: letters and numbers that no language
 * translates. What cannot be understood counts as open.
 */

/** `contents` = nothing in it may change; `place` = it may not be moved, replaced or opened to others. */
export type Guarded = 'contents' | 'place'

/** SYSTEM, administrators (also of the domain), TrustedInstaller: who could do it anyway. */
const trusted = new Set([
  'SY',
  'BA',
  'LA',
  'DA',
  'EA',
  'S-1-5-18',
  'S-1-5-32-544',
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

/** True when nobody but administrators and the system can change it, and it belongs to one of them. */
export function isClosed(sddl: string, guarded: Guarded): boolean {
  const owner = /^O:([A-Z]{2}|S-1-[\d-]+)(?=[GDS]:|$)/.exec(sddl)?.[1]
  if (owner === undefined || !trusted.has(owner)) return false
  const list = /D:([A-Z]*)((?:\([^()]*\))*)(?:S:|$)/.exec(sddl)
  // No list at all lets everybody do everything.
  if (list === null || list[1]?.includes('NO_ACCESS_CONTROL') === true || list[2] === '') return false
  return [...(list[2] ?? '').matchAll(/\(([^()]*)\)/g)].every(([, entry = '']) => isHarmless(entry, forbidden[guarded]))
}

function isHarmless(entry: string, forbiddenBits: number): boolean {
  const [type, flags = '', rights = '', , , who = ''] = entry.split(';')
  // An entry that takes rights away opens nothing, and one that is only inherited says nothing of the folder itself.
  if (type === 'D' || (type === 'A' && /^(?:[A-Z]{2})*$/.test(flags) && pairs(flags).includes('IO'))) return true
  if (type !== 'A' || !sid.test(who)) return false
  if (trusted.has(who)) return true
  const bits = bitsOf(rights)
  return bits !== null && (bits & forbiddenBits) === 0
}

function bitsOf(rights: string): number | null {
  if (/^0x[0-9a-fA-F]{1,8}$/.test(rights)) return Number.parseInt(rights, 16)
  if (!/^(?:[A-Z]{2})+$/.test(rights)) return null
  let bits = 0
  for (const name of pairs(rights)) {
    const known = accessRightBits[name]
    if (known === undefined) return null
    bits |= known
  }
  return bits
}

function pairs(text: string): readonly string[] {
  return text.match(/../g) ?? []
}
