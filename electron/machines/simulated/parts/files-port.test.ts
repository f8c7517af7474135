import { expect, test } from 'vitest'

import type { FilesPort, WalkOptions } from '../../../contract/node-step.ts'
import { createSimulatedPc, healthyState } from '../simulated-pc.ts'
import { seenFiles, type Files } from './files.ts'
import { createFilesPort } from './files-port.ts'

const signal = new AbortController().signal
const { files } = createSimulatedPc(healthyState())
const home = 'C:\\Users\\test'

function portOver(seen: Files): FilesPort {
  return createFilesPort({
    files: seen,
    textOf: (path) => (path === `${home}\\a.txt` ? 'one\ntwo\n' : null),
    deletedOn: (drive) => (drive === 'C:' ? [{ path: `${home}\\b.txt`, bytes: 7, deletedUtc }] : null),
    userSid: 'S-1-5-21-1',
    freeBytesOn: () => null,
  })
}

const deletedUtc = '2025-11-20T08:00:00.000Z'

async function walked(port: FilesPort, root: string, options: Partial<WalkOptions> = {}): Promise<string[]> {
  const found: string[] = []
  for await (const item of port.walk(root, { signal, maxEntries: 10_000, ...options }))
    found.push('unreadable' in item ? `unreadable ${item.unreadable}` : item.path)
  return found
}

test('a walk gives folders before what is in them, leaves out the folder itself, and says what it cannot read', async () => {
  const port = portOver(files)
  const paths = await walked(port, `${home}\\OneDrive`)
  expect(paths[0]).toBe(`${home}\\OneDrive\\Reports`)
  expect(paths).toHaveLength(13)
  expect(await walked(port, `${home}\\none`)).toEqual([`unreadable ${home}\\none`])
})

test('a walk goes as deep and as far as it was told to', async () => {
  const port = portOver(files)
  expect(await walked(port, `${home}\\OneDrive`, { depth: 1 })).toHaveLength(1)
  expect(await walked(port, `${home}\\OneDrive`, { enters: () => false })).toHaveLength(1)
  expect(await walked(port, `${home}\\OneDrive`, { closed: [`${home}\\OneDrive\\Reports`] })).toHaveLength(1)
  expect(await walked(port, `${home}\\OneDrive`, { maxEntries: 4 })).toHaveLength(4)
  expect(await walked(port, `${home}\\OneDrive`, { wants: ({ isDirectory }) => isDirectory || 'stop' })).toHaveLength(1)
  expect(await walked(port, `${home}\\OneDrive`, { signal: AbortSignal.abort() })).toEqual([])
})

test('nothing is told of what lies in a folder that somebody may not know of', async () => {
  const seen = seenFiles(files, ({ path }) => !path.endsWith('\\OneDrive') && !path.endsWith('.mp4'))
  const below = await walked(portOver(seen), home)
  expect(below.some((path) => path.includes('OneDrive'))).toBe(false)
  expect(below).toContain(`${home}\\a.pdf`)
})

test('texts and records of the Recycle Bin open where they may, and nothing else does', async () => {
  const port = portOver(files)
  const text = await port.open(`${home}\\a.txt`, { within: [home], signal })
  expect(text).toMatchObject({ sizeBytes: 8 })
  expect(await port.open(`${home}\\a.txt`, { within: [`${home}\\Documents`], signal })).toBe('outside')
  expect(await port.open(`${home}\\v.mp4`, { within: [home], signal })).toBe('unreadable')
  const [own] = (await port.list('c:\\$Recycle.Bin', signal)) ?? []
  const bin = own?.path ?? ''
  const [record] = (await port.list(bin, signal)) ?? []
  expect(record).toMatchObject({ path: `${bin}\\$I0`, modifiedUtc: deletedUtc })
  expect(await port.open(record?.path ?? '', { within: [bin], signal })).toMatchObject({ sizeBytes: record?.sizeBytes })
  expect(await port.list('D:\\$Recycle.Bin', signal)).toBeNull()
  expect(await port.list('C:\\$Recycle.Bin\\S-1-5-21-2', signal)).toBeNull()
})
