import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { expandProgram, explainProgram, needsRunFolder } from './expand-program.ts'

const environment = { SystemRoot: 'C:\\Windows', 'ProgramFiles(x86)': 'C:\\Program Files (x86)', Evil: '..\\x' }
const state = {
  p: { host: 'pc-1', hops: 12, on: true, list: ['a'], none: null, tricky: '{p.host} %SystemRoot%', line: 'a\nb' },
  s: { find: { file: 'C:\\OneDrive\\OneDrive.exe', share: '\\\\server\\x.exe' } },
  r: { old: 'value' },
}
const input = { environment, state, runtime: { dir: 'C:\\run' } }
const tracert = '%SystemRoot%\\System32\\TRACERT.EXE'

const argvOf = (...argv: string[]) => expandProgram({ executable: tracert, argv }, input)

test('variables and placeholders are filled', () => {
  expect(
    argvOf('-h', '{p.hops}', '/on:{p.on}', '{s.find.file}', '{r.old}', '{runtime.dir}\\gp.xml', '{p.host}'),
  ).toEqual({
    ok: true,
    value: {
      executable: 'C:\\Windows\\System32\\TRACERT.EXE',
      argv: ['-h', '12', '/on:true', 'C:\\OneDrive\\OneDrive.exe', 'value', 'C:\\run\\gp.xml', 'pc-1'],
    },
  })
})

test('a value is text: it is never expanded again', () => {
  expect(argvOf('{p.tricky}')).toMatchObject({ value: { argv: ['{p.host} %SystemRoot%'] } })
  fc.assert(
    fc.property(fc.string(), (host) => {
      const expanded = expandProgram(
        { executable: tracert, argv: ['x={p.host}'] },
        { ...input, state: { ...state, p: { host } } },
      )
      // oxlint-disable-next-line no-control-regex -- the same characters that the product refuses
      if (/[\u0000-\u001f\u007f]/.test(host)) expect(expanded).toMatchObject({ error: { code: 'text_not_allowed' } })
      else expect(expanded).toMatchObject({ value: { argv: [`x=${host}`] } })
    }),
  )
})

test.each([
  '{p.none}',
  '{p.list}',
  '{p.absent}',
  '{s.find.absent}',
  '{s.absent.x}',
  '{p.constructor}',
  '{runtime.other}',
])('%s has no single text', (argument) => {
  expect(argvOf(argument)).toMatchObject({
    ok: false,
    error: { code: 'step_failed', data: { reason: 'missing_value' } },
  })
})

test.each([
  'netsh.exe',
  '%Missing%\\x.exe',
  '\\\\server\\x.exe',
  'C:\\x.cmd',
  '%Evil%\\x.exe',
  '{s.find.share}',
  '{p.host}',
])('%s is no program to start', (executable) => {
  expect(expandProgram({ executable, argv: [] }, input)).toMatchObject({ error: { code: 'invalid_arguments' } })
})

test('before a run, arguments are shown in their places and later values as they are written', () => {
  const argv = ['name={p.tricky}', '{p.hops}', '{s.find.file}', '{runtime.dir}\\gp.xml']
  expect(explainProgram({ executable: tracert, argv }, state.p)).toEqual({
    ok: true,
    value: {
      executable: tracert,
      argv: ['name={p.host} %SystemRoot%', '12', '{s.find.file}', '{runtime.dir}\\gp.xml'],
    },
  })
  expect(explainProgram({ executable: tracert, argv: ['{p.none}'] }, state.p)).toMatchObject({
    error: { code: 'step_failed' },
  })
  expect(explainProgram({ executable: tracert, argv: ['{p.line}'] }, state.p)).toMatchObject({
    error: { code: 'text_not_allowed' },
  })
})

test('a step says whether it needs the private folder', () => {
  expect(needsRunFolder({ executable: tracert, argv: ['{runtime.dir}'] })).toBe(true)
  expect(needsRunFolder({ executable: tracert, argv: ['{p.dir}'] })).toBe(false)
})
