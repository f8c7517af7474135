import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { program, useCommandLine } from './command-line.ts'

const freshFolder = useCommandLine()

/** Runs before the program and writes down which files of texts it reads. */
const listening = `
  const fs = require('node:fs')
  const read = fs.readFileSync
  const seen = []
  fs.readFileSync = (...call) => {
    const [, name] = /([\\w-]+\\.(?:en|ko|zh)\\.json)$/.exec(String(call[0])) ?? []
    if (name !== undefined) seen.push(name)
    return read(...call)
  }
  process.on('exit', () => fs.writeFileSync(process.env.SEEN, JSON.stringify(seen)))`

async function textsReadBy(...words: readonly string[]) {
  const folder = await freshFolder()
  const [hook, seen] = [path.join(folder, 'listen.cjs'), path.join(folder, 'seen.json')]
  await writeFile(hook, listening)
  const options = ['--target', 'simulated', '--data', path.join(folder, 'data')]
  const { status, stdout } = spawnSync(process.execPath, ['--require', hook, program, ...words, ...options], {
    encoding: 'utf8',
    env: { ...process.env, SEEN: seen },
  })
  return { status, stdout, files: (JSON.parse(await readFile(seen, 'utf8')) as string[]).sort() }
}

const inLanguage = (locale: Locale): readonly string[] => [`messages.${locale}.json`, `tools.${locale}.json`]

test.each(locales)('a list of the tools in %s loads that language and no other', async (locale) => {
  const { status, stdout, files } = await textsReadBy('tools', '--lang', locale)
  expect(status).toBe(0)
  expect(stdout).toContain(createTranslator(locale).text('risk.safe'))
  expect(files).toEqual(inLanguage(locale))
})

test('a plan takes what people say in every language, and what is said to them in one', async () => {
  const { status, files } = await textsReadBy('plan', 'the printer does nothing', '--lang', 'en')
  expect(status).toBe(0)
  expect(files).toEqual([...inLanguage('en'), ...locales.map((locale) => `phrases.${locale}.json`)].sort())
})

test.each(['check_printers', 'execute_python', 'clear_browser_cache'])(
  '%s is shown with all of its texts, as they were written',
  async (name) => {
    const { stdout } = await textsReadBy('show', name, '--json', '--lang', 'ko')
    const written = loadTools().find((tool) => tool.name === name)?.texts
    expect(written).toBeDefined()
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, data: { texts: written } })
  },
)

test('what people say about each tool is that of its own', async () => {
  const { stdout } = await textsReadBy('catalogue')
  const { tools } = JSON.parse(stdout) as { readonly tools: readonly { readonly name: string; symptoms: unknown }[] }
  const told = tools.map(({ name, symptoms }) => [name, symptoms])
  expect(told).toEqual(loadTools().map(({ name, texts }) => [name, texts.utterances]))
})
