import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { defineTool, type NativeOutput, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { effectiveRightsStep } from './effective-rights.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

type Token = {
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

/** Everything is decided by SIDs: names are translated. Only paths with a drive letter: opening an arbitrary server path would send a sign-in proof to it. */
export const tool = defineTool({
  name: 'check_user_permissions',
  version: 1,
  category: 'security',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['path'] },
  typicalMs: 700,
  timeoutMs: 25_000,
  args: () =>
    z.strictObject({ path: folderPath(260).nullable().default(null).meta({ slot: 'user_folder', guessed: true }) }),
  result: () =>
    z.object({
      userName: z.string(),
      userDomain: z.string(),
      userSid: z.string(),
      groupSids: z.array(z.string()),
      inAdministrators: z.boolean(),
      elevated: z.boolean().nullable(),
      uacOn: z.boolean().nullable(),
      adminPrompt: z.int().describe('0 none, 1 to 5 prompt').nullable(),
      userPrompt: z.int().describe('0 = automatically denied').nullable(),
      path: z.string().nullable(),
      pathExists: z.boolean().nullable(),
      sddl: z.string().nullable(),
      owner: z.string().nullable(),
      canRead: z.boolean().nullable(),
      canWrite: z.boolean().nullable(),
      canDelete: z.boolean().nullable(),
      canChangeRights: z.boolean().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [
    {
      id: 'token',
      via: 'native',
      outputs: ['userSid', 'groupSids', 'inAdministrators', 'elevated'],
      executable: '%SystemRoot%\\System32\\whoami.exe',
      argv: ['/user', '/groups', '/fo', 'csv', '/nh'],
      okExitCodes: [0],
      decode: 'oem',
      parse: readToken,
    },
    powershell(run, 'policy'),
    {
      id: 'effective',
      via: 'node',
      outputs: ['canRead', 'canWrite', 'canDelete', 'canChangeRights'],
      run: effectiveRightsStep,
    },
  ],
  unknownWhen: 'userSid == null || (path != null && pathExists == true && sddl == null)',
  findings: [
    { id: 'no_read', severity: 'problem', when: 'canRead == false', culprits: { each: 'path', name: 'it' } },
    {
      id: 'no_write',
      severity: 'warning',
      when: 'canRead == true && canWrite == false',
      culprits: { each: 'path', name: 'it' },
    },
    { id: 'cannot_elevate', severity: 'info', when: 'inAdministrators == false && userPrompt == 0' },
    {
      id: 'needs_other_account',
      severity: 'info',
      when: 'inAdministrators == false && (userPrompt == null || userPrompt != 0)',
    },
    { id: 'uac_off', severity: 'warning', when: 'uacOn == false' },
    { id: 'path_missing', severity: 'info', when: 'pathExists == false' },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'admin',
          states: [
            { when: 'inAdministrators == true', word: 'yes' },
            { when: 'inAdministrators == false', word: 'no' },
          ],
        },
      ],
    },
    {
      kind: 'tiles',
      when: 'path != null',
      things: [
        {
          word: 'read',
          states: [
            { when: 'canRead == true', word: 'yes', role: 'ok' },
            { when: 'canRead == false', word: 'no' },
          ],
        },
        {
          word: 'write',
          states: [
            { when: 'canWrite == true', word: 'yes', role: 'ok' },
            { when: 'canWrite == false', word: 'no' },
          ],
        },
        {
          word: 'remove',
          states: [
            { when: 'canDelete == true', word: 'yes', role: 'ok' },
            { when: 'canDelete == false', word: 'no' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['permission', 'file', 'installed-software'], symptoms: ['no-save'] },
  texts,
})
