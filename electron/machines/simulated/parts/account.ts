import { definePart } from './part.ts'

/** The signed-in account, and who may do what with folders and files. */
export type AccountState = {
  userName: string
  userDomain: string
  userSid: string
  groupSids: string[]
  userAccountControl: boolean
  adminPrompt: number
  userPrompt: number
  /** Rights as Windows writes them (SDDL), by path; what has none of its own has those of its folder. */
  rights: Record<string, string>
}

const userSid = 'S-1-5-21-1-2-3-1001'

function initialAccount(): AccountState {
  return {
    userName: 'test',
    userDomain: 'PC-TEST',
    userSid,
    groupSids: ['S-1-1-0', 'S-1-5-32-545', 'S-1-5-32-544', 'S-1-16-8192'],
    userAccountControl: true,
    adminPrompt: 5,
    userPrompt: 3,
    rights: {
      'C:': 'O:SYG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)',
      'C:\\Users\\test': `O:SYG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;FA;;;${userSid})`,
    },
  }
}

export type Account = {
  /** The rights that apply to a path, its own or those it has from above. */
  rightsOf(path: string): string | null
}

function createAccount(account: AccountState): Account {
  const known = (path: string): string | undefined =>
    Object.entries(account.rights).find(([place]) => place.toLowerCase() === path.toLowerCase())?.[1]
  const rightsOf = (path: string): string | null => {
    const place = path.replace(/\\+$/, '')
    const end = place.lastIndexOf('\\')
    return known(place) ?? (end < 0 ? null : rightsOf(place.slice(0, end)))
  }
  return { rightsOf }
}

export const accountPart = definePart({ healthy: initialAccount, create: createAccount })
