import { execFile, spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'

import { rgPath } from '@vscode/ripgrep'

import type { Backups } from '../../electron/executors/files/backups.ts'
import { createFilesPort } from '../../electron/executors/files/files-port.ts'
import { createLineSearch } from '../../electron/executors/files/line-search/line-search.ts'
import { createNameSearch } from '../../electron/executors/files/name-search/name-search.ts'
import { createProgramRunner } from '../../electron/executors/process/run-program.ts'
import { createProcessStarter } from '../../electron/executors/process/start-process.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import { searchLog } from '../../electron/tools/event-logs-crashes/analyze-logs/search-log.ts'
import { findByName } from '../../electron/tools/files/search-files/find-files.ts'
import { againstOther, ratioOf, timeRow, type Bench, type BenchResult, type BenchRow } from './bench-result.ts'
import { openFilePeers, type FilePeers } from './peers/file-peers.ts'
import { createOurTools } from './peers/ask-ours.ts'
import { compareAnswers, type SameAnswers } from './peers/peer-answers.ts'
import { peerRatios, peerRound, peerRounds } from './peers/peer-rounds.ts'
import { editAlone, rawEdit } from './support/edit-floor.ts'
import { createFileEngine, partsOf, type FileEngineParts } from './support/file-engine.ts'
import { filesPerFolder, statEach, makeTree, plainWalk, renamed } from './support/name-tree.ts'

const never = new AbortController().signal
const lines = createLineSearch()
const names = createNameSearch(process.platform)
const files = createFilesPort(process.platform, {} as Backups, { names, lines })
/** The one that is shipped. */
const ripgrep = rgPath

/** The sizes of `performance.md`; one round only shows that it still works. */
const sizes = (isShort: boolean) =>
  isShort
    ? { names: 500, lines: 5_000, edits: 2, texts: 4 }
    : { names: 50_000, lines: 1_000_000, edits: 20, texts: 500 }

/** Work with files against the floor of the same round: a plain walk, a raw edit, a raw start, a plain reader of lines. */
export const bench: Bench = async (rounds, _extent, other = null) => {
  const root = await mkdtemp(path.join(tmpdir(), 'deskmedic-bench-'))
  const size = sizes(rounds === 1)
  // One round only shows that the rest still works: it installs nothing.
  let peers: FilePeers | null = null
  const ours = createOurTools(path.join(root, 'ours'))
  try {
    let tree = await makeTree(path.join(root, 'tree'), size.names)
    const log = await makeLog(path.join(root, 'app.log'), size.lines)
    const texts = await makeTexts(path.join(root, 'texts'), size.texts)
    await openAlone(path.join(root, 'alone'))
    const engines = {
      ours: await openEngine(path.join(root, 'here'), texts),
      other: other === null ? null : await openEngine(path.join(root, 'there'), texts, await partsOf(other)),
    }
    if (rounds > 1) peers = await openFilePeers(root, path.join(root, 'home'))
    const answers = peers && (await compareAnswers(path.join(root, 'examples'), peers, ours))
    const taken: Record<string, number[]> = {}
    const take = async (what: string, work: () => Promise<unknown>): Promise<void> => {
      const startMs = performance.now()
      await work()
      ;(taken[what] ??= []).push(performance.now() - startMs)
    }
    const places = { texts, namePattern: wantedNames, contentPattern: wanted, edits: size.edits, files: size.texts }
    const stalls: number[] = []
    for (let round = 0; round < Math.max(1, rounds); round += 1) {
      await take('walk', () => plainWalk(tree))
      // Under another name nothing of it is remembered.
      tree = await renamed(tree, `tree-${round}`)
      await take('names', () => searchNames(tree, size.names))
      await take('names again', () => searchNames(tree, size.names))
      await take('looks', () => statEach(tree, size.names))
      await take('ripgrep', () =>
        promisify(execFile)(ripgrep, ['--files', '-g', wantedNames, tree], { maxBuffer: 1e8 }),
      )
      await contentAndEdits({ places: { ...places, root }, engines, round, take })
      await take('raw start', () => rawStart())
      await take('start', () => start())
      if (peers !== null && round < peerRounds) await peerRound(peers, { ...places, tree }, take)
      await take('plain log', () => plainLog(log))
      stalls.push(await stallOf(() => take('log', () => analyseLog(log))))
    }
    return resultOf({ taken, stalls, answers })
  } finally {
    peers?.close()
    ours.close()
    names.close()
    lines.close()
    await rm(root, { recursive: true, force: true })
  }
}

type Measured = {
  readonly taken: Readonly<Record<string, readonly number[]>>
  readonly stalls: readonly number[]
  readonly answers: SameAnswers | null
}

function resultOf({ taken, stalls, answers }: Measured): BenchResult {
  const of = (what: string): readonly number[] => taken[what] ?? []
  const ratio = (name: string, [ours, floor]: readonly [string, string], goal: number) =>
    ratioOf(name, { ours: of(ours), floor: of(floor) }, goal)
  return {
    name: 'file-work',
    rows: [
      ...Object.entries(taken).map(([what, each]) => timeRow(what, each)),
      ...(answers === null ? [] : [sameRow(answers)]),
    ],
    against: ['content', 'edit'].flatMap((what) =>
      againstOther(what, { floor: [], ours: of(`${what}: ours`), other: of(`${what}: other`) }),
    ),
    notMeasured: (answers?.differ ?? []).map((why) => ({ what: 'the same answer', why })),
    ratios: [
      ratio('name search / ripgrep', ['names', 'ripgrep'], 1.4),
      ratio('the same name search again / ripgrep', ['names again', 'ripgrep'], 0.1),
      ratio('floor: one look at each folder and file that fits / ripgrep', ['looks', 'ripgrep'], 0.1),
      ratio('content search / ripgrep with its messages', ['content: ours', 'content: raw'], 1.15),
      ratio('edit with its undo copy and its record / raw edit, all synced', ['edit: ours', 'edit: raw'], 4),
      ratio('floor: what such an edit asks of the system / raw edit', ['edit: alone', 'edit: raw'], 4),
      ratio('start of a program / raw start', ['start', 'raw start'], 1.4),
      ratio('log analysed / readline and JSON.parse', ['log', 'plain log'], 1 / 3.5),
      { ...ratioOf('longest stall of the loop', { ours: stalls, floor: stalls.map(() => 1) }, 15), unit: 'ms' },
      ...(answers === null ? [] : peerRatios(of)),
    ],
  }
}

function sameRow({ asked, differ }: SameAnswers): BenchRow {
  return {
    what: `examples of both peers with the same answer, of ${asked}`,
    value: asked - differ.length,
    unit: 'answers',
  }
}

async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await work(at)
}

