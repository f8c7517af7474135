import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { fail, ok } from '../../kernel/result.ts'
import type { ScriptCall } from '../powershell/script-runner.ts'
import { createBackups } from './backups.ts'
import { createClosedFolders, makeClosedOnWindows, type MakeClosed } from './closed-folder.ts'
import { createPathRights, windowsRights, type FoundRights, type ReadRights } from './path-rights.ts'

const closed: FoundRights = { isLink: false, closedFor: () => true }
const addable: FoundRights = { isLink: false, closedFor: (guarded) => guarded === 'place' }
const open: FoundRights = { isLink: false, closedFor: () => false }
const link: FoundRights = { ...closed, isLink: true }

/** Windows whose folders have these rights; the others are closed. */
function rightsOf(special: Readonly<Record<string, FoundRights | null>>): ReadRights {
  return (paths) => Promise.resolve(paths.map((path) => (path in special ? (special[path] ?? null) : closed)))
}

describe('whether a program lies where nobody else can change it', () => {
  const program = 'C:\\Program Files\\Deskmedic\\Deskmedic.exe'
  test.each([
    ['all closed', {}, 'closed'],
    ['the root of the drive, where others may add folders', { 'C:\\': addable }, 'closed'],
    ['an open folder around it', { 'C:\\Program Files': open }, 'open'],
    ['an open folder right around it', { 'C:\\Program Files\\Deskmedic': open }, 'open'],
    ['a program that others may write', { [program]: addable }, 'open'],
    ['a link in its way', { 'C:\\Program Files\\Deskmedic': link }, 'open'],
    ['a folder that cannot be read', { 'C:\\Program Files': null }, 'unreadable'],
    ['open before unreadable', { 'C:\\': null, 'C:\\Program Files': open }, 'open'],
  ] as const)('%s', async (_, special, verdict) => {
    expect(await createPathRights(rightsOf(special), 'win32').judge(program)).toBe(verdict)
  })

  test('a program on a server, or at a place that is no path, is open', async () => {
    const rights = createPathRights(rightsOf({}), 'win32')
    for (const path of ['\\\\server\\share\\Deskmedic.exe', 'Deskmedic.exe', '\\\\?\\C:\\x.exe', '']) {
      expect(await rights.judge(path), path).toBe('open')
    }
  })

  test('a reader that fails, or answers too little, says nothing', async () => {
    const broken = createPathRights(() => Promise.reject(new Error('no host')), 'win32')
    expect(await broken.judge(program)).toBe('unreadable')
    expect(await createPathRights(() => Promise.resolve([closed]), 'win32').judge(program)).toBe('unreadable')
  })
})

describe('rights on Windows come as a security descriptor', () => {
  const answering = (rows: unknown) => {
    const records = [{ rows }]
    return windowsRights({
      run: () => Promise.resolve(ok({ records, empty: false, workingSetBytes: null, ageMs: 0 })),
    })
  }
  const sddl = 'O:BAG:BAD:P(A;;FA;;;BA)'

  test('one for each path, by its path', async () => {
    const read = answering([
      { path: 'C:\\b', sddl, isLink: false },
      { path: 'C:\\a', sddl: '', isLink: false },
    ])
    const found = await read(['C:\\a', 'C:\\b', 'C:\\c'])
    expect(found.map((rights) => rights?.closedFor('contents') ?? null)).toEqual([false, true, null])
  })

  test.each([
    [null],
    ['text'],
    [[{ path: 'C:\\a', sddl: null, isLink: false }]],
    [[{ path: 'C:\\a', sddl }]],
    [[null]],
  ])('an answer of another shape is none: %j', async (rows) => {
    expect(await answering(rows)(['C:\\a'])).toEqual([null])
  })

  test('a script that fails gives none', async () => {
    expect(await windowsRights({ run: () => Promise.resolve(fail('session_lost')) })(['C:\\a'])).toEqual([null])
  })
})

