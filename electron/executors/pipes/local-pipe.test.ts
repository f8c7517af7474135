import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { createSystemIds, systemClock } from '../../kernel/system-ports.ts'
import { connectLocally, listenLocally } from './local-pipe.ts'

const ids = createSystemIds(systemClock)
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A program of the test's own at that name. */
function strange(name: string, options: { readonly allowHalfOpen?: boolean } = {}): Socket {
  const isWindows = process.platform === 'win32'
  const address = isWindows ? `\\\\.\\pipe\\deskmedic-${name}` : path.join(tmpdir(), `deskmedic-${name}.sock`)
  const socket = connect({ path: address, ...options })
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

async function open() {
  const name = ids.randomHex(16)
  return { name, listening: await listenLocally(name) }
}

test('of a storm of connections one is taken, and the others are turned away', async () => {
  const { name, listening } = await open()
  // More than Windows holds ready wait there for half a minute each.
  const count = process.platform === 'win32' ? 4 : 60
  const others = Array.from({ length: count }, () => strange(name))
  const closed = others.map((socket) => new Promise<true>((resolve) => socket.once('close', () => resolve(true))))
  const first = await listening.first
  expect(first).not.toBeNull()
  let away = 0
  for (const one of closed) void one.then(() => (away += 1))
  await expect.poll(() => away).toBe(count - 1)
  expect(await connectLocally(name)).toBeNull()
  first?.close()
  listening.close()
})

test('whoever closes only its own direction is gone', async () => {
  const { name, listening } = await open()
  const socket = strange(name, { allowHalfOpen: true })
  const first = await listening.first
  const told = new Promise<void>((resolve) => first?.onClosed(resolve))
  socket.end()
  await told
  first?.close()
  listening.close()
})

test('what was sent before the end arrives whole, and the pipe is gone only then', async () => {
  const { name, listening } = await open()
  const other = await connectLocally(name)
  const first = await listening.first
  const whole = Buffer.alloc(8 << 20, 7)
  let received = 0
  other?.onBytes((bytes) => (received += bytes.length))
  first?.send(whole)
  first?.close()
  await first?.gone
  await expect.poll(() => received).toBe(whole.length)
  other?.close()
  listening.close()
})

test('of somebody who takes nothing nobody is told that it is gone', async () => {
  const { name, listening } = await open()
  strange(name).pause()
  const first = await listening.first
  let isGone = false
  void first?.gone.then(() => (isGone = true))
  first?.send(Buffer.alloc(8 << 20))
  first?.close()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(isGone).toBe(false)
  listening.close()
})
