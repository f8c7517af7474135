import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { keepsStreams, makesLinks } from '../fakes/abilities.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { createWebFixture } from './web-fixture.ts'

const newFolder = useTemporaryFolders()
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((fixture) => fixture.close()))
})

const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
const sha256 = createHash('sha256').update(content).digest('hex')

/** Windows keeps the mark in a stream of the file, which no folder lists; elsewhere it is a file beside it. */
const markEnding = process.platform === 'win32' ? ':Zone.Identifier' : '.Zone.Identifier'

/** What lies in a folder beside the marks. */
async function filesOf(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => !name.endsWith(markEnding)).sort()
}

async function setUp(settings: Parameters<typeof createWebFixture>[0] = {}) {
  const root = await newFolder()
  const fixture = createWebFixture({ settings: { workspaces: [plainWorkspace('files', root)], ...settings.settings } })
  open.push(fixture)
  const get = (url: string, name = 'a.bin', workspace = 'files') =>
    fixture.port('download_file').download({ url, workspace, path: name })
  return { root, fixture, get }
}

test.skipIf(process.platform === 'win32' && !keepsStreams)('a file has the mark of the internet', async () => {
  const { root, fixture, get } = await setUp()
  const port = await fixture.network.serve((_, response) => void response.end(content))
  expect(await get(`http://files.example:${port}/a.bin?token=secret`)).toMatchObject({ ok: true })
  const mark = await readFile(path.join(root, `a.bin${markEnding}`), 'utf8')
  expect(mark).toBe(`[ZoneTransfer]\r\nZoneId=3\r\nHostUrl=http://files.example:${port}/a.bin\r\n`)
})

test('a file arrives whole, with its checksum, and nobody may start it', async () => {
  const { root, fixture, get } = await setUp()
  const port = await fixture.network.serve((request, response) => {
    expect([request.method, request.headers['content-length']]).toEqual(['GET', undefined])
    response.end(content)
  })
  const url = `http://files.example:${port}/a.bin?token=secret`
  const got = await get(url)
  expect(got).toMatchObject({ ok: true, value: { bytes: content.length, sha256, resumed: false, status: 200 } })
  expect((await readFile(path.join(root, 'a.bin'))).equals(content)).toBe(true)
  expect((await stat(path.join(root, 'a.bin'))).mode & 0o111).toBe(0)
  expect(await filesOf(root)).toEqual(['a.bin'])
  expect(fixture.calls).toEqual([{ url: `http://files.example:${port}/a.bin`, status: 200, bytes: content.length }])
})

