import type { NativeOutput } from '../../../contract/define-tool.ts'

export type Token = {
  readonly userSid: string
  readonly groupSids: readonly string[]
  readonly inAdministrators: boolean
  /** Null = the label that says it is not in the list. */
  readonly elevated: boolean | null
}

const administrators = 'S-1-5-32-544'
const integrityLabel = 'S-1-16-'
/** High and system. */
const elevatedLabels = ['S-1-16-12288', 'S-1-16-16384']
const sid = /^S-1-\d+(?:-\d+)+$/

/**
 * Reads `whoami /user /groups /fo csv /nh`: one row of two columns for the account, then rows of four for its groups.
 * Only SIDs are read, by their column: names, kinds and attributes are translated. Anything else is no answer.
 */
export function readToken({ stdout }: Pick<NativeOutput, 'stdout'>): Partial<Token> {
  const rows = stdout.split(/\r?\n/).map(columnsOf)
  const user = rows.filter(({ length }) => length === 2).map(([, value = '']) => value)
  const groups = rows.filter(({ length }) => length === 4).map(([, , value = '']) => value)
  const [userSid] = user
  if (user.length !== 1 || userSid === undefined || groups.length === 0) return {}
  if (![...user, ...groups].every((value) => sid.test(value))) return {}
  return {
    userSid,
    groupSids: groups,
    inAdministrators: groups.includes(administrators),
    elevated: groups.some((value) => value.startsWith(integrityLabel))
      ? elevatedLabels.some((label) => groups.includes(label))
      : null,
  }
}

function columnsOf(row: string): readonly string[] {
  return [...row.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value)
}
