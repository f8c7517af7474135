import { isAdministrators, ownerIn } from '../kernel/security-descriptor.ts'

/** Whose a folder is for this user; `own` also where an administrator has made it, or looks at it. */
export type FolderOwner = 'own' | 'other' | 'unknown'

const sid = /^S-1-\d+(?:-\d+)+$/
/** Integrity of a program that an administrator has started as one, and of the system. */
const elevated = ['S-1-16-12288', 'S-1-16-16384']
/** The descriptor has letters where an account has a number that every PC gives it. */
const wellKnown: Readonly<Record<string, string>> = { LA: '-500', LG: '-501' }

/**
 * `descriptor` = of the folder, as SDDL; `account` = what `whoami` tells of this user and its groups, as CSV. Null = it could not be read.
 */
export function judgeFolderOwner(descriptor: string | null, account: string | null): FolderOwner {
  const owner = descriptor === null ? null : ownerIn(descriptor)
  const numbers = fieldsOf(account ?? '').filter((field) => sid.test(field))
  const [user] = numbers
  if (owner === null || user === undefined) return 'unknown'
  if (isAdministrators(owner) || numbers.some((number) => elevated.includes(number))) return 'own'
  const ending = wellKnown[owner]
  return owner === user || (ending !== undefined && user.endsWith(ending)) ? 'own' : 'other'
}

function fieldsOf(csv: string): readonly string[] {
  return [...csv.matchAll(/"([^"\r\n]*)"/g)].map(([, field = '']) => field)
}
