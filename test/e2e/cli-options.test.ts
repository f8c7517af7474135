import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { dataOf, envelopeOf, expectRefused, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const printer = 'the printer does nothing'
let data = ''
beforeAll(async () => {
  data = await newFolder()
})

describe('options', () => {
  test('options of all commands stand before or after the command', async () => {
    const options = ['--target', 'simulated', '--data', data, '--json']
    const [before, after, between] = await Promise.all([
      run([...options, 'config', 'list']),
      run(['config', 'list', ...options]),
      run(['--json', 'config', '--data', data, 'list', '--target', 'simulated']),
    ])
    expect(before.code).toBe(0)
    expect(after.stdout).toBe(before.stdout)
    expect(between.stdout).toBe(before.stdout)
    expect(envelopeOf(before).ok).toBe(true)
  })

  test('a complaint needs no quotes', async () => {
    const planned = await run(['plan', ...printer.split(' '), '--json', ...simulated(data)])
    expect(dataOf(planned)).toMatchObject({ outcome: 'run' })
  })

  test('help and version', async () => {
    const [none, help, version, own] = [
      await run([]),
      await run(['--help']),
      await run(['--version']),
      await run(['run', '--help']),
    ]
    expect([none.code, help.code, version.code, own.code]).toEqual([0, 0, 0, 0])
    expect(none.stdout).toBe(help.stdout)
    expect(none.stdout).toMatch(/^Start here.*\n.* diagnose "/)
    expect(own.stdout).toContain('--args')
    expect(own.stdout).not.toContain('--approve')
    const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      readonly version: string
    }
    expect(version.stdout).toBe(`${manifest.version}\n`)
  })

  test.each([['report'], ['serve'], ['explain', 'nope']])(
    'help for %s, which is no command, is refused as it is',
    async (...words) => {
      for (const help of [[], ['--help'], ['-h']]) await expectRefused([...words, ...help], { code: 'usage', exit: 2 })
    },
  )

  test.each([
    ['en', 'Mein Drucker druckt nicht', /understands English, Korean and Chinese/],
    ['ko', 'プリンターが印刷できない', /영어, 한국어, 중국어를 이해/],
    ['zh', 'Мой принтер не печатает', /能理解英语、韩语和中文/],
  ] as const)(
    'a complaint in a language that nobody reads here is answered so, in %s',
    async (lang, complaint, answer) => {
      const folder = await newFolder()
      for (const command of ['diagnose', 'plan']) {
        const { stdout } = await run([command, complaint, '--lang', lang, ...simulated(folder)])
        expect(stdout).toMatch(answer)
      }
      expect((await run(['plan', 'what is the weather today', ...simulated(folder)])).stdout).not.toMatch(/understands/)
    },
  )

  test('--quiet leaves the answer alone', async () => {
    const quiet = await run(['diagnose', printer, '--quiet', ...simulated(await newFolder())])
    expect(quiet.stderr).toBe('')
    expect(quiet.stdout).not.toBe('')
  })

  test('the language of the person, also in numbers', async () => {
    const chinese = await run([
      'diagnose',
      'my disk is full',
      '--lang',
      'zh',
      ...simulated(await newFolder(), '--scenario', 'full-disk'),
    ])
    expect(chinese.stdout).toMatch(/[\u4e00-\u9fff]/)
    expect(chinese.stdout).not.toMatch(/\[\]|\{|freePct/)
  })
})
