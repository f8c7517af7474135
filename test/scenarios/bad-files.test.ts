import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { EndedCall } from '../../shared/domain/tool-call.ts'
import {
  badNames,
  layOutBadFiles,
  openBadFiles,
  outcomeOf,
  standing,
  type BadFile,
  watchMemory,
  type BadFiles,
} from './bad-files.ts'

const skip = process.platform === 'win32'
let files: BadFiles
let close = (): Promise<void> => Promise.resolve()
beforeAll(async () => {
  if (skip) return
  files = await openBadFiles()
  close = () => files.close()
})
afterAll(() => close())

const at = (name: string): string => path.join(files.folder, name)
const agent = { kind: 'model', role: 'ai_agent' } as const

type Expected = Readonly<Record<BadFile, string>>
type Row = {
  readonly tool: string
  readonly args: (name: string) => object
  readonly expected: Expected
  /** Where it is no refusal that something changes. */
  readonly changes?: boolean
}

const [team, now] = [{ workspace: 'team' }, { dryRun: false }]
const deleteFirst = [{ kind: 'delete', from: 1, to: 1 }]
const isLoop = { loop: 'path_refused link_loop' } as const
const badName = { broken: 'invalid_arguments not_allowed' } as const
const fits = { damaged: 'healthy', turned: 'healthy' } as const
const leadOut = { device: 'outside_workspace', outside: 'outside_workspace' } as const

/** What names a folder, where only a folder is one. */
const asFolder: Expected = {
  ...{ huge: 'unknown', binary: 'unknown', pipe: 'unknown', device: 'unknown', loop: 'unknown', outside: 'unknown' },
  ...{ missing: 'unknown', folder: 'healthy', damaged: 'unknown', turned: 'unknown', ...badName },
}
const asText: Expected = {
  ...{ huge: 'edit_too_large', binary: 'edit_too_large', pipe: 'no_text_file', folder: 'no_text_file' },
  ...{ missing: 'file_unreadable ENOENT', ...leadOut, ...isLoop, ...fits, ...badName },
}
const asWhole: Expected = {
  ...{ huge: 'no_plain_file large', binary: 'no_plain_file large', pipe: 'no_plain_file other' },
  ...{ missing: 'no_plain_file missing', folder: 'no_plain_file folder', ...leadOut, ...isLoop, ...fits, ...badName },
}
const noRepository = 'healthy not_a_repository'
const asRepository: Expected = {
  ...{ huge: noRepository, binary: noRepository, pipe: noRepository, device: noRepository, outside: noRepository },
  ...{ folder: noRepository, damaged: noRepository, turned: noRepository, ...badName },
  ...{ loop: 'unknown not_understood', missing: 'unknown not_understood' },
}
const inRepository = (each: string): string => each.replace(/^(?:healthy|unknown) /, 'not_committed ')
const noFolder = 'file_unreadable ENOTDIR'

const rows: readonly Row[] = [
  {
    tool: 'read_file',
    args: (name) => ({ path: at(name) }),
    expected: {
      ...asWhole,
      ...{ huge: 'no_plain_file binary', binary: 'no_plain_file binary', device: 'no_plain_file other' },
      // A person may read what the link leads to.
      outside: 'healthy',
    },
  },
  { tool: 'list_files', args: (name) => ({ path: at(name) }), expected: asFolder },
  { tool: 'search_files', args: (name) => ({ root: at(name), glob: '*.log' }), expected: asFolder },
  { tool: 'search_files', args: (name) => ({ root: at(name), content: 'needle' }), expected: asFolder },
  {
    tool: 'edit_file',
    args: (name) => ({ ...team, ...now, path: name, edits: deleteFirst }),
    ...{ expected: asText, changes: true },
  },
  {
    tool: 'batch_edit',
    args: (name) => ({
      ...{ ...team, ...now },
      files: [
        { path: 'good.log', edits: deleteFirst },
        { path: name, edits: deleteFirst },
      ],
    }),
    ...{ expected: asText, changes: true },
  },
  {
    tool: 'write_file',
    args: (name) => ({ ...team, ...now, path: name, text: 'x' }),
    expected: {
      ...{ huge: 'file_exists', binary: 'file_exists', pipe: 'file_exists', folder: 'file_exists' },
      ...{ damaged: 'file_exists', turned: 'file_exists', missing: 'healthy', ...leadOut, ...isLoop, ...badName },
    },
    changes: true,
  },
  { tool: 'diff_files', args: (name) => ({ ...team, before: 'good.log', after: name }), expected: asText },
  {
    tool: 'check_file_contents',
    args: (name) => ({ ...team, files: [{ path: name }] }),
    // That there is none is what it says.
    expected: { ...asText, missing: 'healthy' },
  },
  { tool: 'copy_file', args: (name) => ({ ...team, ...now, path: name, to: 'x' }), expected: asWhole, changes: true },
  { tool: 'move_file', args: (name) => ({ ...team, ...now, path: name, to: 'x' }), expected: asWhole, changes: true },
  { tool: 'delete_file', args: (name) => ({ ...team, ...now, path: name }), expected: asWhole, changes: true },
  {
    tool: 'code_search',
    args: (name) => ({ path: at(name), question: 'needle' }),
    expected: {
      ...{ huge: noFolder, binary: noFolder, pipe: noFolder, device: noFolder, outside: noFolder, damaged: noFolder },
      ...{ turned: noFolder, missing: 'file_unreadable ENOENT', folder: 'healthy', ...isLoop, ...badName },
    },
  },
  ...['git_status', 'git_diff', 'git_log', 'git_branch'].map((tool): Row => ({
    tool,
    args: (name) => ({ path: at(name) }),
    expected: asRepository,
  })),
  {
    tool: 'git_commit',
    args: (name) => ({ ...now, path: at(name), message: 'x', files: ['good.log'] }),
    expected: Object.fromEntries(
      Object.entries(asRepository).map(([what, each]) => [what, inRepository(each)]),
    ) as Expected,
  },
  {
    tool: 'analyze_logs',
    args: (name) => ({ path: at(name), pattern: 'needle' }),
    expected: { ...asFolder, huge: 'healthy', binary: 'healthy', folder: 'unknown', ...fits },
  },
]

