import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { root, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
let data = ''
beforeAll(async () => {
  data = await newFolder()
})

type Case = { readonly id: string; readonly verdict: string }
type Line = Case & { readonly code?: string; readonly step?: number | null; readonly error?: { readonly code: string } }

const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

test('every case of the evaluation is answered in order and as expected', async () => {
  const shared = path.resolve(root, '..', 'shared', 'evaluation', 'ssrf-dev.json')
  const files = [path.join(root, 'test', 'evaluate', 'unseen-urls.json'), shared].filter((file) => existsSync(file))
  const cases = (
    await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Case[]))
  ).flat()
  const batch = path.join(data, 'urls.jsonl')
  await writeFile(batch, cases.map((one) => JSON.stringify(one)).join('\n'))
  const explained = await run(['explain', 'url', '--batch', batch, ...simulated(data)])
  const got = linesOf(explained.stdout).map(({ id, verdict }) => `${id} ${verdict}`)
  expect([explained.code, got]).toEqual([0, cases.map(({ id, verdict }) => `${id} ${verdict}`)])
})

test('a wrong line answers on its own line, the batch goes on, and the exit code says so', async () => {
  const input = [
    '{"id":1,"url":"https://8.8.8.8/","unknown":true}',
    '{"id":2}',
    '{broken',
    '{"id":3,"url":"http://a.example.net/","dns":{"a.example.net":"10.0.0.1"}}',
    '{"id":4,"url":"http://10.0.0.1/"}',
  ].join('\n')
  const explained = await run(['explain', 'url', '--batch', '-', ...simulated(data)], { input })
  expect([explained.code, linesOf(explained.stdout)]).toEqual([
    2,
    [
      { id: 1, verdict: 'allow', code: 'passed', step: null },
      { id: 2, error: expect.objectContaining({ code: 'invalid_arguments' }) as unknown },
      { id: null, error: expect.objectContaining({ code: 'invalid_json' }) as unknown },
      { id: 3, error: expect.objectContaining({ code: 'invalid_arguments' }) as unknown },
      { id: 4, verdict: 'block', code: 'ipv4_refused', step: 6 },
    ],
  ])
})

test('one address is explained in words and by its exit code', async () => {
  const refused = await run(['explain', 'url', 'http://user@example.com/', ...simulated(data)])
  expect([refused.code, refused.stdout]).toEqual([3, expect.stringContaining('user name or password')])
  const passed = await run(['explain', 'url', 'https://9.9.9.9/', ...simulated(data)])
  expect([passed.code, passed.stdout.trim()]).toEqual([0, 'may be opened'])
})

test('a name is really looked up, but not in offline mode', async () => {
  const own = await run([
    'explain',
    'url',
    'http://nobody.knows.example/',
    '--json',
    '--mode',
    'offline',
    ...simulated(data),
  ])
  expect([own.code, JSON.parse(own.stdout)]).toMatchObject([3, { data: { code: 'no_address', step: 10 } }])
})
