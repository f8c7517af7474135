import fc from 'fast-check'
import { expect, test } from 'vitest'

import { plainWorkspace, type Workspace } from '../../../shared/domain/workspace.ts'
import type { Seen } from './follow-links.ts'
import { createEntryFilter, judgeFile, type FileGround, type FileQuestion, type FileVerdict } from './judge-file.ts'
import { posixRules, windowsRules } from './path-rules.ts'
import { isIn, placeOf } from './place.ts'
import { isConfined, refusedFile } from './refused-file.ts'

const docs: Workspace = { ...plainWorkspace('docs', 'C:\\Data\\Docs'), never: ['old', '*.bak'] }
const logs: Workspace = { ...plainWorkspace('logs', 'D:\\Logs'), access: 'read', only: ['*.log'] }
const inner: Workspace = { ...plainWorkspace('inner', 'C:\\Data\\Docs\\Inner'), access: 'read' }

const wide = plainWorkspace('wide', 'E:\\Wide')

const place = (path: string) => placeOf(path, windowsRules) ?? { volume: '', names: [] }
const ground: FileGround = {
  rules: windowsRules,
  workspaces: [docs, logs, inner, wide].map((workspace) => ({ workspace, root: place(workspace.path) })),
  closed: ['C:\\Windows', 'E:\\Wide\\own'].map(place),
}

const agent = { use: 'read', confined: true } as const
const person = { use: 'read', confined: false } as const

function judge(question: FileQuestion, links: Readonly<Record<string, string>> = {}): Promise<FileVerdict> {
  const look = (path: string): Promise<Seen> => {
    const target = links[path]
    return Promise.resolve(target === undefined ? 'there' : { target })
  }
  const kindOf = (path: string) => Promise.resolve(/\.[a-z]+$/i.test(path) ? ('file' as const) : ('folder' as const))
  return judgeFile(question, ground, { look, kindOf })
}

async function answer(question: FileQuestion, links?: Readonly<Record<string, string>>): Promise<string> {
  const judged = await judge(question, links)
  if (judged.verdict === 'refuse') return judged.refusal.reason
  return `${judged.file.workspace?.name ?? 'none'} ${judged.file.path}`
}

test.each<[FileQuestion, string]>([
  [{ ...agent, path: 'C:\\Data\\Docs' }, 'docs C:\\Data\\Docs'],
  [{ ...agent, path: 'c:/data/DOCS/a.txt' }, 'docs c:\\data\\DOCS\\a.txt'],
  [{ ...agent, path: 'docs' }, 'docs C:\\Data\\Docs'],
  [{ ...agent, path: 'docs/deep/a.txt' }, 'docs C:\\Data\\Docs\\deep\\a.txt'],
  [{ ...agent, path: 'a.txt', workspace: 'docs' }, 'docs C:\\Data\\Docs\\a.txt'],
  [{ ...agent, path: '', workspace: 'docs' }, 'docs C:\\Data\\Docs'],
  [{ ...agent, path: 'D:\\Logs\\x\\a.log' }, 'logs D:\\Logs\\x\\a.log'],
  [{ ...agent, path: 'D:\\Logs\\x' }, 'logs D:\\Logs\\x'],
  [{ ...agent, path: 'C:\\Data\\Docs\\Inner\\a.txt' }, 'inner C:\\Data\\Docs\\Inner\\a.txt'],
  [{ ...agent, path: 'C:\\Data\\Docs\\a.txt', use: 'write' }, 'docs C:\\Data\\Docs\\a.txt'],
  [{ ...person, path: 'C:\\Users\\me\\a.txt' }, 'none C:\\Users\\me\\a.txt'],
  [{ ...person, path: 'C:\\Windows\\win.ini' }, 'none C:\\Windows\\win.ini'],
  [{ ...person, path: 'E:\\Wide' }, 'wide E:\\Wide'],
  [{ ...agent, path: 'C:\\Data\\Docs\\.git\\config', withHidden: true }, 'docs C:\\Data\\Docs\\.git\\config'],
])('open: %j', async (question, expected) => expect(await answer(question)).toBe(expected))

test('a letter that stands for a folder is that folder, from the top and behind a link', async () => {
  const letters = { 'Y:\\': 'C:\\Data', 'X:\\': 'E:\\Wide\\own', 'C:\\Data\\Docs\\out': 'X:\\' }
  expect(await answer({ ...agent, path: 'Y:\\Docs\\a.txt' }, letters)).toBe('docs C:\\Data\\Docs\\a.txt')
  expect(await answer({ ...agent, path: 'Y:\\a.txt' }, letters)).toBe('outside')
  expect(await answer({ ...agent, path: 'X:\\a.txt' }, letters)).toBe('own_folder')
  expect(await answer({ ...agent, path: 'C:\\Data\\Docs\\out\\a.txt' }, letters)).toBe('own_folder')
})

