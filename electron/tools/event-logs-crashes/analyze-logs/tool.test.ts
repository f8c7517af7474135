import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { NodeStepContext, NodeStepPorts } from '../../../contract/node-step.ts'
import { searchLog, searchLogStep } from './search-log.ts'

type Opened = { readonly within: readonly string[] }

function open(
  bytes: Uint8Array | 'outside' | 'unreadable',
  chunkBytes = 7,
): { ports: NodeStepPorts; opened: Opened[] } {
  const opened: Opened[] = []
  const files = {
    open: (_path: string, options: Opened) => {
      opened.push(options)
      if (typeof bytes === 'string') return Promise.resolve(bytes)
      return Promise.resolve({ sizeBytes: bytes.length, chunks: inChunks(bytes, chunkBytes) })
    },
  }
  return {
    ports: {
      files,
      environment: { SystemRoot: 'C:\\Windows', userprofile: 'C:\\Users\\test' },
    } as unknown as NodeStepPorts,
    opened,
  }
}

async function* inChunks(bytes: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield await Promise.resolve(bytes.subarray(start, start + chunkBytes))
  }
}

function step(
  ports: NodeStepPorts,
  args: { path: string; pattern?: string; max?: number },
): Promise<Record<string, unknown>> {
  const state = { p: { pattern: 'error', max: 100, ...args }, s: {}, r: {} }
  const context: NodeStepContext = { state, ports, signal: new AbortController().signal }
  return searchLogStep(context)
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const cbs = 'C:\\Windows\\Logs\\CBS\\CBS.log'

describe('search in a text log', () => {
  test('finds the text in any case of letters, with line number and size', async () => {
    const { ports } = open(utf8('one\r\nAn ERROR here\r\n\r\nlast error'))
    expect(await step(ports, { path: cbs })).toEqual({
      matches: [
        { line: 2, utc: null, level: null, summary: 'An ERROR here' },
        { line: 4, utc: null, level: null, summary: 'last error' },
      ],
      scannedBytes: 32,
      truncated: false,
    })
  })

  test('keeps the newest matches and says that there are more', async () => {
    const { ports } = open(utf8('error 1\nerror 2\nerror 3\n'))
    expect(await step(ports, { path: cbs, max: 2 })).toMatchObject({
      matches: [{ line: 2 }, { line: 3 }],
      truncated: true,
    })
  })

  test('the component log names damaged files without the word "error"', async () => {
    const line = '2025-11-20 08:00:00, Info  CSI  [SR] Cannot repair member file opencl.dll'
    expect(await step(open(utf8(line)).ports, { path: cbs })).toMatchObject({ matches: [{ summary: line }] })
    expect(await step(open(utf8(line)).ports, { path: cbs, pattern: 'other' })).toMatchObject({ matches: [] })
  })

  test('passwords, keys and tokens do not leave the log', async () => {
    const secrets = [
      'error password=hunter2 next',
      'error "api_key": "abc123"',
      'error Authorization: Bearer abcdef123456',
      'error https://joe:pass@files.example/x',
    ]
    const { matches } = await step(open(utf8(secrets.join('\n'))).ports, { path: cbs })
    const text = JSON.stringify(matches)
    expect(text).toContain('joe')
    for (const secret of ['hunter2', 'abc123', 'abcdef123456', 'pass@']) expect(text).not.toContain(secret)
  })
})

test('the lines that are found are those in which the text stands, wherever the chunks are cut', async () => {
  const line = fc.string({ unit: fc.constantFrom('E', 'r', 'R', 'o', ' ', 'İ', '한', 'x'), maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 2, max: 60 }),
      async (all, size) => {
        const lines = [...all, 'end']
        const wanted = lines.flatMap((text, at) => (text.toLowerCase().includes('er') ? [at + 1] : []))
        const found = await step(open(utf8(lines.join('\n')), size).ports, { path: cbs, pattern: 'Er' })
        expect((found['matches'] as readonly { line: number }[]).map((match) => match.line)).toEqual(wanted)
      },
    ),
  )
})

describe('which files are read', () => {
  test('only a file that is named as a log may lie in a folder of the person', async () => {
    const named = open(utf8(''))
    await step(named.ports, { path: 'C:\\Users\\test\\setup.log' })
    expect(named.opened[0]?.within).toContain('C:\\Users\\test')
    const other = open(utf8(''))
    await step(other.ports, { path: 'C:\\Users\\test\\passwords.txt' })
    expect(other.opened[0]?.within).toEqual(['C:\\Windows\\Logs', 'C:\\Windows\\INF', 'C:\\Windows\\Panther'])
  })

  test.each(['outside', 'unreadable'] as const)('a file that is %s is unknown, not empty', async (reason) => {
    expect(await step(open(reason).ports, { path: cbs })).toEqual({
      matches: null,
      scannedBytes: null,
      truncated: null,
      unavailable: [`matches:${reason}`],
    })
  })

  test('an event log is left to the next step, a file that only has its name is not', async () => {
    const path = 'C:\\Users\\test\\saved.evtx'
    expect(await step(open(utf8('ElfFile\0....'), 64).ports, { path })).toEqual({})
    expect(await step(open(utf8('no log'), 64).ports, { path })).toMatchObject({ matches: null })
  })
})

describe('lines of a file', () => {
  const lineEnds = fc.constantFrom('\r\n', '\n', '\r')
  const encodings = fc.constantFrom<'utf8' | 'utf16le' | 'utf16be'>('utf8', 'utf16le', 'utf16be')

  function encode(text: string, encoding: 'utf8' | 'utf16le' | 'utf16be'): Uint8Array {
    if (encoding === 'utf8') return utf8(text)
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
    return encoding === 'utf16le' ? little : little.swap16()
  }

  async function found(bytes: Uint8Array, size: number, pattern: string) {
    const file = { sizeBytes: bytes.length, chunks: inChunks(bytes, size) }
    const query = { path: '/var/log/app.log', pattern, max: 100 }
    const found = await searchLog(query, file, { signal: new AbortController().signal })
    return found?.matches.map(({ line, summary }) => `${line} ${summary}`)
  }

  test('are found the same for every encoding, every cut into chunks, and every text', async () => {
    const line = fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((text) => text.replace(/[\r\n\uFEFF\u0130\u212a\p{Cc}]/gu, '').replaceAll('\uFFFD', ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(line, fc.constantFrom('', 'Failed', 'FAILED', 'Größe', 'gR\u00f6\u00dfE')), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.record({ pattern: fc.constantFrom('failed', 'größe'), encoding: encodings, end: lineEnds }),
        fc.integer({ min: 2, max: 40 }),
        async (lines, { pattern, encoding, end }, size) => {
          const all = ['first plain line', ...lines.map(([text, word]) => `${text}${word}${text}`), 'end']
          const model = all.flatMap((text, at) =>
            text.toLowerCase().includes(pattern) ? [`${at + 1} ${text.trim()}`] : [],
          )
          expect(await found(encode(all.join(end), encoding), size, pattern)).toEqual(model)
        },
      ),
    )
  })

  test('of UTF-16 without a mark are recognised', async () => {
    expect(await found(Buffer.from('a log\nline', 'utf16le'), 16, 'line')).toEqual(['2 line'])
  })

  test('of a file without line breaks do not grow in memory', async () => {
    const text = `${'x'.repeat(9_990)}failed${'x'.repeat(50_000)}failed again`
    expect(await found(utf8(text), 4096, 'failed again')).toEqual([])
    expect(await found(utf8(text), 4096, 'xfailed')).toHaveLength(1)
  })
})
