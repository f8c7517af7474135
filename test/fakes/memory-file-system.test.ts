import path from 'node:path'

import { describe, expect, test } from 'vitest'

import type { AppendFile, DurableFileSystem } from '../../electron/store/file-system.ts'
import { createMemoryFileSystem } from './memory-file-system.ts'
import { useDisk, useTemporaryFolders } from './storage-deps.ts'

const newFolder = useTemporaryFolders()
const disk = useDisk()

/** Code of the system's refusal, or what came instead. */
async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work
  } catch (error) {
    return (error as { readonly code?: unknown }).code
  }
}

async function written(file: Promise<AppendFile>, text: string): Promise<AppendFile> {
  const opened = await file
  await opened.write(Buffer.from(text))
  await opened.sync()
  return opened
}

async function textOf(files: DurableFileSystem, place: string): Promise<string | undefined> {
  return (await files.readWhole(place))?.toString('utf8')
}

describe.each([
  ['the disk', () => disk],
  ['the memory', createMemoryFileSystem],
] as const)('%s', (_name, open) => {
  const begin = async () => {
    const files = open()
    const folder = path.join(await newFolder(), 'data')
    await files.ensureFolder(folder)
    return { files, at: (name: string) => path.join(folder, name), folder }
  }

  test('a file is there once it was opened, grows at its end, and is begun anew or refused as asked', async () => {
    const { files, at, folder } = await begin()
    await (await written(files.openAppend(at('a'), 'new'), 'one')).close()
    await (await written(files.openAppend(at('a'), 'keep'), ' two')).close()
    expect(await textOf(files, at('a'))).toBe('one two')
    expect(await codeOf(files.openAppend(at('a'), 'new'))).toBe('EEXIST')
    await (await written(files.openAppend(at('a'), 'empty'), 'x')).close()
    await (await written(files.openAppend(at('b'), 'keep'), '')).close()
    expect(await textOf(files, at('a'))).toBe('x')
    expect((await files.list(folder)).toSorted()).toEqual(['a', 'b'])
  })

  test('what is not there is null, no name or an error, each as its caller knows it', async () => {
    const { files, at } = await begin()
    const gone = at('gone')
    expect([await files.readWhole(gone), await files.openRead(gone)]).toEqual([null, null])
    expect([await files.owner(gone), await files.modifiedAt(gone)]).toEqual([null, null])
    expect(await files.list(gone)).toEqual([])
    await files.remove(gone)
    const refused = [files.realPath(gone), files.truncate(gone, 0), files.rename(gone, at('b'))]
    expect(await Promise.all(refused.map(codeOf))).toEqual(['ENOENT', 'ENOENT', 'ENOENT'])
    expect(await codeOf(files.openAppend(at('no-folder/a'), 'keep'))).toBe('ENOENT')
  })

  test('a file is no folder and a folder is no file', async () => {
    const { files, at, folder } = await begin()
    await (await written(files.openAppend(at('a'), 'new'), 'x')).close()
    expect(await codeOf(files.readWhole(folder))).toBe('EISDIR')
    expect(await codeOf(files.list(at('a')))).toBe('ENOTDIR')
    expect(await codeOf(files.ensureFolder(at('a/b')))).not.toBeUndefined()
  })

  test('what is open is read as it was found, page by page, up to its end', async () => {
    const { files, at } = await begin()
    const still = await written(files.openAppend(at('a'), 'new'), '0123456789')
    const read = await files.openRead(at('a'))
    expect(read?.sizeBytes).toBe(10)
    expect((await read?.read(2, 3))?.toString()).toBe('234')
    expect((await read?.read(8, 10))?.toString()).toBe('89')
    expect((await read?.read(20, 10))?.toString()).toBe('')
    await read?.close()
    await still.close()
  })

  test('a move takes the place of what was there, and who writes goes on in the moved file', async () => {
    const { files, at, folder } = await begin()
    await (await written(files.openAppend(at('to'), 'new'), 'old')).close()
    const moved = await written(files.openAppend(at('from'), 'new'), 'new')
    if (process.platform === 'win32') await moved.close()
    await files.rename(at('from'), at('to'))
    if (process.platform !== 'win32') {
      await moved.write(Buffer.from(' and more'))
      await moved.close()
    }
    expect(await files.list(folder)).toEqual(['to'])
    expect(await textOf(files, at('to'))).toMatch(/^new/)
    await files.remove(at('to'))
    expect(await files.list(folder)).toEqual([])
  })

  test('a file is cut, and what comes later follows there', async () => {
    const { files, at } = await begin()
    await (await written(files.openAppend(at('a'), 'new'), '0123456789')).close()
    await files.truncate(at('a'), 4)
    await (await written(files.openAppend(at('a'), 'keep'), 'x')).close()
    expect(await textOf(files, at('a'))).toBe('0123x')
    await files.truncate(at('a'), 6)
    expect(await textOf(files, at('a'))).toBe('0123x\0')
  })

  test('what was read is no part of the file', async () => {
    const { files, at } = await begin()
    await (await written(files.openAppend(at('a'), 'new'), 'abc')).close()
    const bytes = await files.readWhole(at('a'))
    bytes?.fill(0)
    expect(await textOf(files, at('a'))).toBe('abc')
    expect(await files.realPath(at('a'))).toContain('a')
  })
})
