import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makesLinks } from '../fakes/abilities.ts'
import { dataOf, run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

type Explained = Readonly<Record<'read' | 'write', Readonly<Record<string, unknown>>>>

test('a path is judged for reading and changing, with the reason', async () => {
  const [data, work] = [await newFolder(), await newFolder()]
  const here = ['--data', data, '--target', 'portable']
  const opened = await run([
    'workspace',
    'add',
    'logs',
    work,
    '--read-only',
    '--only',
    '*.log',
    '--never',
    'old',
    ...here,
  ])
  expect(opened.code).toBe(0)
  await mkdir(path.join(work, 'old'))
  for (const name of ['a.log', 'a.txt', path.join('old', 'b.log')]) await writeFile(path.join(work, name), 'x')
  const explain = async (asked: string): Promise<readonly unknown[]> => {
    const told = await run(['explain', 'path', asked, '--json', ...here])
    const { read, write } = dataOf<Explained>(told)
    return [told.code, read['code'], write['code']]
  }
  expect(await explain(path.join(work, 'a.log'))).toEqual([0, 'passed', 'read_only'])
  expect(await explain('logs/a.log')).toEqual([0, 'passed', 'read_only'])
  expect(await explain(path.join(work, 'a.txt'))).toEqual([3, 'not_only', 'read_only'])
  expect(await explain(path.join(work, 'old', 'b.log'))).toEqual([3, 'never', 'read_only'])
  expect(await explain(path.join(work, '..', 'a.log'))).toEqual([3, 'outside', 'outside'])
  const told = await run(['explain', 'path', path.join(work, 'a.log'), ...here])
  expect(told.stdout).toContain('may be read')
  expect(told.stdout).toContain('opened for reading only')
})

test.skipIf(!makesLinks)('many paths in any folder, in their order', async () => {
  const [data, root] = [await newFolder(), await newFolder()]
  await symlink(path.dirname(root), path.join(root, 'out'))
  await writeFile(path.join(root, 'a.txt'), 'x')
  const lines = [
    { id: 'in', platform: 'posix', root, input: 'a.txt', op: 'read' },
    { id: 'out', platform: 'posix', root, input: 'out/x', op: 'read' },
    { id: 'text', platform: 'win32', root: 'C:\\Data', input: 'a.txt:stream' },
    { id: 'wrong', platform: 'dos', root, input: 'a' },
  ]
  const file = path.join(data, 'paths.jsonl')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  const told = await run(['explain', 'path', '--batch', file, '--data', data, '--target', 'portable'])
  const answers = told.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  expect(told.code).toBe(2)
  expect(answers.map(({ id, verdict, code, step }) => [id, verdict, code, step])).toEqual([
    ['in', 'allow', 'passed', null],
    ['out', 'block', 'leads_outside', 8],
    ['text', 'block', 'stream', 4],
    ['wrong', undefined, undefined, undefined],
  ])
  expect(answers[3]).toHaveProperty('error')
})
