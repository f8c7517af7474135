import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { createWorkSign } from './work-sign.ts'

const newFolder = useTemporaryFolders()

function isSeen(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** Names of this test alone: on Windows of pipes, elsewhere of sockets. */
async function names(count: number): Promise<readonly string[]> {
  const folder = await newFolder()
  return Array.from({ length: count }, (_, index) =>
    process.platform === 'win32'
      ? `\\\\.\\pipe\\deskmedic-test-${path.basename(folder)}-${index.toString()}`
      : path.join(folder, `work-${index.toString()}`),
  )
}

test('is seen from the first change to the end of the last, and not before or after', async () => {
  const [name = ''] = await names(1)
  const sign = createWorkSign([name])
  expect(await isSeen(name)).toBe(false)
  await sign.begin('c1')
  await sign.begin('c2')
  sign.end('c1')
  expect(await isSeen(name)).toBe(true)
  sign.end('c2')
  await expect.poll(() => isSeen(name)).toBe(false)
  await sign.begin('c3')
  expect(await isSeen(name)).toBe(true)
  sign.end('c3')
})

test('two programs at once are both seen; where no name is left a change goes on all the same', async () => {
  const own = await names(2)
  const isAnySeen = async (): Promise<boolean> => (await Promise.all(own.map(isSeen))).includes(true)
  const signs = [1, 2, 3].map(() => createWorkSign(own))
  for (const sign of signs) await sign.begin('c1')
  signs[0]?.end('c1')
  expect(await isAnySeen()).toBe(true)
  for (const sign of signs.slice(1)) sign.end('c1')
  await expect.poll(isAnySeen).toBe(false)
})

test('the set-up asks for every one of its names, and only for these', () => {
  const script = readFileSync(path.join(import.meta.dirname, '../../../build/at-work.nsh'), 'utf8')
  const source = readFileSync(path.join(import.meta.dirname, 'work-sign.ts'), 'utf8')
  expect(script).toContain('\\\\.\\pipe\\deskmedic-at-work-$R5"')
  expect(source).toContain('pipe\\\\deskmedic-at-work-${index')
  expect(/LoopUntil} \$R5 >= (\d+)/.exec(script)?.[1]).toBe(/length: (\d+)/.exec(source)?.[1])
})
