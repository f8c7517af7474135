import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { builtPage, type PageBeginning } from './built-page.ts'

const newFolder = useTemporaryFolders()

const html = `<html lang="__LANGUAGE__" data-theme="__THEME__" data-panel="__PANEL__">
    <link rel="modulepreload" crossorigin href="./assets/start.js">
    <link rel="modulepreload" data-language="en" crossorigin href="./assets/en.js">
    <link rel="modulepreload" data-language="ko" crossorigin href="./assets/ko.js">
</html>`

async function documentFor(language: PageBeginning['language']): Promise<string> {
  const file = path.join(await newFolder(), 'index.html')
  await writeFile(file, html)
  const files = new Map([['/index.html', file]])
  const beginning = { nonce: 'a0', theme: 'dark', panel: 'auto', language } as const
  const page = await builtPage(files, { url: 'app://ui/', host: 'ui' }, beginning)
  return page?.body.toString('utf8') ?? ''
}

test('a document says its language and fetches the sentences of that one alone', async () => {
  expect(await documentFor('ko')).toBe(`<html lang="ko" data-theme="dark" data-panel="auto">
    <link rel="modulepreload" crossorigin href="./assets/start.js">
    <link rel="modulepreload" data-language="ko" crossorigin href="./assets/ko.js">
</html>`)
})

test('where the language is not known yet, none is fetched', async () => {
  expect(await documentFor(null)).toBe(`<html lang="" data-theme="dark" data-panel="auto">
    <link rel="modulepreload" crossorigin href="./assets/start.js">
</html>`)
})