describe('a closed folder', () => {
  const madeAt = (made: string[][]): MakeClosed => {
    return (folders) => {
      made.push([...folders])
      return Promise.resolve(ok(undefined))
    }
  }
  const foldersWith = (special: Readonly<Record<string, FoundRights | null>>, made: string[][] = []) =>
    createClosedFolders({
      root: 'C:\\ProgramData\\Deskmedic',
      make: madeAt(made),
      rights: createPathRights(rightsOf(special), 'win32'),
      platform: 'win32',
    })

  test('is made once, with the one around it', async () => {
    const made: string[][] = []
    const folders = foldersWith({ 'C:\\ProgramData': addable }, made)
    const backups = ok('C:\\ProgramData\\Deskmedic\\Backups')
    expect([await folders.open('Backups'), await folders.open('Backups')]).toEqual([backups, backups])
    expect(made).toEqual([['C:\\ProgramData\\Deskmedic', 'C:\\ProgramData\\Deskmedic\\Backups']])
  })

  test.each([
    ['a user made it before', { 'C:\\ProgramData\\Deskmedic\\Undo': open }, 'open'],
    ['others may write into it', { 'C:\\ProgramData\\Deskmedic\\Undo': addable }, 'open'],
    ['a user made the one around it', { 'C:\\ProgramData\\Deskmedic': open }, 'open'],
    ['a link stands in its place', { 'C:\\ProgramData\\Deskmedic\\Undo': link }, 'open'],
    ['nobody can say whose it is', { 'C:\\ProgramData\\Deskmedic\\Undo': null }, 'unreadable'],
  ] as const)('is not used when %s', async (_, special, reason) => {
    const opened = await foldersWith(special).open('Undo')
    expect(opened).toMatchObject({ ok: false, error: { code: 'folder_not_closed', data: { reason } } })
  })

  const hostIn = (languageMode: 'full' | 'constrained', calls: ScriptCall[]) => ({
    facts: () => Promise.resolve(ok({ languageMode, scripts: languageMode, version: '5.1', oemCodePage: null })),
    run: (call: ScriptCall) => {
      calls.push(call)
      return Promise.resolve(ok({ records: [{ made: true }], empty: false, workingSetBytes: null, ageMs: 0 }))
    },
  })

  test('has its rights from its first moment: they go with the call that makes it', async () => {
    const calls: ScriptCall[] = []
    expect(await makeClosedOnWindows(hostIn('full', calls))(['C:\\a'])).toEqual(ok(undefined))
    expect(calls[0]?.args.p).toEqual({ folders: ['C:\\a'], sddl: 'O:BAG:BAD:P(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)' })
  })

  test('is not made in constrained language mode', async () => {
    const calls: ScriptCall[] = []
    expect(await makeClosedOnWindows(hostIn('constrained', calls))(['C:\\a'])).toMatchObject({ ok: false })
    expect(calls).toEqual([])
  })
})

describe('backups', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'dm-backups-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  let count = 0
  const backupsIn = () =>
    createBackups({ openRoot: () => Promise.resolve(ok(root)), ids: { newId: () => `id${String((count += 1))}` } })
  const content = [
    { name: 'one.txt', text: 'G\u0094', encoding: 'latin1' },
    { name: 'two.json', text: '한', encoding: 'utf8' },
  ] as const

  test('are kept byte for byte and found by their name', async () => {
    const backups = backupsIn()
    const [first, second] = [await backups.keep('network', content), await backups.keep('network', content)]
    expect(first).toMatch(/^network-id\d+$/)
    expect(first).not.toBe(second)
    expect([...readFileSync(await backups.find(first, 'one.txt'))]).toEqual([0x47, 0x94])
    expect(readFileSync(await backups.find(first, 'two.json'), 'utf8')).toBe('한')
  })

  test.each(['..', '../x', 'C:\\x', 'network', 'network-../..', '', 'network-a/b', 'network-a\u0000'])(
    'the name %j leads nowhere',
    async (name) => {
      await expect(backupsIn().find(name, 'one.txt')).rejects.toThrow('backup_name')
      await expect(backupsIn().find('network-a', name)).rejects.toThrow()
    },
  )

  test('a link in the place of a backup or of its file is none', async () => {
    mkdirSync(join(root, 'elsewhere'))
    writeFileSync(join(root, 'elsewhere', 'one.txt'), 'x')
    symlinkSync(join(root, 'elsewhere'), join(root, 'network-a'))
    mkdirSync(join(root, 'network-b'))
    symlinkSync(join(root, 'elsewhere', 'one.txt'), join(root, 'network-b', 'one.txt'))
    await expect(backupsIn().find('network-a', 'one.txt')).rejects.toThrow('no_backup')
    await expect(backupsIn().find('network-b', 'one.txt')).rejects.toThrow('no_backup')
  })

  test('without a closed folder nothing is kept, and so nothing is changed', async () => {
    const openRoot = () => Promise.resolve(fail('folder_not_closed', { folder: 'x' }))
    const backups = createBackups({ openRoot, ids: { newId: () => 'a' } })
    await expect(backups.keep('network', content)).rejects.toThrow('folder_not_closed')
  })
})