async function makeLog(file: string, count: number): Promise<string> {
  const handle = await open(file, 'w')
  const part = 5_000
  for (let from = 0; from < count; from += part) {
    const lines = Array.from({ length: Math.min(part, count - from) }, (_, at) => {
      const level = (from + at) % 997 === 0 ? 'error' : 'info'
      const time = new Date(1_767_600_000_000 + from + at).toISOString()
      return JSON.stringify({
        time,
        level,
        service: 'billing',
        message: `request ${from + at} of the shop was answered`,
      })
    })
    await handle.write(`${lines.join('\n')}\n`)
  }
  await handle.close()
  return file
}

/** One file of each folder: as many as the tool gives at most. */
const wantedNames = '*77.txt'

async function searchNames(root: string, count: number): Promise<void> {
  const query = { root, glob: wantedNames, modifiedAfter: null, maxResults: 500, includeHidden: false }
  const found = await findByName(query, { ports: { files, now: () => Date.now() }, signal: never })
  if (!found.complete || found.items?.length !== count / filesPerFolder) throw new Error('not every file was found')
}

const wanted = 'needle [0-9]+'
const megabyte = 1_000_000

/** Each of a megabyte, with one line in it that is looked for. */
async function makeTexts(folder: string, count: number): Promise<string> {
  await mkdir(folder)
  const lines = 'a line of an ordinary text, with some words in it\n'
  const half = lines.repeat(megabyte / 2 / lines.length)
  for (let at = 0; at < count; at += 1)
    await writeFile(path.join(folder, `text-${at}.txt`), `${half}needle ${at}\n${half}`)
  return folder
}

