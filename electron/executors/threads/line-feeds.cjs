// Counts line feeds in memory of its own, 64 bytes at once: engines of JavaScript know no such instructions, WebAssembly does. It stands as a
// text in front of a program that is run in a thread (`threads.ts`), and leaves it every name but that of what it gives.
'use strict'
{
  const { Buffer } = require('node:buffer')
  const pageBytes = 65_536
  const [i32, noResult] = [0x7f, 0x40]
  const [block, loop, end, branch, branchIf] = [0x02, 0x03, 0x0b, 0x0c, 0x0d]
  const [add, isEqual, isAbove, isNotBelow, bitsSet] = [0x6a, 0x46, 0x4b, 0x4f, 0x69]
  const [from, to, count] = [0, 1, 2]

  /** As WebAssembly writes numbers, signed ones with a bit for the sign. */
  const number = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)])
  const constant = (value) => [0x41, ...(value < 64 ? [value] : [value | 128, 0])]
  const get = (local) => [0x20, local]
  const set = (local) => [0x21, local]
  const byteAt = (place) => [...place, 0x2d, 0, 0]
  const sixteenBytesAt = (place, offset) => [...place, 0xfd, 0x00, 0, offset]
  const [inEachByte, eachIsEqual, bitOfEach] = [
    [0xfd, 0x0f],
    [0xfd, 0x23],
    [0xfd, 0x64],
  ]
  const name = (text) => [text.length, ...Buffer.from(text, 'latin1')]
  const section = (id, bytes) => [id, ...number(bytes.length), ...bytes]

  const lineFeed = constant(10)
  const move = (bytes) => [...get(from), ...constant(bytes), add, ...set(from), branch, 0]
  const sixteen = (offset) => [
    ...sixteenBytesAt(get(from), offset),
    ...[...lineFeed, ...inEachByte, ...eachIsEqual, ...bitOfEach, bitsSet, add],
  ]
  const one = [...byteAt(get(from)), ...lineFeed, isEqual, add]
  /** Goes round while it may, and counts what `step` finds. */
  const while64 = [...get(from), ...constant(64), add, ...get(to), isAbove, branchIf, 1]
  const while1 = [...get(from), ...get(to), isNotBelow, branchIf, 1]
  const round = (isOver, step, bytes) => [
    ...[block, noResult, loop, noResult, ...isOver],
    ...[...get(count), ...step, ...set(count), ...move(bytes), end, end],
  ]
  const body = [
    ...[1, 1, i32],
    ...round(while64, [0, 16, 32, 48].flatMap(sixteen), 64),
    ...round(while1, one, 1),
    ...[...get(count), end],
  ]
  const program = (pages) =>
    Uint8Array.from([
      ...[0, ...Buffer.from('asm', 'latin1'), 1, 0, 0, 0],
      ...section(1, [1, 0x60, 2, i32, i32, 1, i32]),
      ...section(3, [1, 0]),
      ...section(5, [1, 0, ...number(pages)]),
      ...section(7, [2, ...name('memory'), 2, 0, ...name('count'), 0, 0]),
      ...section(10, [1, ...number(body.length), ...body]),
    ])

  /** So many bytes, and `count`, which gives how many of those between two places are LF. */
  exports.openLineFeeds = (bytes) => {
    const pages = Math.ceil(bytes / pageBytes)
    const { memory, count: counted } = new WebAssembly.Instance(new WebAssembly.Module(program(pages))).exports
    return { buffer: Buffer.from(memory.buffer, 0, bytes), count: counted }
  }
}
