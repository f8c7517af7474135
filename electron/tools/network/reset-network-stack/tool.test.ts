import { expect, test } from 'vitest'

import type { BackupFile, NodeStepPorts } from '../../../contract/node-step.ts'
import { findSettings, keepSettings } from './keep-settings.ts'
import { tool } from './tool.ts'

function savingPorts(saved: BackupFile[]): NodeStepPorts {
  const keepBackup = (label: string, files: readonly BackupFile[]): Promise<string> => {
    saved.push(...files)
    return Promise.resolve(`${label}-1`)
  }
  const findBackup = (name: string, file: string) => Promise.resolve(`C:\\closed\\${name}\\${file}`)
  return { files: { keepBackup, findBackup } } as unknown as NodeStepPorts
}

const { signal } = new AbortController()
const stateWith = (dump: string) => ({
  p: {},
  r: {},
  s: {
    dump: { stdout: dump },
    catalog: { stdout: 'catalog' },
    addresses: { stdout: 'DHCP' },
    routes: { stdout: '0.0.0.0' },
  },
})

test('what netsh wrote is stored byte for byte, and its name leads an undo to it', async () => {
  const saved: BackupFile[] = []
  const result = await keepSettings({ state: stateWith('\u00c0\u00ac'), ports: savingPorts(saved), signal })
  expect(result).toEqual({ backup: 'network-1' })
  const state = { p: {}, s: {}, r: result }
  expect(await findSettings({ state, ports: savingPorts([]), signal })).toEqual({
    path: 'C:\\closed\\network-1\\interfaces.txt',
  })
  expect(saved[0]).toEqual({ name: 'interfaces.txt', text: '\u00c0\u00ac', encoding: 'latin1' })
  expect(saved.slice(1).map(({ text }) => text)).toEqual(['catalog', 'DHCP', '0.0.0.0'])
})

test('without a dump nothing goes on', async () => {
  await expect(keepSettings({ state: stateWith(''), ports: savingPorts([]), signal })).rejects.toThrow('no_dump')
})

test('the backup comes before everything that changes something', () => {
  const order = tool.steps.map((step) => step.id)
  expect(order.indexOf('backup')).toBeLessThan(order.indexOf('winsock'))
  expect(order.indexOf('backup')).toBeLessThan(order.indexOf('ip'))
})
