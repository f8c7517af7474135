import { expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { parseController } from './parse-controller.ts'

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
