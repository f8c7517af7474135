import { describe, expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { parseController, parseJoin } from './tool.ts'
import { decodeOutput } from '../../../executors/process/decode.ts'

describe('parse controller', () => {
  const read = (stdout: string, exitCode = 0) =>
    parseController({ exitCode, stdout: stdout.replaceAll('\n', '\r\n'), stderr: '' })

  const details = `
      Address: \\\\192.0.2.5
     Dom Guid: 8f9b2b41-1c0d-4f3a-9a1b-7d2e5c6f8a90
     Dom Name: corp.example
  Forest Name: corp.example
 Dc Site Name: HQ
        Flags: PDC GC DS LDAP KDC TIMESERV WRITABLE DNS_DC DNS_DOMAIN DNS_FOREST
`

  test.each([
    ['en', '           DC: ', 'The command completed successfully'],
    ['de', '           Domänencontroller: ', 'Der Befehl wurde ausgeführt.'],
    ['ko', '           도메인 컨트롤러: ', '명령을 실행했습니다.'],
    ['zh', '           域控制器: ', '此命令成功完成'],
  ] as const)('the controller stands behind two backslashes, before its address: %s', (language, label, end) => {
    const found = `${label}\\\\DC1.corp.example${details}${end}\n`
    for (const stdout of asWritten(found, language)) {
      expect(read(stdout)).toEqual({ dcReachable: true, dcName: 'DC1.corp.example' })
    }
  })

  test.each([
    ['en', 'Getting DC name failed: Status = 1355 0x54b ERROR_NO_SUCH_DOMAIN\n'],
    ['de', 'Fehler beim Abrufen des Domänencontrollernamens: Status = 1355 0x54b ERROR_NO_SUCH_DOMAIN\n'],
    ['ko', 'DC 이름을 가져오지 못했습니다. 상태 = 1355 0x54b ERROR_NO_SUCH_DOMAIN\n'],
    ['zh', '获取 DC 名称失败: 状态 = 1355 0x54b ERROR_NO_SUCH_DOMAIN\n'],
  ] as const)('a code says that none is there: %s', (language, output) => {
    for (const stdout of asWritten(output, language))
      expect(read(stdout, 1)).toEqual({ dcReachable: false, dcName: null })
    expect(read('', 1355)).toEqual({ dcReachable: false, dcName: null })
  })

  test('a stopped service and a server that does not answer count as none', () => {
    expect(read('Status = 1717 0x6b5 RPC_S_UNKNOWN_IF\n', 1)).toMatchObject({ dcReachable: false })
    expect(read('Status = 1722 0x6ba RPC_S_SERVER_UNAVAILABLE\n', 1)).toMatchObject({ dcReachable: false })
  })

  test('any other end is unknown, and says its code', () => {
    expect(read('Status = 5 0x5 ERROR_ACCESS_DENIED\n', 1)).toEqual({
      dcReachable: null,
      dcName: null,
      unavailable: ['dcReachable:5'],
    })
    expect(read('', 0)).toMatchObject({ dcReachable: null, dcName: null })
    expect(read('At 1355 0x99 something\n', 1)).toMatchObject({ dcReachable: null })
  })
})

describe('parse join', () => {
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
    expect(parseJoin({ stdout: decodeOutput(bytes, codePage) })).toMatchObject({
      azureAdJoined: true,
      tenant: expected,
    })
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
})
