import { describe, expect, test } from 'vitest'

import type { Report } from '../../shared/domain/report.ts'
import { personalIn } from './personal-in.ts'

function saying(...said: readonly string[]): Report {
  return { title: '', at: '', said, facts: [], found: [], tried: [], next: [], technical: [] }
}

function valuesIn(text: string): readonly string[] {
  return personalIn(saying(text), [], []).map(({ value }) => value)
}

describe('what tells itself by its form', () => {
  test.each([
    ['write to min.kim@example.co.kr please', ['min.kim@example.co.kr']],
    ['C:\\Users\\minsu kim\\AppData\\Local', ['minsu kim']],
    ['SID S-1-5-21-1004336348-1177238915-682003330-512', ['S-1-5-21-1004336348-1177238915-682003330-512']],
    ['gateway 192.168.0.1 answers', ['192.168.0.1']],
    ['adapter 00-1A-2B-3C-4D-5E and 00:1a:2b:3c:4d:5f', ['00-1A-2B-3C-4D-5E', '00:1a:2b:3c:4d:5f']],
    ['fe80::1ff:fe23:4567:890a is local', ['fe80::1ff:fe23:4567:890a']],
    ['\\\\filesrv01\\team is gone', ['filesrv01']],
    ['job 12 Q3 회계보고서.pdf waits', ['회계보고서.pdf']],
  ])('%s', (text, values) => expect(valuesIn(text)).toEqual(values))

  test.each([
    'It took 10:42 and 12:30:15.',
    'Windows 10.0.22631.4317 runs.',
    'C: has 3.2 GB of 500 GB left.',
    'The address is 127.0.0.1.',
    '5 of 12 checks, 0.5 %',
    'spoolsv.exe crashed 3 times',
  ])('%s names nobody', (text) => expect(valuesIn(text)).toEqual([]))
})

describe('what a check has read', () => {
  test('is personal wherever the report has it: by its field, its area and with its parts', () => {
    const read = [
      { category: 'security', result: { userName: 'CONTOSO\\minsu', groupSids: ['S-1-1-0'] } },
      { category: 'wifi', result: { profiles: [{ name: 'Kim Family' }] } },
      {
        category: 'printers',
        result: { jobs: [{ document: 'D:\\papers\\Offer.docx' }], printers: [{ name: 'LABEL-04' }] },
      },
    ] as const
    const report = saying('minsu of CONTOSO, on Kim Family, prints Offer.docx on LABEL-04')
    expect(personalIn(report, [], read)).toEqual([
      { kind: 'network', value: 'CONTOSO', places: 1 },
      { kind: 'person', value: 'minsu', places: 1 },
      { kind: 'network', value: 'Kim Family', places: 1 },
      { kind: 'file', value: 'Offer.docx', places: 1 },
    ])
  })

  test('what every PC has names nobody', () => {
    const read = [
      { category: 'security', result: { members: ['Administrators', 'BUILTIN\\Users'] } },
      { category: 'files', result: { path: 'C:\\Windows\\System32\\drivers', root: 'C:\\Program Files\\App' } },
    ] as const
    const report = saying('Administrators and Users of BUILTIN in C:\\Windows\\System32\\drivers')
    expect(personalIn(report, [], read)).toEqual([])
  })

  test('only what stands in the report is listed, with its places', () => {
    const known = [
      { kind: 'computer', value: 'DESKTOP-7Q2M' },
      { kind: 'person', value: 'weber' },
    ] as const
    expect(personalIn(saying('DESKTOP-7Q2M', 'desktop-7q2m again'), known, [])).toEqual([
      { kind: 'computer', value: 'DESKTOP-7Q2M', places: 2 },
    ])
  })
})