describe.skipIf(skip)('files that are hard to take', () => {
  test.each(rows.map((row) => [row.tool, row] as const))(
    '%s says of each what it is, loses nothing and takes no more memory',
    async (tool, { args, expected, changes = false }) => {
      const memory = watchMemory()
      const seen: Record<string, string> = {}
      for (const [what, name] of Object.entries(badNames)) {
        layOutBadFiles(files.folder, tool === 'analyze_logs')
        const before = standing(files.folder)
        seen[what] = outcomeOf(await files.run(tool, args(name)))
        const isDone = changes && seen[what] === 'healthy'
        expect(JSON.stringify(standing(files.folder)) === JSON.stringify(before), `${tool} ${what}`).toBe(!isDone)
      }
      expect(seen).toEqual(expected)
      expect(memory.peak()).toBeLessThan(150_000_000)
    },
  )

  test('an agent is led out by none of them', async () => {
    layOutBadFiles(files.folder)
    for (const [tool, args] of [
      ['read_file', { path: at(badNames.outside) }],
      ['read_file', { path: at(badNames.device) }],
      ['read_file', { path: at('up/secret.txt') }],
      ['list_files', { path: at('up') }],
      ['search_files', { root: at('up') }],
      ['search_files', { root: at('up'), content: 'needle' }],
      ['code_search', { path: at('up'), question: 'needle' }],
      ['git_status', { path: at('up') }],
    ] as const)
      expect([tool, JSON.stringify(args), (await files.run(tool, args, agent)).state]).toEqual([
        tool,
        JSON.stringify(args),
        'denied',
      ])
  })

  test('names that turn the text around or break the line are told as they are', async () => {
    layOutBadFiles(files.folder, true)
    const odd = [badNames.broken, badNames.turned].sort()
    const listed = await told<{ name: string; kind: string }>(files.run('list_files', { path: files.folder }))
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(odd))
    expect(listed.find(({ name }) => name === badNames.pipe)?.kind).toBe('pipe')
    const named = await told<{ path: string }>(files.run('search_files', { root: files.folder, glob: '*.log' }))
    const held = await told<{ path: string }>(files.run('search_files', { root: files.folder, content: 'odd needle' }))
    expect(named.map((item) => path.basename(item.path))).toEqual(expect.arrayContaining(odd))
    expect(held.map((item) => path.basename(item.path)).sort()).toEqual(odd)
  })

  test('an expression that others would take for ever over ends, and what is none is told as that', async () => {
    layOutBadFiles(files.folder, true)
    writeFileSync(at('long.txt'), `${'a'.repeat(50_000)}!\n`)
    const search = (content: string) => files.run('search_files', { root: files.folder, glob: '*.txt', content })
    expect(outcomeOf(await search('^(a+)+$'))).toBe('healthy')
    expect(outcomeOf(await search('(a|aa)+b'))).toBe('healthy')
    expect(outcomeOf(await search('(a'))).toMatch(/pattern/)
  })

  test('a file that goes while it is read is told whole, or as gone', async () => {
    layOutBadFiles(files.folder, true)
    const seen = new Set<string>()
    for (let round = 0; round < 8; round += 1) {
      writeFileSync(at('going.txt'), 'a line of it\n'.repeat(200_000))
      const read = files.run('read_file', { path: at('going.txt') })
      await new Promise((resolve) => setTimeout(resolve, round * 3))
      rmSync(at('going.txt'))
      seen.add(outcomeOf(await read))
    }
    expect(['healthy', 'no_plain_file missing', 'no_plain_file changed']).toEqual(expect.arrayContaining([...seen]))
  })
})

async function told<Item>(call: Promise<EndedCall>): Promise<readonly Item[]> {
  const ended = await call
  if (ended.state !== 'succeeded') throw new Error(outcomeOf(ended))
  return ended.result['items'] as readonly Item[]
}
