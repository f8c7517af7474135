import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findBuiltFile, listBuiltFiles, type BuiltFiles } from './built-files.ts'

describe('built files', () => {
  let folder = ''
  let files: BuiltFiles = new Map()
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-built-'))
    const page = path.join(folder, 'ui')
    mkdirSync(path.join(page, 'assets'), { recursive: true })
    writeFileSync(path.join(page, 'index.html'), '')
    writeFileSync(path.join(page, 'assets', 'index.js'), '')
    writeFileSync(path.join(folder, 'secret.txt'), '')
    symlinkSync(path.join(folder, 'secret.txt'), path.join(page, 'link.txt'))
    files = listBuiltFiles(page)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds the page and its parts', () => {
    const found = ['app://ui/', 'app://ui/index.html', 'app://ui/assets/index.js', 'app://ui/?x#y'].map((url) =>
      findBuiltFile(files, url, 'ui'),
    )
    const page = path.join(folder, 'ui')
    const index = path.join(page, 'index.html')
    expect(found).toEqual([index, index, path.join(page, 'assets', 'index.js'), index])
  })

  it.each([
    'app://ui/../secret.txt',
    'app://ui/%2e%2e/secret.txt',
    'app://ui/..%2fsecret.txt',
    'app://ui/..%5csecret.txt',
    'app://ui/assets/../../secret.txt',
    'app://ui//etc/passwd',
    'app://ui/assets',
    'app://ui/link.txt',
    'app://ui/INDEX.HTML',
    'app://ui/index.html%00.js',
    'app://confirm/',
    'file:///etc/passwd',
    'not an address',
  ])('does not find %s', (url) => {
    expect(findBuiltFile(files, url, 'ui')).toBeNull()
  })
})