test.each<[FileQuestion, string]>([
  [{ ...agent, path: 'C:\\Data' }, 'outside'],
  [{ ...agent, path: 'C:\\Data\\Docs2\\a.txt' }, 'outside'],
  [{ ...agent, path: 'C:\\Data\\Docs\\..\\x.txt' }, 'outside'],
  [{ ...agent, path: '..\\x.txt', workspace: 'docs' }, 'outside'],
  [{ ...agent, path: 'C:\\Users\\me\\a.txt', workspace: 'docs' }, 'outside'],
  [{ ...person, path: 'C:\\Users\\me\\a.txt', use: 'write' }, 'outside'],
  [{ ...agent, path: 'none/a.txt' }, 'unknown_workspace'],
  [{ ...agent, path: 'a.txt', workspace: 'none' }, 'unknown_workspace'],
  [{ ...agent, path: 'C:\\Data\\Docs\\Inner\\a.txt', use: 'write' }, 'read_only'],
  [{ ...agent, path: 'D:\\Logs\\a.log', use: 'write' }, 'read_only'],
  [{ ...agent, path: 'D:\\Logs\\a.txt' }, 'not_only'],
  [{ ...agent, path: 'C:\\Data\\Docs\\OLD\\a.txt' }, 'never'],
  [{ ...agent, path: 'C:\\Data\\Docs\\a.bak' }, 'never'],
  [{ ...agent, path: 'C:\\Data\\Docs\\key.pem' }, 'never'],
  [{ ...person, path: 'C:\\Users\\me\\id_rsa' }, 'never'],
  [{ ...agent, path: 'C:\\Data\\Docs\\.git\\config' }, 'hidden'],
  [{ ...agent, path: 'E:\\Wide\\own\\a.txt' }, 'own_folder'],
  [{ ...agent, path: 'E:\\Wide' }, 'own_folder'],
  [{ ...person, path: 'E:\\Wide\\own\\a.txt' }, 'own_folder'],
  [{ ...agent, path: 'C:\\Data\\Docs\\a.txt:stream' }, 'stream'],
  [{ ...agent, path: '\\\\server\\share\\a' }, 'other_server'],
  [{ ...person, path: '\\\\server\\share\\a' }, 'other_server'],
  [{ ...agent, path: '\\\\?\\C:\\Data\\Docs\\a' }, 'device_namespace'],
  [{ ...agent, path: '\\Data\\Docs\\a' }, 'drive_relative'],
  [{ ...agent, path: 'C:Docs\\a' }, 'drive_relative'],
  [{ ...agent, path: 'docs/con' }, 'device_name'],
  [{ ...agent, path: 'docs/DOCUME~1' }, 'short_name'],
])('closed: %j', async (question, expected) => expect(await answer(question)).toBe(expected))

test('a link opens nothing, and what it leads to is judged by where that is', async () => {
  const out = { 'C:\\Data\\Docs\\out': 'C:\\Users\\me' }
  expect(await answer({ ...agent, path: 'C:\\Data\\Docs\\out\\a.txt' }, out)).toBe('leads_outside')
  expect(await answer({ ...person, path: 'C:\\Data\\Docs\\out\\a.txt' }, out)).toBe('none C:\\Users\\me\\a.txt')
  expect(await answer({ ...person, path: 'out\\a.txt', workspace: 'docs' }, out)).toBe('leads_outside')
  const renamed = { 'C:\\Data\\Docs\\fine.txt': 'C:\\Data\\Docs\\key.pem' }
  expect(await answer({ ...agent, path: 'docs/fine.txt' }, renamed)).toBe('never')
  const across = { 'C:\\Data\\Docs\\l': 'D:\\Logs' }
  expect(await answer({ ...agent, path: 'docs/l/a.log', use: 'write' }, across)).toBe('leads_outside')
  expect(await answer({ ...agent, path: 'C:\\Data\\Docs\\l\\a.log', use: 'write' }, across)).toBe('read_only')
})

test('whatever an agent asks for, what is open lies in a workspace and in nothing that is closed', async () => {
  const name = fc.constantFrom(
    'Docs',
    'docs',
    'Data',
    'Inner',
    'Wide',
    '..',
    '.',
    'own',
    'old',
    'a.txt',
    '.git',
    'Windows',
    'Logs',
    'a.log',
    'l',
  )
  const start = fc.constantFrom('C:\\', 'D:\\', 'E:\\', 'wide/', 'c:/', 'docs/', 'logs/', '\\\\s\\h\\', '', '\\')
  const path = fc.tuple(start, fc.array(name, { maxLength: 6 })).map(([first, names]) => first + names.join('\\'))
  const links = { 'C:\\Data\\Docs\\l': 'C:\\', 'D:\\Logs\\l': 'C:\\Data' }
  const use = fc.constantFrom('read', 'write')
  await fc.assert(
    fc.asyncProperty(path, use, fc.boolean(), async (asked, wanted, withHidden) => {
      const judged = await judge({ path: asked, use: wanted, withHidden, confined: true }, links)
      if (judged.verdict === 'refuse') return
      const { file } = judged
      expect(file.workspace).not.toBeNull()
      expect(isIn(file.place, place(file.workspace?.path ?? ''), windowsRules)).toBe(true)
      expect(ground.closed.some((closed) => isIn(file.place, closed, windowsRules))).toBe(false)
      if (wanted === 'write') expect(file.workspace?.access).toBe('read_write')
      if (!withHidden) expect(file.path).not.toContain('\\.git')
    }),
    { numRuns: 2_000 },
  )
})

