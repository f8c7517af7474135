import { execFile } from 'node:child_process'
import { mkdir, rename, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { rgPath } from '@vscode/ripgrep'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { makesLinks, makesSparseFiles } from '../../../test/fakes/abilities.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import type { ContentQuestion } from '../../contract/content-search-port.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { linesOf } from '../../../shared/domain/text-lines.ts'
import { buildHostEnvironment, systemRootOf } from '../process/host-environment.ts'
import { createProcessStarter } from '../process/start-process.ts'
import { cloudSwitches } from './cloud-files.ts'
import { createConfirmFiles } from './confirm-in-threads.ts'
import { createContentSearch, type ContentSearchDeps } from './content-search.ts'
import { typeGlob } from './ripgrep-arguments.ts'
import { soonMs } from '../../../test/fakes/soon.ts'

const newFolder = useTemporaryFolders()
const { platform } = process
const deps: Omit<ContentSearchDeps, 'folder'> = {
  ripgrep: () => Promise.resolve(rgPath),
  startProcess: createProcessStarter({ platform, systemRoot: systemRootOf(process.env), timers: systemTimers }),
  environment: buildHostEnvironment(process.env, platform),
  timers: systemTimers,
  confirm: createConfirmFiles(),
}

async function place(files: Readonly<Record<string, string | Uint8Array>>, more: Partial<ContentSearchDeps> = {}) {
  const root = await newFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  const isOpen = ({ path: entry }: { readonly path: string }): boolean => path.basename(entry) !== 'closed'
  const search = createContentSearch({
    ...deps,
    folder: (folder) => Promise.resolve({ path: folder, isOpen }),
    ...more,
  })
  const question: ContentQuestion = {
    ...{ root, pattern: 'needle', glob: '*', caseSensitive: false, context: 0, maxResults: 100 },
    ...{ includeHidden: false, includeIgnored: false },
  }
  const ask = async (asked: Partial<ContentQuestion> = {}) => search.search({ ...question, ...asked }, never)
  const found = async (asked: Partial<ContentQuestion> = {}): Promise<string[]> => {
    const answer = await ask(asked)
    if (!answer.ok || answer.value === null) throw new Error(JSON.stringify(answer))
    return answer.value.lines.map(
      ({ path: file, line, text }) => `${path.relative(root, file).replaceAll(path.sep, '/')}:${String(line)}:${text}`,
    )
  }
  return { root, ask, found }
}

test('lines that fit, with what stands around them', async () => {
  const { found, ask } = await place({ 'a.txt': 'one\r\nNeedle here\r\nthree\r\n', 'deep/b.txt': 'no\n' })
  expect(await found()).toEqual(['a.txt:2:Needle here'])
  expect(await found({ caseSensitive: true })).toEqual([])
  expect(await found({ pattern: '^three$|e{2}' })).toEqual(['a.txt:2:Needle here', 'a.txt:3:three'])
  const answer = await ask({ context: 1 })
  expect(answer).toMatchObject({ ok: true, value: { lines: [{ before: ['one'], after: ['three'] }], complete: true } })
})

test('what is hidden, ignored, closed or no text is left out', async () => {
  const { found } = await place({
    '.gitignore': 'made/\n*.log\n',
    'made/a.txt': 'needle',
    'b.log': 'needle',
    '.hidden': 'needle',
    'closed/c.txt': 'needle',
    'picture.txt': Uint8Array.from([0x6e, 0, 0x6e, 0x65, 0x65, 0x64, 0x6c, 0x65]),
    'seen.txt': 'needle',
  })
  expect(await found()).toEqual(['seen.txt:1:needle'])
  expect(await found({ includeHidden: true })).toEqual(['.hidden:1:needle', 'seen.txt:1:needle'])
  expect(await found({ includeIgnored: true })).toEqual(['b.log:1:needle', 'made/a.txt:1:needle', 'seen.txt:1:needle'])
  expect(await found({ glob: '*.LOG' })).toEqual([])
  expect(await found({ glob: 'SEEN.*' })).toEqual(['seen.txt:1:needle'])
})

test('UTF-16 and code pages are text as well', async () => {
  const { found } = await place({
    'wide.txt': Buffer.from('\ufeffeins\r\nthe needle 값\r\n', 'utf16le'),
    'korean.txt': Buffer.concat([
      Buffer.from('needle '),
      Buffer.from('bec8b3e7c7cfbcbcbfe4', 'hex'),
      Buffer.from('\n'),
    ]),
  })
  expect(await found()).toEqual(['korean.txt:1:needle 안녕하세요', 'wide.txt:2:the needle 값'])
})

test('a line ends with LF, CR LF or CR alone, as it does where files are read', async () => {
  const piece = fc.constantFrom('needle', 'a needle', 'other', '', '\u00e9', 'needle needle')
  const ending = fc.constantFrom('\n', '\r\n', '\r')
  const text = fc.array(fc.tuple(piece, ending), { maxLength: 12 }).map((lines) => lines.flat().join(''))
  const texts = fc.sample(fc.tuple(text, piece), { numRuns: 120, seed: 15 }).map(([lines, last]) => lines + last)
  const bytesOf = (written: string, at: number) => (at % 4 === 0 ? Buffer.from(`\ufeff${written}`, 'utf16le') : written)
  const named = (at: number): string => `${String(at).padStart(3, '0')}.txt`
  const { ask } = await place(Object.fromEntries(texts.map((written, at) => [named(at), bytesOf(written, at)])))
  for (const [pattern, fits] of [
    ['needle', (line: string) => line.includes('needle')],
    ['^needle$', (line: string) => line === 'needle'],
  ] as const) {
    const answer = await ask({ pattern, context: 1, maxResults: 2_000 })
    const found = answer.ok ? (answer.value?.lines ?? []) : []
    const expected = texts.flatMap((written, file) => {
      const lines = linesOf(written).map((line) => line.text)
      const around = (at: number): string[] => lines.slice(Math.max(0, at), at + 1)
      return lines.flatMap((line, at) => {
        const beside = { before: around(at - 1), after: around(at + 1) }
        return fits(line) ? [{ file: named(file), line: at + 1, text: line, ...beside }] : []
      })
    })
    expect(found.map(({ path: file, ...line }) => ({ file: path.basename(file), ...line }))).toEqual(expected)
    expect(expected.length).toBeGreaterThan(50)
  }
})

test('a limit ends the search, and says so', async () => {
  const { ask } = await place({ 'a.txt': 'needle\n'.repeat(50), 'b.txt': 'needle\n'.repeat(50) })
  const answer = await ask({ maxResults: 10 })
  expect(answer).toMatchObject({ ok: true, value: { complete: false } })
  expect(answer.ok && answer.value?.lines).toHaveLength(10)
})

test('what is no pattern is told as that, and one that is hard for others ends at once', async () => {
  const { ask, found } = await place({ 'a.txt': `${'a'.repeat(200_000)}!\n` })
  for (const pattern of ['(', 'a{1,100000}{1,100000}', '(?=a)', '\\1'])
    expect(await ask({ pattern })).toMatchObject({ ok: false, error: { code: 'bad_pattern' } })
  const startedAt = Date.now()
  expect(await found({ pattern: '(a+)+$' })).toEqual([])
  expect(Date.now() - startedAt).toBeLessThan(soonMs)
})

test('a pattern is no option, and a name is no path', async () => {
  const { found } = await place({ 'a.txt': '--files\n' })
  expect(await found({ pattern: '--files' })).toEqual(['a.txt:1:--files'])
  expect(typeGlob('a[1]{b}*.?')).toBe('[aA][[]1][{][bB][}]*.?')
})

test('without the program the reason is told; a folder that is closed is unknown', async () => {
  const none = await place({}, { ripgrep: () => Promise.resolve(null) })
  expect(await none.ask()).toMatchObject({
    ok: false,
    error: { code: 'runtime_missing', data: { runtime: 'ripgrep' } },
  })
  const shut = await place({}, { folder: () => Promise.resolve(null) })
  expect(await shut.ask()).toEqual({ ok: true, value: null })
})

test.skipIf(platform === 'win32')('names with line breaks and signs that turn the text around', async () => {
  const { ask } = await place({ 'a\nb.txt': 'needle\n', 'c\u202egnp.exe.txt': 'needle\n' })
  const answer = await ask()
  expect(answer.ok && answer.value?.files.map(({ path: file }) => path.basename(file))).toEqual([
    'a\nb.txt',
    'c\u202egnp.exe.txt',
  ])
})

test.skipIf(!makesLinks || platform !== 'linux')(
  'links that are swapped in while it searches give no line from outside',
  async () => {
    const { root, found } = await place({ 'deep/a.txt': 'needle inside\n' })
    const outside = await place({ 'a.txt': 'needle secret\n' })
    const [deep, aside, link] = [path.join(root, 'deep'), path.join(root, 'aside'), path.join(root, 'link')]
    await symlink(outside.root, link)
    const over = new AbortController()
    const swapping = (async () => {
      while (!over.signal.aborted) {
        await rename(deep, aside)
        await rename(link, deep)
        await rename(deep, link)
        await rename(aside, deep)
      }
    })()
    const seen = new Set<string>()
    for (let round = 0; round < 150; round += 1) for (const line of await found()) seen.add(line)
    over.abort()
    await swapping
    expect([...seen].filter((line) => line.includes('secret'))).toEqual([])
  },
)

test('files that are only in the cloud are named one by one, or by their folders where they are too many', () => {
  expect(cloudSwitches([])).toEqual([])
  expect(cloudSwitches(['\\deep\\a[1].txt', '\\b.txt'])).toEqual(['--glob=!/deep/a[[]1?.txt', '--glob=!/b.txt'])
  const many = Array.from({ length: 5_000 }, (_, index) => `\\deep\\file ${String(index)}.txt`)
  expect(cloudSwitches(many)).toEqual(['--glob=!/deep'])
  expect(cloudSwitches(many.map((file) => file.replace('\\deep\\', '\\')))).toEqual(['--glob=!/*'])
})

test.skipIf(platform === 'win32')(
  'two thousand megabytes of nothing, a pipe and a device hold nobody up and take no memory',
  async () => {
    const { root, ask } = await place({ 'a.txt': 'needle\n', 'huge.txt': 'a line\n' })
    await truncate(path.join(root, 'huge.txt'), 2_000_000_000)
    await promisify(execFile)('mkfifo', [path.join(root, 'pipe')])
    await symlink('/dev/zero', path.join(root, 'zero'))
    const { rss } = process.memoryUsage()
    const startedAt = Date.now()
    const answer = await ask({ includeHidden: true, includeIgnored: true })
    expect(answer.ok && answer.value?.lines.map(({ text }) => text)).toEqual(['needle'])
    expect(process.memoryUsage().rss - rss).toBeLessThan(100_000_000)
    expect(Date.now() - startedAt).toBeLessThan(soonMs)
  },
)

test.skipIf(!makesSparseFiles)('what is too large to be looked into is not told as looked through', async () => {
  const { root, ask } = await place({ 'a.txt': 'needle\n', 'huge.log': 'needle\n' })
  await truncate(path.join(root, 'huge.log'), 100_000_000)
  const isComplete = async (asked: Partial<ContentQuestion>) => {
    const answer = await ask(asked)
    return answer.ok && answer.value?.complete
  }
  expect(await isComplete({})).toBe(false)
  expect(await isComplete({ glob: '*.txt' })).toBe(true)
  await truncate(path.join(root, 'huge.log'), 7)
  expect(await isComplete({})).toBe(true)
})

test('a hundred thousand lines that fit take no more memory than those that are told', async () => {
  const { ask } = await place({ 'a.txt': `needle ${'x'.repeat(200)}\n`.repeat(100_000) })
  const { rss } = process.memoryUsage()
  const answer = await ask({ maxResults: 1_000 })
  expect(answer).toMatchObject({ ok: true, value: { complete: false } })
  expect(answer.ok && answer.value?.lines).toHaveLength(1_000)
  expect(process.memoryUsage().rss - rss).toBeLessThan(100_000_000)
})