/** Searching in contents and editing, in folders of its own. */
async function openEngine(root: string, texts: string, parts?: FileEngineParts) {
  await mkdir(root)
  const engine = createFileEngine(root, parts)
  const file = path.join(root, 'edited.txt')
  await writeFile(file, 'one\ntwo\n')
  // What is opened for the first edit is opened once.
  await engine.edit(file, 'first')
  return {
    content: async (files: number) => {
      if ((await engine.search(texts, wanted)) !== files) throw new Error('not every line was found')
    },
    edit: (text: string) => engine.edit(file, text),
  }
}

async function openAlone(root: string): Promise<void> {
  for (const folder of ['kept', 'journal']) await mkdir(path.join(root, folder), { recursive: true })
  await writeFile(path.join(root, 'edited.txt'), 'one\ntwo\n')
}

type Engine = Awaited<ReturnType<typeof openEngine>>
type Round = {
  readonly places: { readonly root: string; readonly texts: string; readonly edits: number; readonly files: number }
  readonly engines: { readonly ours: Engine; readonly other: Engine | null }
  readonly round: number
  readonly take: (what: string, work: () => Promise<unknown>) => Promise<void>
}

/** Each second round backwards, so that none always comes behind the same one. */
async function contentAndEdits({ places, engines: { ours, other }, round, take }: Round): Promise<void> {
  const { root, texts, edits, files } = places
  const looks = [
    {
      name: 'raw',
      content: () => promisify(execFile)(ripgrep, ['--json', wanted, texts], { maxBuffer: 1e8 }),
      edit: (text: string) => rawEdit(path.join(root, 'raw.txt'), text),
    },
    { name: 'ours', content: () => ours.content(files), edit: ours.edit },
    ...(other === null ? [] : [{ name: 'other', content: () => other.content(files), edit: other.edit }]),
  ]
  const inTurn = round % 2 === 0 ? looks : looks.toReversed()
  for (const { name, content } of inTurn) await take(`content: ${name}`, content)
  const edited = (edit: Engine['edit']) => times(edits, (at) => edit(`${round}-${at}`))
  for (const { name, edit } of inTurn) await take(`edit: ${name}`, () => edited(edit))
  const alone = path.join(root, 'alone')
  const askAlone = async (text: string): Promise<void> => {
    editAlone(alone, path.join(alone, 'edited.txt'), text)
    await Promise.resolve()
  }
  await take('edit: alone', () => edited(askAlone))
}

function rawStart(): Promise<unknown> {
  return new Promise((resolve) => spawn(process.execPath, ['--version'], { stdio: 'ignore' }).on('close', resolve))
}

function processStarter() {
  return createProcessStarter({
    platform: process.platform,
    systemRoot: process.env['SystemRoot'] ?? '',
    timers: systemTimers,
  })
}

async function start(): Promise<void> {
  const runner = createProgramRunner({
    ...{ startProcess: processStarter(), timers: systemTimers, oemCodePage: () => null },
    ...{ environment: {}, cwd: tmpdir() },
  })
  const call = { executable: process.execPath, argv: ['--version'], timeoutMs: 20_000, decode: 'utf8' } as const
  await runner.run({ ...call, okExitCodes: [0] }, never)
}

async function plainLog(file: string): Promise<number> {
  let found = 0
  for await (const line of createInterface({ input: createReadStream(file) }))
    if ((JSON.parse(line) as { level: string }).level === 'error') found += 1
  return found
}

async function analyseLog(file: string): Promise<void> {
  const opened = await files.open(file, { within: [path.dirname(file)], signal: never })
  if (typeof opened === 'string') throw new Error(opened)
  await searchLog({ path: file, pattern: 'error', max: 100 }, opened, { signal: never })
}

async function stallOf(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return Math.max(0.01, delay.max / 1e6)
}