test('a pattern or a right taken away never opens anything', async () => {
  const question = fc.record({
    path: fc.constantFrom('docs/a.txt', 'docs/a.bak', 'docs/old/x', 'docs/.git', 'logs/a.log', 'C:\\Data\\Docs\\Inner'),
    use: fc.constantFrom('read', 'write'),
    confined: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      question,
      fc.array(fc.constantFrom('*', '*.txt', 'old'), { maxLength: 2 }),
      async (asked, more) => {
        const narrower = ground.workspaces.map(({ workspace, root }) => ({
          workspace: { ...workspace, access: 'read' as const, never: [...workspace.never, ...more] },
          root,
        }))
        const disk = { look: () => Promise.resolve('there' as const), kindOf: () => Promise.resolve('file' as const) }
        const before = await judgeFile(asked, ground, disk)
        const after = await judgeFile(asked, { ...ground, workspaces: narrower }, disk)
        if (before.verdict === 'refuse') expect(after.verdict).toBe('refuse')
      },
    ),
  )
})

test('on POSIX names differ by case, and `..` leads up from where a link has led', async () => {
  const posix: FileGround = {
    rules: posixRules,
    workspaces: [{ workspace: plainWorkspace('w', '/srv/w'), root: { volume: '', names: ['srv', 'w'] } }],
    closed: [],
  }
  const look = (path: string): Promise<Seen> =>
    Promise.resolve(path === '/srv/w/l' ? { target: '/srv/other/deep' } : 'there')
  const ask = (path: string) => judgeFile({ ...agent, path }, posix, { look, kindOf: () => Promise.resolve('file') })
  expect(await ask('/srv/w/a')).toMatchObject({ verdict: 'allow' })
  expect(await ask('/srv/W/a')).toMatchObject({ refusal: { reason: 'outside' } })
  expect(await ask('/srv/w/l/../../w/a')).toMatchObject({ verdict: 'allow' })
  expect(await ask('w/l/../a')).toMatchObject({ refusal: { reason: 'leads_outside' } })
})

test('each reason has a code of its own for people', () => {
  const asked: FileQuestion = { ...agent, path: 'x' }
  const code = (reason: Parameters<typeof refusedFile>[0]['reason'], question = asked): string =>
    refusedFile({ reason, step: null, workspace: null, pattern: null, known: [] }, question).code
  expect(code('outside')).toBe('folder_not_open')
  expect(code('leads_outside', { ...asked, confined: false })).toBe('outside_workspace')
  expect(code('unknown_workspace')).toBe('unknown_workspace')
  expect(code('read_only')).toBe('workspace_read_only')
  expect(['never', 'not_only', 'hidden', 'own_folder'].map((reason) => code(reason as 'never'))).toEqual(
    Array(4).fill('file_closed'),
  )
  expect(code('stream')).toBe('path_refused')
})

test('agents and models stay in the workspaces; a person does not, nor what rules name', () => {
  expect(isConfined({ kind: 'model', role: 'ai_agent' })).toBe(true)
  expect(isConfined({ kind: 'person', role: 'ai_agent' })).toBe(true)
  expect(isConfined({ kind: 'person', role: 'human_agent' })).toBe(false)
  expect(isConfined({ kind: 'planner', role: 'ai_agent' })).toBe(false)
})

test('an agent knows of no entry that is closed in its folder, and of none outside', () => {
  const filter = createEntryFilter(ground)
  const isOpen = (path: string, isFolder = false): boolean => filter({ place: place(path), isFolder })
  expect(isOpen('C:\\Data\\Docs\\a.txt')).toBe(true)
  expect(isOpen('C:\\Data\\Docs\\OLD', true)).toBe(false)
  expect(isOpen('C:\\Data\\Docs\\a.BAK')).toBe(false)
  expect(isOpen('C:\\Data\\Docs\\id_rsa')).toBe(false)
  expect(isOpen('C:\\Data\\other.txt')).toBe(false)
  expect(isOpen('E:\\Wide\\own', true)).toBe(false)
  expect(isOpen('E:\\Wide\\other', true)).toBe(true)
  expect(isOpen('D:\\Logs\\a.txt')).toBe(false)
  expect(isOpen('D:\\Logs\\a.log')).toBe(true)
  expect(isOpen('D:\\Logs\\deep', true)).toBe(true)
})
