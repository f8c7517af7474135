import { accessRightBits } from '../kernel/access-right-bits.ts'
import type { Distrust } from './machine-policy.ts'

// Administrators, SYSTEM and TrustedInstaller, by their letters and by their numbers: names are translated, these are not.
const administrators: ReadonlySet<string> = new Set([
  'BA',
  'S-1-5-32-544',
  'SY',
  'S-1-5-18',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
])

/** To write, add to, rename, delete, or give oneself any of it; for files and folders alike. */
const changes = 0x2 | 0x4 | 0x10 | 0x40 | 0x100 | 0x10000 | 0x40000 | 0x80000 | 0x10000000 | 0x40000000

const descriptor = /^O:(.+?)(?:G:(.+?))?D:([A-Z_]*)((?:\([^()]*(?:\([^()]*\))*[^()]*\))*)(?:S:.*)?$/s
const entryForm = /\(([^()]*(?:\([^()]*\))*[^()]*)\)/g

/**
 * Why a file or folder of Windows may be changed by somebody else than an administrator, or null. `text` is its security descriptor as
 * SDDL text with owner and access list. What is not understood counts as open: only what is surely closed is trusted.
 */
export function distrustOf(text: string): Distrust | null {
  const [, owner, , flags = '', entries = ''] = descriptor.exec(text.trim()) ?? []
  // Without a list everybody may do everything.
  if (owner === undefined || flags.includes('NO_ACCESS_CONTROL')) return 'unknown'
  if (!administrators.has(owner)) return 'owner'
  const reasons = [...entries.matchAll(entryForm)].map(([, entry = '']) => distrustOfEntry(entry))
  if (reasons.includes('unknown')) return 'unknown'
  return reasons.includes('writable') ? 'writable' : null
}

function distrustOfEntry(entry: string): Distrust | null {
  const [type = '', flags = '', rights = '', , , who = ''] = entry.split(';')
  if (type === 'D' || type === 'OD' || type === 'XD') return null
  if (type !== 'A' && type !== 'OA' && type !== 'XA') return 'unknown'
  // For what will be created below, not for this file or folder itself.
  if (/^(..)*IO/.test(flags)) return null
  const bits = bitsOf(rights)
  if (bits === null) return 'unknown'
  return (bits & changes) === 0 || administrators.has(who) ? null : 'writable'
}

/** In hexadecimal or by pairs of letters; null = neither. */
function bitsOf(rights: string): number | null {
  if (/^0x[0-9a-f]{1,8}$/i.test(rights)) return Number.parseInt(rights, 16)
  if (/^[0-9]{1,10}$/.test(rights)) return Number(rights)
  const letters = rights.match(/../g) ?? []
  if (letters.join('') !== rights) return null
  return letters.reduce<number | null>((bits, pair) => {
    const bit = accessRightBits[pair]
    return bits === null || bit === undefined ? null : bits | bit
  }, 0)
}
