import { describe, expect, test } from 'vitest'

import { decodeUtf16 } from '../../../executors/process/decode.ts'
import type { NodeStepContext, NodeStepPorts } from '../../../contract/node-step.ts'
import { noteStart, parseRepairLog, readRepairLog } from './read-repair-log.ts'
import { tool } from './tool.ts'

const startedMs = new Date(2026, 0, 5, 9, 30, 0, 400).getTime()
const during = '2026-01-05 09:34:12, Info                  CSI    000001f3 [SR]'
const run = { startedMs, exitCode: 0 }

function cannot(name: string, prefix = during): string {
  return `${prefix} Cannot repair member file [l:${name.length}]"${name}" of Microsoft-Windows-X, version 10.0.26100.1, arch amd64`
}
const complete = `${during} Verify complete`

describe('the log of the checker', () => {
  test('nothing damaged', () => {
    expect(parseRepairLog(complete, run)).toEqual({ verdict: 'no_violations', repaired: [], unrepaired: [] })
  })

  test.each(['opencl.dll', '\uae00\uaf34.ttf', '\u5b57\u4f53.ttf', 'stra\u00dfe.dll'])(
    '%s could not be repaired',
    (name) => {
      const text = [cannot(name), cannot(name), complete].join('\r\n')
      expect(parseRepairLog(text, run)).toEqual({ verdict: 'not_repaired', repaired: [], unrepaired: [name] })
    },
  )

  test('a file that was put right in the end counts as repaired, in the shape of old and new Windows', () => {
    const text = [
      cannot('comctl32.dll'),
      `${during} Repairing corrupted file [l:34]'\\??\\C:\\Windows\\System32'\\[l:12]"comctl32.dll" from store`,
      `${during} Repaired file \\SystemRoot\\WinSxS\\amd64_x\\[l:24{12}]"comctl32.dll" by copying from backup`,
      complete,
    ].join('\n')
    expect(parseRepairLog(text, run)).toMatchObject({ verdict: 'repaired', unrepaired: [] })
    expect(parseRepairLog(text, run).repaired).toContain('comctl32.dll')
  })

  test('what an earlier run wrote is not about this one', () => {
    const before = cannot('old.dll', during.replace('09:34:12', '09:29:59'))
    expect(parseRepairLog(`${before}\n${complete}`, run).verdict).toBe('no_violations')
    expect(parseRepairLog(before, { ...run, exitCode: 1 })).toMatchObject({ verdict: 'not_run', unrepaired: [] })
    expect(parseRepairLog(before, run)).toEqual({ verdict: null, repaired: null, unrepaired: null })
  })
})

const sfc = [
  '\r\nBeginning system scan.  This process will take some time.\r\n\r\nVerification 100% complete.\r\n',
  '\r\nSystemsuche wird gestartet. Dieser Vorgang kann einige Zeit dauern.\r\n\r\n\u00dcberpr\u00fcfung 100 % abgeschlossen.\r\n',
  '\r\n\uc2dc\uc2a4\ud15c \uac80\uc0ac\ub97c \uc2dc\uc791\ud569\ub2c8\ub2e4.\r\n\r\n\ud655\uc778 100% \uc644\ub8cc.\r\n',
  '\r\n\u5f00\u59cb\u7cfb\u7edf\u626b\u63cf\u3002\r\n\r\n\u9a8c\u8bc1 100% \u5df2\u5b8c\u6210\u3002\r\n',
]

test.each(sfc)('the text of the program says nothing, in whatever language: %j', (text) => {
  const scan = tool.steps.find((step) => step.id === 'scan')
  if (scan?.via !== 'native') throw new Error('sfc is a program of Windows')
  const stdout = decodeUtf16(Buffer.from(text, 'utf16le'))
  expect(stdout).toBe(text)
  for (const exitCode of [0, 1]) expect(scan.parse({ exitCode, stdout, stderr: '' })).toEqual({ exitCode })
})

function context(text: string | null, exitCode: number): NodeStepContext {
  const readTail = (path: string): Promise<string | null> =>
    Promise.resolve(path === 'D:\\Windows\\Logs\\CBS\\CBS.log' ? text : null)
  const ports = { files: { readTail }, environment: { SystemRoot: 'D:\\Windows' }, now: () => startedMs }
  const state = { p: {}, r: {}, s: { start: { startedMs }, scan: { exitCode } } }
  return { state, ports: ports as unknown as NodeStepPorts, signal: new AbortController().signal }
}

test('the steps together give the whole record', async () => {
  const noted = await noteStart(context(complete, 0))
  expect(noted).toEqual({ startedMs })
  const read = await readRepairLog(context(complete, 0))
  expect(tool.result().parse({ exitCode: 0, ...read })).toMatchObject({ verdict: 'no_violations' })
})

test('a log that cannot be read leaves the verdict open', async () => {
  expect(await readRepairLog(context(null, 0))).toMatchObject({
    verdict: null,
    unavailable: ['verdict:log_unreadable'],
  })
})
