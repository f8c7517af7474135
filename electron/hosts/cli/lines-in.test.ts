import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { brokenSign, linesIn } from './lines-in.ts'

const never = new AbortController().signal
const text = '{"a":"소리"}\r\n\n{"b":"😀"}\r\nlast'
const lines = ['{"a":"소리"}', '', '{"b":"😀"}', 'last']

function bytesOf(encoding: 'utf8' | 'utf16le' | 'utf16be', mark: boolean): Buffer {
  const marked = Buffer.from(mark ? `\ufeff${text}` : text, encoding === 'utf8' ? 'utf8' : 'utf16le')
  return encoding === 'utf16be' ? marked.swap16() : marked
}

/** What comes in, in pieces of so many bytes. */
async function read(bytes: Buffer, size: number): Promise<readonly string[]> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  const found: string[] = []
  for await (const line of linesIn(Readable.from(pieces), never)) found.push(line)
  return found
}

test.each([
  ['utf8', false],
  ['utf8', true],
  ['utf16le', true],
  ['utf16be', true],
] as const)('%s, marked: %s, in pieces of any size', async (encoding, mark) => {
  for (const size of [1, 2, 3, 5, 7, 1000]) expect(await read(bytesOf(encoding, mark), size)).toEqual(lines)
})

test('nothing has no lines, and one byte is one', async () => {
  expect(await read(Buffer.from(''), 1)).toEqual([])
  expect(await read(Buffer.from('x'), 1)).toEqual(['x'])
})

test('bytes that are none of the encoding are seen', async () => {
  const [line] = await read(Buffer.from([0x61, 0xff, 0x62]), 1)
  expect(line).toBe(`a${brokenSign}b`)
})

test('an input that stays open ends with the signal, and is closed', async () => {
  const [stopping, input] = [new AbortController(), new Readable({ read: () => undefined })]
  input.push('first\n')
  const found: string[] = []
  for await (const line of linesIn(input, stopping.signal)) {
    found.push(line)
    stopping.abort()
  }
  expect(found).toEqual(['first'])
  expect(input.destroyed).toBe(true)
})

test('nothing is read any more after the signal', async () => {
  const input = new Readable({ read: () => undefined })
  for await (const line of linesIn(input, AbortSignal.abort())) expect(line).toBe('')
  expect(input.destroyed).toBe(true)
})

test('what the input itself fails with is told', async () => {
  const input = new Readable({ read: () => input.destroy(new Error('gone')) })
  await expect(
    (async () => {
      for await (const line of linesIn(input, never)) expect(line).toBe('')
    })(),
  ).rejects.toThrow('gone')
})
