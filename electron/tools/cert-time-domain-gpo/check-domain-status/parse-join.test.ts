import { expect, test } from 'vitest'

import { decodeOutput } from '../../../executors/process/decode.ts'
import { parseJoin } from './parse-join.ts'

const lines = (...some: readonly string[]): string => some.join('\r\n') + '\r\n'

const frame = '+----------------------------------------------------------------------+'
const hybrid = lines(
  frame,
  '| Device State                                                         |',
  frame,
  '',
  '             AzureAdJoined : YES',
  '          EnterpriseJoined : NO',
  '              DomainJoined : YES',
  '                DomainName : CORP',
  '           Virtual Desktop : NOT SET',
  '',
  '                 DeviceId : 4a1f7c2e-9b3d-4e5f-8a6b-1c2d3e4f5a6b',
  ' DeviceCertificateValidity : [ 2019-01-11 21:02:50.000 UTC -- 2029-01-11 21:32:50.000 UTC ]',
  '          DeviceAuthStatus : SUCCESS',
  '                TenantName : 예제 주식회사',
  '             WorkplaceJoined : NO',
  '                AzureAdPrt : YES',
  '      AzureAdPrtUpdateTime : 2025-03-10 05:00:00.000 UTC',
  '             EnterprisePrt : NO',
)

test('keys and values are read where they stand', () => {
  const joined = { azureAdJoined: true, domainJoined: true, workplaceJoined: false, prt: true }
  expect(parseJoin({ stdout: hybrid })).toEqual({ ...joined, deviceAuth: 'SUCCESS', tenant: '예제 주식회사' })
})

test.each([
  ['de', 850, '4d816c6c6572', 'Müller'],
  ['ko', 949, 'bfb9c1a6', '예제'],
  ['zh', 936, 'c0fdd7d3', '例子'],
])('the name of the company in the code page of the PC: %s', (...[, codePage, hex, expected]) => {
  const bytes = Buffer.concat([
    Buffer.from('   AzureAdJoined : YES\r\n   TenantName : '),
    Buffer.from(hex, 'hex'),
    Buffer.from('\r\n'),
  ])
  expect(parseJoin({ stdout: decodeOutput(bytes, codePage) })).toMatchObject({ azureAdJoined: true, tenant: expected })
})

test('what the directory thinks of a device that was removed is kept as it is', () => {
  const removed = hybrid.replace('SUCCESS', 'FAILED. Device is either disabled or deleted')
  expect(parseJoin({ stdout: removed })).toMatchObject({ deviceAuth: 'FAILED. Device is either disabled or deleted' })
})

test('a key that is missing or has another value is unknown', () => {
  const nothing = { azureAdJoined: null, domainJoined: null, workplaceJoined: null, prt: null }
  expect(parseJoin({ stdout: '' })).toEqual({ ...nothing, deviceAuth: null, tenant: null })
  expect(parseJoin({ stdout: lines('AzureAdJoined : MAYBE', 'TenantName :') })).toEqual({
    ...nothing,
    deviceAuth: null,
    tenant: null,
  })
})
