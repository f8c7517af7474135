import { expect, test } from 'vitest'

import { decodeOutput } from '../../../executors/process/decode.ts'
import { parsePrivileges } from './parse-privileges.ts'

const change = '"SeChangeNotifyPrivilege","Bypass traverse checking","Enabled"\r\n'

/** The second and third column in the code page of the PC. */
function row(name: string, meaning: string): Buffer {
  return Buffer.concat([Buffer.from(`"${name}","`), Buffer.from(meaning, 'hex'), Buffer.from('","x"\r\n')])
}

test.each([
  ['English', 437, '53687574'],
  ['German', 850, '48657275 6e746572 6661 6872656e84'.replaceAll(' ', '')],
  ['Korean', 949, 'bdc3bdbac5db20c1bebeee'],
  ['Chinese', 936, 'b9d8b1d5cfb5cdb3'],
])('the right to restart is seen on a PC in %s', (_language, codePage, meaning) => {
  const stdout = (name: string): string =>
    decodeOutput(Buffer.concat([row(name, meaning), Buffer.from(change)]), codePage)
  expect(parsePrivileges({ stdout: stdout('SeShutdownPrivilege') })).toEqual({ mayRestart: true })
  expect(parsePrivileges({ stdout: stdout('SeUndockPrivilege') })).toEqual({ mayRestart: false })
})

test.each(['', 'ERROR', '"Recht","Bedeutung"'])('a table without any right says nothing', (stdout) => {
  expect(parsePrivileges({ stdout })).toEqual({ mayRestart: null })
})
