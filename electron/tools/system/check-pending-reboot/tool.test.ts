import { describe, expect, test } from 'vitest'

import { decodeOutput } from '../../../executors/process/decode.ts'
import { parsePrivileges, tool } from './tool.ts'
import { type FakeNetwork, fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

describe('parse privileges', () => {
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
})

describe('on any computer', () => {
  const { signal } = new AbortController()

  async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
    return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
  }

  test('the mark of the system counts; without its writer nothing is known', async () => {
    const writer = { '/usr/share': ['update-notifier'], '/usr/share/update-notifier': ['notify-reboot-required'] }
    expect(await check({ folders: { '/run': ['reboot-required'] } })).toMatchObject({ pending: true, strong: true })
    expect(await check({ folders: { '/run': [], ...writer } })).toMatchObject({ pending: false, reasons: [] })
    expect(await check({ folders: { '/run': [], '/usr/share': [] } })).toMatchObject({ pending: null, strong: null })
    expect(await check({ platform: 'darwin' })).toMatchObject({ pending: null, reasons: null })
  })
})
