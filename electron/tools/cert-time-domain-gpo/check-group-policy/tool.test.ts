import { describe, expect, test } from 'vitest'

import type { FileEntry, NodeStepContext, NodeStepPorts } from '../../../contract/node-step.ts'
import { parseReport, readReportStep } from './read-report.ts'
import { tool } from './tool.ts'

type Part = { readonly name: string; readonly error: number; readonly id?: string }
type GroupPolicyObject = { readonly name: string; readonly order: number }

const refreshed: Part = { name: 'Group Policy Infrastructure', error: 0, id: '00000000-0000-0000-0000-000000000000' }
const applied: GroupPolicyObject = { name: 'Default Domain Policy', order: 1 }

const partXml = ({ name, error, id = '35378eac-683f-11d2-a89a-00c04fbbcfa2' }: Part): string => `
    <ExtensionStatus>
      <Name>${name}</Name>
      <Identifier>{${id}}</Identifier>
      <BeginTime>2025-11-22T07:09:58</BeginTime>
      <EndTime>2025-11-22T07:10:00</EndTime>
      <LoggingStatus>Complete</LoggingStatus>
      <Error>${error}</Error>
    </ExtensionStatus>`

const objectXml = ({ name, order }: GroupPolicyObject): string => `
    <GPO>
      <Name>${name}</Name>
      <Path><Identifier xmlns="http://www.microsoft.com/GroupPolicy/Types">LocalGPO</Identifier></Path>
      <Enabled>true</Enabled><IsValid>true</IsValid><FilterAllowed>true</FilterAllowed><AccessDenied>false</AccessDenied>
      <Link><SOMPath>corp.example</SOMPath><SOMOrder>1</SOMOrder><AppliedOrder>${order}</AppliedOrder></Link>
    </GPO>`

function report(parts: readonly Part[] = [refreshed], objects: readonly GroupPolicyObject[] = [applied]): string {
  return `<?xml version="1.0" encoding="utf-16"?>
<Rsop xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://www.microsoft.com/GroupPolicy/Rsop">
  <ReadTime>2025-11-22T08:00:00.3134475Z</ReadTime>
  <DataType>LoggedData</DataType>
  <UserResults>
    <Name>CORP\\test</Name>
    <SlowLink>false</SlowLink>${parts.map(partXml).join('')}${objects.map(objectXml).join('')}
    <ExtensionData>
      <Extension><q1:Policy><q1:Name>x</q1:Name></q1:Policy><GPO><Name>not one of them</Name></GPO></Extension>
    </ExtensionData>
  </UserResults>
</Rsop>`
}

describe('a report', () => {
  test('gives what applies, what was left out, and when it was refreshed', () => {
    const local = { name: 'Local Group Policy', order: 0 }
    const parsed = parseReport(report([refreshed], [applied, local]))
    expect(parsed).toEqual({
      applied: ['Default Domain Policy'],
      denied: ['Local Group Policy'],
      failed: [],
      readUtc: '2025-11-22T07:10:00Z',
      slowLink: false,
      noPolicies: false,
    })
    expect(tool.result().parse(parsed)).toEqual(parsed)
  })

  test.each(['Laufwerkzuordnungen', '드라이브 맵 & 그룹 정책', '驱动器映射', 'Group Policy Drive Maps'])(
    'names the part that failed as Windows does: %s',
    (name) => {
      const failing = { name: name.replace('&', '&amp;'), error: 67 }
      expect(parseReport(report([refreshed, failing]))?.failed).toEqual([{ component: name, error: '0x80070043' }])
    },
  )

  test('writes every code in one form', () => {
    const codes = [53, 2_147_942_453, -2_147_024_843].map((error) => ({ name: 'Registry', error }))
    expect(parseReport(report(codes))?.failed.map(({ error }) => error)).toEqual(Array(3).fill('0x80070035'))
  })

  test('without objects that apply there are no policies; without the refresh its time is unknown', () => {
    expect(parseReport(report([], []))).toMatchObject({ applied: [], noPolicies: true, readUtc: null, failed: [] })
  })

  test('of another layout is unknown', () => {
    expect(parseReport('')).toBeNull()
    expect(parseReport(report().replaceAll('UserResults', 'ComputerResults'))).toBeNull()
    expect(parseReport('<html><UserResults></UserResults></html>')).toBeNull()
  })
})

const folder = 'C:\\run'
const { signal } = new AbortController()

function contextOf(files: Readonly<Record<string, Buffer | null>>): NodeStepContext {
  const entries = Object.keys(files).map(
    (name) => ({ path: `${folder}\\${name}`, name, isDirectory: false, isLink: false }) as FileEntry,
  )
  const open = (path: string): Promise<unknown> => {
    const bytes = files[path.slice(folder.length + 1)] ?? null
    if (bytes === null) return Promise.resolve('unreadable')
    return Promise.resolve({ sizeBytes: bytes.length, chunks: new Blob([new Uint8Array(bytes)]).stream() })
  }
  return {
    state: { p: {}, s: { report: {} }, r: {} },
    ports: { files: { list: () => Promise.resolve(entries), open } } as unknown as NodeStepPorts,
    signal,
    runFolder: () => Promise.resolve(folder),
  }
}

describe('the file of the report', () => {
  const text = report([refreshed], [{ name: '회사 기본 정책 公司', order: 1 }])

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-8', Buffer.from(text, 'utf8')],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await readReportStep(contextOf({ 'gp.xml': bytes }))).toMatchObject({ applied: ['회사 기본 정책 公司'] })
  })

  test('that is missing, cannot be read or has another layout is unknown, never "no policies"', async () => {
    const unknown = { applied: null, failed: null, noPolicies: null }
    const missing = { ...unknown, unavailable: ['report:not_written'] }
    expect(await readReportStep(contextOf({}))).toMatchObject(missing)
    expect(await readReportStep(contextOf({ 'gp.xml': null }))).toMatchObject(missing)
    expect(await readReportStep(contextOf({ 'gp.xml': Buffer.from('<other/>') }))).toMatchObject({
      ...unknown,
      unavailable: ['report:unknown_layout'],
    })
  })
})