test('a broken download goes on where it stopped, if it is still the same file', async () => {
  const { root, fixture, get } = await setUp()
  const ranges: unknown[] = []
  const port = await fixture.network.serve((request, response) => {
    ranges.push([request.headers.range, request.headers['if-range']])
    response.setHeader('etag', '"v1"')
    if (request.headers.range === undefined) {
      response.setHeader('content-length', content.length)
      response.write(content.subarray(0, 90_000), () => response.destroy())
      return
    }
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range)?.[1])
    response.writeHead(206, { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` })
    response.end(content.subarray(from))
  })
  const url = `http://files.example:${port}/a.bin`
  expect(await get(url)).toMatchObject({ ok: false, error: { code: 'answer_broken' } })
  const begun = (await stat(path.join(root, 'a.bin.part'))).size
  expect(begun).toBeGreaterThan(0)
  expect(await get(url)).toMatchObject({ ok: true, value: { bytes: content.length, sha256, resumed: true } })
  expect(ranges).toEqual([
    [undefined, undefined],
    [`bytes=${begun}-`, '"v1"'],
  ])
  expect((await readFile(path.join(root, 'a.bin'))).equals(content)).toBe(true)
})

test.each([
  ['gives the new one instead', 200, {}],
  ['has nothing at that place', 416, {}],
  ['gives a part from another place', 206, { 'content-range': 'bytes 5-9/10' }],
] as const)('a file that changed meanwhile is brought anew, when the server %s', async (_, status, head) => {
  const { root, fixture, get } = await setUp()
  const port = await fixture.network.serve((request, response) => {
    if (request.headers.range !== undefined && status !== 200) return void response.writeHead(status, head).end('other')
    response.writeHead(200, { etag: '"new"' }).end(content)
  })
  const url = `http://files.example:${port}/a.bin`
  await writeFile(path.join(root, 'a.bin.part'), 'old')
  await writeFile(path.join(root, 'a.bin.part.json'), JSON.stringify({ url, validator: '"old"' }))
  expect(await get(url)).toMatchObject({ ok: true, value: { bytes: content.length, sha256, resumed: false } })
  expect((await readFile(path.join(root, 'a.bin'))).equals(content)).toBe(true)
  // Each time something went out there is a line of its own.
  expect(fixture.calls.map((call) => call.status)).toEqual(status === 200 ? [200] : [status, 200])
  expect(await filesOf(root)).toEqual(['a.bin'])
})

test('nothing goes out but the address and what a resumed download needs', async () => {
  const { fixture, get } = await setUp()
  const sent: unknown[] = []
  const port = await fixture.network.serve((request, response) => {
    let body = 0
    request.on('data', (part: Buffer) => (body += part.length))
    request.on('end', () => {
      sent.push([request.method, request.url, Object.keys(request.headers).sort(), body])
      response.end(content)
    })
  })
  expect(await get(`http://files.example:${port}/a.bin#mine`)).toMatchObject({ ok: true })
  expect(sent).toEqual([['GET', '/a.bin', ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'], 0]])
})

test('what is larger than allowed is not kept, whether the server says so or not', async () => {
  const { root, fixture, get } = await setUp({ settings: { downloadMaxBytes: 100_000 } })
  const port = await fixture.network.serve((request, response) => {
    if (request.url === '/said') response.setHeader('content-length', content.length)
    response.end(content)
  })
  for (const name of ['said', 'unsaid'])
    expect(await get(`http://files.example:${port}/${name}`)).toMatchObject({
      ok: false,
      error: { code: 'answer_too_large' },
    })
  expect(await readdir(root)).toEqual([])
})

test.skipIf(!makesLinks)('no link leads out of the workspace either', async () => {
  const { root, fixture, get } = await setUp()
  const outside = await newFolder()
  await symlink(outside, path.join(root, 'link'))
  expect(await get('http://files.example/', 'link/a')).toMatchObject({
    ok: false,
    error: { code: 'outside_workspace' },
  })
  expect([await readdir(outside), fixture.network.asked, fixture.calls]).toEqual([[], [], []])
})

test('no name leads out of the workspace, and nothing is asked for it', async () => {
  const { root, fixture, get } = await setUp()
  await mkdir(path.join(root, 'sub'))
  const names = [
    '../a',
    'sub/../../a',
    '/etc/a',
    'C:\\a',
    'a:stream',
    'nul',
    'con.txt',
    'a.',
    'a ',
    '',
    'a\u0000b',
    'PROGRA~1',
    '\\\\server\\a',
  ]
  for (const name of names)
    expect([name, await get('http://files.example/', name)]).toMatchObject([
      name,
      { ok: false, error: { code: 'outside_workspace' } },
    ])
  expect(await get('http://files.example/', 'a', 'elsewhere')).toMatchObject({
    ok: false,
    error: { code: 'unknown_workspace', data: { known: ['files'] } },
  })
  expect([await readdir(root), fixture.network.asked, fixture.calls]).toEqual([['sub'], [], []])
})

test('no file is ever replaced', async () => {
  const { root, fixture, get } = await setUp()
  await writeFile(path.join(root, 'a.bin'), 'mine')
  expect(await get('http://files.example/')).toMatchObject({ ok: false, error: { code: 'file_exists' } })
  expect(fixture.network.asked).toEqual([])
  const port = await fixture.network.serve((_, response) => {
    // Somebody else is faster.
    void writeFile(path.join(root, 'b.bin'), 'theirs').then(() => response.end(content))
  })
  expect(await get(`http://files.example:${port}/`, 'b.bin')).toMatchObject({
    ok: false,
    error: { code: 'file_exists' },
  })
  expect(await readFile(path.join(root, 'b.bin'), 'utf8')).toBe('theirs')
  expect(await filesOf(root)).toEqual(['a.bin', 'b.bin'])
})

test('a page that says no is no file', async () => {
  const { root, fixture, get } = await setUp()
  const port = await fixture.network.serve((_, response) => response.writeHead(404).end('not here'))
  expect(await get(`http://files.example:${port}/`)).toMatchObject({
    ok: false,
    error: { code: 'service_failed', data: { status: 404 } },
  })
  expect(await readdir(root)).toEqual([])
})
