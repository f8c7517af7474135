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
  const files = [path.join(root, 'test', 'evaluate', 'regression-urls.json'), shared].filter((file) => existsSync(file))
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

test('what settings say counts: lists of names, servers of the own network, a proxy', async () => {
  const own = await newFolder()
  const set = async (key: string, value: string) => {
    expect((await run(['config', 'set', key, value, ...simulated(own)])).code).toBe(0)
  }
  const explain = async (...questions: readonly object[]) => {
    const input = questions.map((question, id) => JSON.stringify({ id, ...question })).join('\n')
    const { stdout } = await run(['explain', 'url', '--batch', '-', ...simulated(own)], { input })
    return linesOf(stdout).map(({ code }) => code)
  }
  const dns = { 'bad.example.net': ['8.8.8.8'], 'good.example.net': ['8.8.8.8'], 'wiki.corp': ['10.1.2.3'] }
  const questions = ['http://bad.example.net/', 'http://good.example.net/', 'http://wiki.corp/', 'http://9.9.9.9/'].map(
    (url) => ({ url, dns }),
  )
  const led = {
    url: 'http://good.example.net/',
    dns,
    redirects: [{ status: 302, location: 'http://bad.example.net/' }],
  }
  expect(await explain(...questions, led)).toEqual(['passed', 'passed', 'answer_refused', 'passed', 'passed'])
  await set('denyDomains', 'bad.example.net')
  await set('internalHosts', 'wiki.corp')
  expect(await explain(...questions, led)).toEqual(['domain_denied', 'passed', 'passed', 'passed', 'domain_denied'])
  const asInternal = { profile: 'internal', url: 'http://good.example.net/', dns }
  expect(await explain(asInternal, { ...asInternal, url: 'http://wiki.corp/' })).toEqual(['host_not_listed', 'passed'])
  await set('allowDomains', 'example.net')
  await set('proxy', 'http://proxy.corp:3128')
  expect(await explain(...questions, { url: 'http://not.known.example.net/' })).toEqual([
    'domain_denied',
    'passed',
    'passed',
    'literal_behind_proxy',
    'passed',
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
