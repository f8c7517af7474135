import type { Systeminformation } from 'systeminformation'
import { expect, test } from 'vitest'

import { diskHealth } from './portable.ts'

function disk(more: Partial<Systeminformation.DiskLayoutData>): Systeminformation.DiskLayoutData {
  const layout = { device: '/dev/sda', type: 'SSD', name: 'Example', size: 1000, interfaceType: 'SATA' }
  return { ...layout, smartStatus: 'unknown', temperature: null, ...more } as Systeminformation.DiskLayoutData
}

const nvmeLog = {
  nvme_smart_health_information_log: { percentage_used: 12, media_errors: 0 },
  power_on_time: { hours: 900 },
} as Systeminformation.SmartData

test.each([
  ['Ok', 'linux', 'Healthy'],
  ['OK', 'darwin', 'Healthy'],
  ['Predicted Failure', 'linux', 'Unhealthy'],
  ['failing', 'darwin', 'Unhealthy'],
  ['Degraded', 'win32', 'Unknown'],
  ['Ok', 'win32', 'Unknown'],
  ['unknown', 'linux', 'Unknown'],
  ['not supported', 'darwin', 'Unknown'],
] as const)('%s on %s is %s', (smartStatus, platform, health) => {
  expect(diskHealth([disk({ smartStatus })], platform).disks[0]?.health).toBe(health)
})

test('a disk without counters says so, and nothing is made up', () => {
  const { disks, unavailable } = diskHealth([disk({ name: '' })], 'linux')
  expect(disks[0]).toMatchObject({ name: '/dev/sda', wearPct: null, tempC: null, readErrorsUncorrected: null })
  expect(unavailable).toEqual(['health:/dev/sda', 'counters', 'optimizations'])
})

test('counters of an NVMe disk are taken over', () => {
  const { disks } = diskHealth(
    [disk({ type: 'NVMe', smartStatus: 'Ok', temperature: 41, smartData: nvmeLog })],
    'linux',
  )
  expect(disks[0]).toMatchObject({ media: 'SSD', wearPct: 12, tempC: 41, readErrorsUncorrected: 0, powerOnHours: 900 })
})
